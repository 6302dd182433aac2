/** The links to a moment of play, and to the review of a game. */

import { formatRecording } from 'asterion/notation';
import { formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import { lineOf, type Moment, type Standing } from './course.js';
import { entriesOf } from './draft.js';
import type { Referee } from './referee.js';
import { isPerson, peopleOf, type Table } from './table.js';

/**
 * By settings alone where they give the game again; with the whole recording where people have moved. What is long
 * stands last, and a recording holds its world already.
 */
export async function linkTo({ table, tip, at }: Moment<Table>, referee: Referee): Promise<string> {
  const isPlayed = lineOf(tip).some(({ turn }) => turn !== undefined && isPerson(table, turn.seat));
  const isRecorded = isPlayed || (table.isReplay && tip.position.ply > 0);
  // A game of bots is looked at from its start, one that was played from its end.
  const usual = isRecorded || peopleOf(table).length > 0 ? tip.position.ply : 0;
  const settings = entriesOf(table.draft).filter(([key]) => key !== 'world');
  const turn: [string, string][] = at === usual ? [] : [['turn', String(at)]];
  return formatLink('rogue', [...settings, ...turn, ...(await packed())]);

  async function packed(): Promise<[string, string][]> {
    if (isRecorded) return [['rec', await packedRecording(tip, referee)]];
    return table.draft.source === 'given' ? [['world', table.draft.world]] : [];
  }
}

export const reviewLink = async ({ tip }: Moment<Table>, referee: Referee): Promise<string> =>
  formatLink('review', [['rec', await packedRecording(tip, referee)]]);

const packedRecording = (tip: Standing, referee: Referee): Promise<string> =>
  packText(formatRecording(referee.recordingOf(tip)));
