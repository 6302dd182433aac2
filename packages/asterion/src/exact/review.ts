/** The review of a finished game: each move beside the truth. */

import { MONSTER, type RoguePosition, rogue, type Seat } from '../game/index.js';
import type { ExactTable } from './table.js';
import { bestMoves, type Value, valueOf, worthOf } from './value.js';

/** A blunder changes who wins; an inaccuracy only makes a win longer or a defence shorter. */
export type Mistake = 'inaccuracy' | 'blunder';

/** A move and the truth about it, in the values of its game. */
export interface ReviewedMove<V = Value> {
  /** From 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: number;
  /** The value of the position it was made in. */
  readonly before: V;
  /** The value of the position it led to. */
  readonly after: V;
  /** The moves that would have kept the value. */
  readonly best: readonly number[];
  readonly mistake: Mistake | null;
}

/** A game and the truth about it. */
export interface Review<V = Value> {
  readonly moves: readonly ReviewedMove<V>[];
  /** The ply of the first mistake; null in a clean game. */
  readonly firstMistake: number | null;
  /** By seat: the share of its moves that kept the exact value; 1 for a seat that made none. */
  readonly accuracy: Readonly<Record<Seat, number>>;
}

/** Reviews a game by all its positions, the first and the last included, and the moves between them. */
export function reviewGame(table: ExactTable, positions: readonly RoguePosition[], moves: readonly number[]): Review {
  const reviewed = moves.map((move, index) => reviewMove(table, positions[index], move, index + 1));
  return { moves: reviewed, ...summaryOf(reviewed, rogue.seats) };
}

/** The first mistake and the accuracy of each seat, whatever the game. */
export function summaryOf(
  moves: readonly { readonly ply: number; readonly seat: Seat; readonly mistake: Mistake | null }[],
  seats: readonly Seat[],
): Pick<Review, 'firstMistake' | 'accuracy'> {
  const accuracyOf = (seat: Seat) => {
    const own = moves.filter((entry) => entry.seat === seat);
    return own.length === 0 ? 1 : own.filter(({ mistake }) => mistake === null).length / own.length;
  };
  return {
    firstMistake: moves.find(({ mistake }) => mistake !== null)?.ply ?? null,
    accuracy: Object.fromEntries(seats.map((seat) => [seat, accuracyOf(seat)])),
  };
}

/** The truth about one move. */
export function reviewMove(table: ExactTable, position: RoguePosition, move: number, ply: number): ReviewedMove {
  const before = valueOf(table, position);
  const after = valueOf(table, rogue.play(position, move));
  const mistake = mistakeIn(before, after, position.seat);
  return { ply, seat: position.seat, move, before, after, best: bestMoves(table, position), mistake };
}

function mistakeIn(before: Value, after: Value, seat: Seat): Mistake | null {
  if (before.verdict !== after.verdict) return 'blunder';
  // A monster move that keeps to the shortest win leaves one move fewer; a rogue's leaves as many.
  const expected = worthOf(before) - (seat === MONSTER ? 1 : 0);
  return before.captureIn === null || worthOf(after) === expected ? null : 'inaccuracy';
}
