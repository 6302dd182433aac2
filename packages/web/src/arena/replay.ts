/** Recordings of games of a tournament: as a picture of where they stand, and as links to where they are replayed. */

import { type AnyDescription, descriptionFor, openRecording, readRecording } from 'asterion/play';
import { Refusal } from 'asterion/settings';
import type { Frame } from '../board/frame.js';
import { groundArea } from '../board/ground.js';
import { frameOf } from '../game/frame.js';
import { recordedGame } from '../game/review/opening.js';
import { BACK, formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';

/** The game of that name, or all where there is none of it. Rejects where it cannot be loaded. */
export type Games = (name: string) => Promise<readonly AnyDescription[]>;

/** How a game stands, as the audience sees it: all of it. Undefined where the recording cannot be played again. */
export function pictureOf(text: string, known: readonly AnyDescription[]): Frame | undefined {
  const read = readRecording(text, known);
  const opened = read.ok ? openRecording(read.value, { known }) : undefined;
  if (opened === undefined || opened instanceof Refusal) return undefined;
  const { description, tip } = opened;
  const view = description.view(tip.position);
  return frameOf(description, tip.position, view, [], groundArea(view.world));
}

/** The link to a game under review, or in its own room where there is no exact table; it leads `back`. */
export async function replayLink(text: string, games: Games, back: string): Promise<string | Refusal> {
  const known = await games(recordedGame(text)).catch(() => undefined);
  if (known === undefined) return new Refusal('This game was not loaded before the connection was lost.');
  const description = descriptionFor({ game: recordedGame(text) }, known);
  if (description instanceof Refusal) return description;
  const room = description.exact === undefined ? description.game.name : 'review';
  return formatLink(room, [
    ['turn', '0'],
    [BACK, back],
    ['rec', await packText(text)],
  ]);
}
