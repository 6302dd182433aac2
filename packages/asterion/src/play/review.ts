/** The review of a game by its exact table: each move beside the truth, whatever the game. */

import type { Position, Seat } from '../game/index.js';
import type { GameDescription } from './description.js';
import type { ExactDescription, ExactValue, JudgedMove, Mistake } from './exact-description.js';

/** A game and the truth about it. */
export interface GameReview<Move = unknown> {
  readonly moves: readonly JudgedMove<Move>[];
  /** The ply of the first mistake; null in a clean game. */
  readonly firstMistake: number | null;
  /** By seat: the share of its moves that kept the exact value; 1 for a seat that made none. */
  readonly accuracy: Readonly<Record<Seat, number>>;
}

/** What can be reviewed: a game with a table. */
export type Reviewable<P extends Position, Move, Seen, Table> = Pick<GameDescription<P, Move, Seen, Table>, 'game'> & {
  readonly exact: ExactDescription<P, Move, Table>;
};

/** Reviews a game by all its positions, the first and the last included, and the moves between them. */
export function reviewGame<P extends Position, Move, Seen, Table>(
  description: Reviewable<P, Move, Seen, Table>,
  table: Table,
  positions: readonly P[],
  moves: readonly Move[],
): GameReview<Move> {
  const judged = moves.map((move, index) => judgeMove(description, table, positions[index], move, index + 1));
  return reviewOf(judged, description.game.seats);
}

/** What judged moves come to. */
export function reviewOf<Move>(moves: readonly JudgedMove<Move>[], seats: readonly Seat[]): GameReview<Move> {
  const accuracyOf = (seat: Seat): number => {
    const own = moves.filter((entry) => entry.seat === seat);
    return own.length === 0 ? 1 : own.filter(({ mistake }) => mistake === null).length / own.length;
  };
  return {
    moves,
    firstMistake: moves.find(({ mistake }) => mistake !== null)?.ply ?? null,
    accuracy: Object.fromEntries(seats.map((seat) => [seat, accuracyOf(seat)])),
  };
}

/** The truth about one move. */
export function judgeMove<P extends Position, Move, Seen, Table>(
  { game, exact }: Reviewable<P, Move, Seen, Table>,
  table: Table,
  position: P,
  move: Move,
  ply: number,
): JudgedMove<Move> {
  const before = exact.value(table, position);
  const valueAfter = (one: Move): ExactValue => exact.value(table, game.play(position, one));
  const after = valueAfter(move);
  const best = exact.best(table, position);
  const isKept = best.length === 0 || !isBetter(valueAfter(best[0]), after, position.seat);
  const mistake: Mistake | null = isKept ? null : before.winner === after.winner ? 'inaccuracy' : 'blunder';
  return { ply, seat: position.seat, move, before, after, best, mistake };
}

/** Whether a seat would rather have one value than the other: to win, soon; else not to lose; else to lose late. */
function isBetter(one: ExactValue, other: ExactValue, seat: Seat): boolean {
  const [rank, otherRank] = [one, other].map(({ winner }) => (winner === undefined ? 0 : winner === seat ? 1 : -1));
  return rank === otherRank ? rank * ((other.count ?? 0) - (one.count ?? 0)) > 0 : rank > otherRank;
}
