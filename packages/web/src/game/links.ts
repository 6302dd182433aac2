/** Links of a room with a game: what one says beside its settings, and the one to what is on screen. */

import { formatDocument, formatRecording } from 'asterion/notation';
import { type GameSetup, GIVEN, isPerson, lineOf, peopleOf, SOURCE } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { BACK, formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import { placeEntries } from './place.js';
import type { Play } from './play.js';

export type Entry = [key: string, text: string];

/** Keys of a link that are no settings. */
const NO_SETTINGS: readonly string[] = ['v', 'rec', 'turn', 'world', 'from', 'try', 'ghost', 'by', BACK];

/** The settings that a link says. */
export const settingsIn = (query: URLSearchParams): Said =>
  Object.fromEntries([...query].filter(([key]) => !NO_SETTINGS.includes(key)));

/**
 * The link to what is on screen, from `#` on; undefined while there is nothing. By settings alone where they give the
 * game again, else by its recording, which holds them; what is tried beside it is said by its moves.
 */
export async function linkOf(play: Play, beside: readonly Entry[]): Promise<string | undefined> {
  const [game, recording, place] = [play.itself.value, play.recordingOfGame, play.place.value];
  if (game === undefined || recording === undefined) return undefined;
  const { setup, tip } = game;
  const isPlayed = lineOf(tip).some(({ turn }) => turn !== undefined && isPerson(setup, turn.seat));
  const isRecorded = isPlayed || (play.isReplay(setup) && tip.position.ply > 0);
  // A game of bots is looked at from its start, one that was played from its end.
  const usual = isRecorded || peopleOf(setup).length > 0 ? tip.position.ply : 0;
  const more = [...placeEntries(place, usual), ...beside];
  if (!isRecorded) return linkTo(setup, more);
  return formatLink(setup.description.game.name, [...more, ['rec', await packText(formatRecording(recording))]]);
}

/** The link to a game from its start. What is long stands last. */
export async function linkTo(
  { description, said, values, scene }: Pick<GameSetup, 'description' | 'said' | 'values' | 'scene'>,
  more: readonly Entry[] = [],
): Promise<string> {
  const world: Entry[] = values[SOURCE] === GIVEN ? [['world', await packText(formatDocument(scene))]] : [];
  const settings = Object.entries(said).filter(([key]) => key !== SOURCE);
  return formatLink(description.game.name, [...settings, ...more, ...world]);
}
