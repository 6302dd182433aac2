/** The review of a finished game of Labyrinth: each move beside the truth. */

import { type LabyrinthPosition, labyrinth, type Seat, THESEUS } from '../../game/index.js';
import { type Mistake, summaryOf } from '../review.js';
import {
  type LabyrinthTable,
  type LabyrinthValue,
  labyrinthMoveValues,
  labyrinthValueOf,
  worthToTheseus,
} from './table.js';

/** A move and the truth about it. */
export interface ReviewedLabyrinthMove {
  /** From 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: number;
  readonly before: LabyrinthValue;
  readonly after: LabyrinthValue;
  /** The moves that would have kept the value. */
  readonly best: readonly number[];
  readonly mistake: Mistake | null;
}

export interface LabyrinthReview {
  readonly moves: readonly ReviewedLabyrinthMove[];
  /** The ply of the first mistake; null in a clean game. */
  readonly firstMistake: number | null;
  /** By seat: the share of its moves that kept the exact value; 1 for a seat that made none. */
  readonly accuracy: Readonly<Record<Seat, number>>;
}

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
