/** The review of a game by its exact table: each move beside the truth, whatever the game. */

import type { Outcome, Position, Seat } from '../game/index.js';
import type { GameDescription, Narration } from './description.js';
import type { ExactDescription, ExactValue, JudgedMove, Mistake } from './exact-description.js';
import { grouped } from './words.js';

/** Since when it is decided. */
export interface Decided {
  readonly ply: number;
  /** Undefined for a draw. */
  readonly winner: Seat | undefined;
}

/** A game and the truth about it. */
export interface GameReview<Move = unknown> {
  readonly moves: readonly JudgedMove<Move>[];
  /** The ply of the first mistake; null in a clean game. */
  readonly firstMistake: number | null;
  /** The last move that changed who wins, and who does since; null where none did. */
  readonly decided: Decided | null;
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
  const last = moves.findLast(({ before, after }) => before.winner !== after.winner);
  return {
    moves,
    firstMistake: moves.find(({ mistake }) => mistake !== null)?.ply ?? null,
    decided: last === undefined ? null : { ply: last.ply, winner: last.after.winner },
    accuracy: Object.fromEntries(seats.map((seat) => [seat, accuracyOf(seat)])),
  };
}

/** What a game comes to beside its moves: since when it was decided, and what the game itself adds. Empty without moves. */
export function reviewSentences<P extends Position, Move, Seen, Table>(
  description: Reviewable<P, Move, Seen, Table> & Pick<GameDescription<P>, 'words'>,
  { moves, decided }: Pick<GameReview, 'moves' | 'decided'>,
  end: Pick<Outcome, 'result' | 'winner'> | undefined,
): string[] {
  if (moves.length === 0) return [];
  const { exact, game, words } = description;
  const sentences = [
    decided === null ? undefined : decidedText(game.seats, words, decided, moves[decided.ply - 1].seat),
    exact.summary?.(moves[0].before, moves.length, end),
  ];
  return sentences.filter((one) => one !== undefined);
}

/**
 * `Lost for the rogue since move 7.`: told of whoever made that move; of the winner where that was chance. A game of one
 * seat is won by it or lost, and nobody else is named: its opponent is part of the rules.
 */
function decidedText(
  seats: readonly Seat[],
  words: Pick<Narration<Position>, 'seat'>,
  { ply, winner }: Decided,
  mover: Seat,
): string {
  const since = `since move ${grouped(ply)}.`;
  if (seats.length === 1) return `${winner === seats[0] ? 'Won' : 'Lost'} ${since}`;
  if (winner === undefined) return `Drawn ${since}`;
  const told = seats.includes(mover) ? mover : winner;
  return `${told === winner ? 'Won' : 'Lost'} for ${words.seat(told)} ${since}`;
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
