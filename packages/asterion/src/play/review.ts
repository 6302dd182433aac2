/** The review of a game by its exact table: each move beside the truth, whatever the game. */

import type { Position, Seat, StandingEnd } from '../game/index.js';
import { checkMembers } from '../settings/index.js';
import type { GameDescription, Narration } from './description.js';
import type { ExactDescription, ExactValue, JudgedMove, Mistake } from './exact-description.js';
import { tableHere } from './solve.js';
import { capital, grouped } from './words.js';

/** Since when it is decided. */
export interface Decided {
  /** The number of the move that decided it, from 1. */
  readonly ply: number;
  /** Undefined for a draw. */
  readonly winner: Seat | undefined;
}

/** A game and the truth about it. */
export interface GameReview<Move = unknown> {
  /** Every move, in the order in which they were made. */
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
  /** What its moves are judged by. */
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

/** The review of a whole match. */
export interface MatchReview<Move = unknown> extends GameReview<Move> {
  /** What the start was worth with best play, also where no move was made. */
  readonly start: ExactValue;
}

/** What was played: a match, or a recording that was opened. */
export interface Played<P extends Position, Move> {
  /** Where it is known: it is to be that of the description. */
  readonly game?: {
    /** As in `Game`. */
    readonly name: string;
  };
  /** The first and the last included. */
  readonly positions: readonly P[];
  /** `moves[n]` leads from `positions[n]` to `positions[n + 1]`. */
  readonly moves: readonly Move[];
}

/**
 * Reviews a match as far as it was played, whoever played it, by a table that is made here and now: with counts where they fit,
 * else by who wins alone. Throws a RangeError where there is no table of the game, or none of this position, and for a match of another game.
 */
export function reviewMatch<P extends Position, Move, Seen, Table>(
  description: Pick<GameDescription<P, Move, Seen, Table>, 'game' | 'exact'>,
  match: Played<P, Move>,
): MatchReview<Move> {
  checkMembers('the description of a game, as gameNamed gives it', description, 'game');
  checkMembers('a match, which is new Match(plan), or what openRecording gives', match, 'positions', 'moves');
  const { game, exact } = description;
  const { positions, moves, game: { name } = game } = match;
  if (name !== game.name) throw new RangeError(`Expected a match of ${game.name}, got one of ${name}.`);
  if (exact === undefined) throw new RangeError(`There is no exact table of ${game.name}.`);
  const [start] = positions;
  const options = exact.attempts.find((one) => exact.fault(start, one) === undefined);
  const table = tableHere({ game, exact }, start, options);
  return { ...reviewGame({ game, exact }, table, positions, moves), start: exact.value(table, start) };
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

/** What a game comes to beside its moves: since when it was decided, what the game itself adds, and who forfeited. */
export function reviewSentences<P extends Position, Move, Seen, Table>(
  description: Reviewable<P, Move, Seen, Table> & Pick<GameDescription<P>, 'words'>,
  { moves, decided }: Pick<GameReview, 'moves' | 'decided'>,
  end: Pick<StandingEnd, 'result' | 'winner' | 'culprit' | 'why'> | undefined,
): string[] {
  const { exact, game, words } = description;
  const sentences = [
    decided === null ? undefined : decidedText(game.seats, words, decided, moves[decided.ply - 1].seat),
    moves.length === 0 ? undefined : exact.summary?.(moves[0].before, moves.length, end),
    end?.result !== 'forfeit' ? undefined : forfeitText(words, end),
  ];
  return sentences.filter((one) => one !== undefined);
}

/** `The rogue forfeited: the rogue (mine) threw Error: no way.` */
const forfeitText = (
  words: Pick<Narration<Position>, 'seat'>,
  { culprit, why }: Pick<StandingEnd, 'culprit' | 'why'>,
) =>
  `${culprit === undefined ? 'Somebody' : capital(words.seat(culprit))} forfeited: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;

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
  const name = game.moveName(position, move);
  const bestNames = best.map((one) => game.moveName(position, one));
  return { ply, seat: position.seat, move, name, before, after, best, bestNames, mistake };
}

/** Whether a seat would rather have one value than the other: to win, soon; else not to lose; else to lose late. */
function isBetter(one: ExactValue, other: ExactValue, seat: Seat): boolean {
  const [rank, otherRank] = [one, other].map(({ winner }) => (winner === undefined ? 0 : winner === seat ? 1 : -1));
  return rank === otherRank ? rank * ((other.count ?? 0) - (one.count ?? 0)) > 0 : rank > otherRank;
}
