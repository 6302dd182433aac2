/** The review of a finished game of Labyrinth: each move beside the truth. */

import { type LabyrinthPosition, labyrinth, THESEUS } from '../../game/index.js';
import { type Review, type ReviewedMove, summaryOf } from '../review.js';
import {
  type LabyrinthTable,
  type LabyrinthValue,
  labyrinthMoveValues,
  labyrinthValueOf,
  worthToTheseus,
} from './table.js';

export type ReviewedLabyrinthMove = ReviewedMove<LabyrinthValue>;
export type LabyrinthReview = Review<LabyrinthValue>;

/** Reviews a game by all its positions, the first and the last included, and the moves between them. */
export function reviewLabyrinth(
  table: LabyrinthTable,
  positions: readonly LabyrinthPosition[],
  moves: readonly number[],
): LabyrinthReview {
  const reviewed = moves.map((move, index) => reviewMove(table, positions[index], move));
  return { moves: reviewed, ...summaryOf(reviewed, labyrinth.seats) };
}

function reviewMove(table: LabyrinthTable, position: LabyrinthPosition, move: number): ReviewedLabyrinthMove {
  const { seat, ply } = position;
  const sign = seat === THESEUS ? 1 : -1;
  const worthOf = (value: LabyrinthValue) => sign * worthToTheseus(value);
  const values = labyrinthMoveValues(table, position);
  const before = labyrinthValueOf(table, position);
  const after = labyrinthValueOf(table, labyrinth.play(position, move));
  const most = Math.max(...values.map(({ value }) => worthOf(value)));
  const best = values.filter(({ value }) => worthOf(value) === most).map((entry) => entry.move);
  const isKept = worthOf(after) >= most;
  const mistake = isKept ? null : before.value === after.value ? 'inaccuracy' : 'blunder';
  return { ply: ply + 1, seat, move, before, after, best, mistake };
}
