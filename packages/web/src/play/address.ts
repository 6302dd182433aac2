/** The links to a moment of play, and to the review of a game. */

import type { Position } from 'asterion/game';
import { formatRecording } from 'asterion/notation';
import { formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import { lineOf, type Moment, type Standing } from './course.js';
import type { Referee } from './referee.js';
import { isPerson, peopleOf, type Settings, type Table } from './table.js';

/**
 * By settings alone where they give the game again; with the whole recording where people have moved. What is long
 * stands last, and a recording holds its world already.
 */
export async function linkTo<P extends Position>(
  room: string,
  settings: readonly [string, string][],
  { table, tip, at }: Moment<P, Table<P, Settings>>,
  referee: Referee<P>,
): Promise<string> {
  const isPlayed = lineOf(tip).some(({ turn }) => turn !== undefined && isPerson(table, turn.seat));
  const isRecorded = isPlayed || (table.isReplay && tip.position.ply > 0);
  // A game of bots is looked at from its start, one that was played from its end.
  const usual = isRecorded || peopleOf(table).length > 0 ? tip.position.ply : 0;
  const turn: [string, string][] = at === usual ? [] : [['turn', String(at)]];
  return formatLink(room, [...settings, ...turn, ...(await packed())]);

  async function packed(): Promise<[string, string][]> {
    if (isRecorded) return [['rec', await packedRecording(tip, referee)]];
    return table.draft.source === 'given' ? [['world', table.draft.world]] : [];
  }
}

export const reviewLink = async <P extends Position>(
  { tip }: Pick<Moment<P, unknown>, 'tip'>,
  referee: Referee<P>,
): Promise<string> => formatLink('review', [['rec', await packedRecording(tip, referee)]]);

const packedRecording = <P extends Position>(tip: Standing<P>, referee: Referee<P>): Promise<string> =>
  packText(formatRecording(referee.recordingOf(tip)));
