/** A line beside the truth: the value of every standing, and every move with what it was worth. */

import { type ExactTable, type Review, type ReviewedMove, reviewMove, type Value, valueOf } from 'asterion/exact';
import type { Standing } from '../rogue/standing.js';

export interface Judged {
  /** By turn, the start first. */
  readonly values: readonly Value[];
  /** `moves[k]` led to turn k + 1. */
  readonly moves: readonly ReviewedMove[];
}

/** Judges a line; its first moves are known from the review of the game, where they are the game's own. */
export function judge(
  table: ExactTable,
  line: readonly Standing[],
  { moves: known }: Pick<Review, 'moves'>,
  shared: number,
): Judged {
  const own = line.slice(shared + 1).map(({ before, turn }, index) => {
    if (before === undefined || turn === undefined) throw new RangeError('Expected a standing after a move.');
    return reviewMove(table, before.position, turn.move, shared + index + 1);
  });
  const moves = [...known.slice(0, shared), ...own];
  return { values: [valueOf(table, line[0].position), ...moves.map(({ after }) => after)], moves };
}

/** The turn of the nearest mistake before (-1) or after (1) a turn; undefined if there is none. */
export function mistakeBeside(moves: readonly ReviewedMove[], at: number, way: 1 | -1): number | undefined {
  const isMistake = ({ mistake, ply }: ReviewedMove) => mistake !== null && (ply - at) * way > 0;
  return (way > 0 ? moves.find(isMistake) : moves.findLast(isMistake))?.ply;
}
