/**
 * Forced lines: from a position on, what the solver has to find and what the opponent answers, all of it settled by the
 * values of positions and nothing else, so that whoever checks a line can make it again with values of their own.
 */

import type { Game, Position, Seat } from '../game/index.js';
import type { ExactValue } from '../play/index.js';
import type { ValueOf } from './game.js';
import type { PuzzleTask } from './puzzle.js';

/** The fewest and the most moves the solver has to find. */
const SHORTEST_LINE = 2;
/** Where one has to get somewhere, the way may be longer than where a danger passes. */
const LONGEST_LINE = { keeping: 8, reaching: 16 } as const;

/** A move and what it leads to. */
export interface MadeMove<P extends Position = Position, Move = unknown> {
  /** As the rules take it. */
  readonly move: Move;
  /** Its name. */
  readonly name: string;
  /** The position it was made in. */
  readonly before: P;
  /** The position after it. */
  readonly after: P;
  /** How many moves were legal. */
  readonly choices: number;
}

/** What a value is to a seat: the higher, the better. */
export function worthTo(seat: Seat, { winner, count }: ExactValue): number {
  if (winner === undefined) return 0;
  const speed = 2 ** 30 - (count ?? 0);
  return winner === seat ? speed : -speed;
}

type Rules<P extends Position, Move> = Pick<
  Game<P, Move, object, unknown>,
  'seats' | 'legalMoves' | 'play' | 'outcome' | 'key' | 'moveName'
>;

/** A right move of the solver, and the reply to it while the line goes on. */
interface Step<Move> {
  readonly move: Move;
  readonly reply: Move | undefined;
  /** Moves that the solver has to find, this one included. */
  readonly length: number;
}

/**
 * The forced lines of one game, for one seat and task. What was found out of a position is kept.
 *
 * A right move that anybody sees is no question: one that ends the game, or one beside which every other loses at the opponent's next move.
 *
 * The opponent answers with what again leaves exactly one right move and the most wrong ones, then with what makes the line the
 * longest, then with what comes first in the game's order; but only from among its own right moves: where the solver has to get
 * somewhere those that resist longest, else those that give nothing away. Where the opponent can go on for ever there is no line.
 */
export class ForcedLines<P extends Position = Position, Move = unknown> {
  readonly #game: Rules<P, Move>;
  readonly #task: Pick<PuzzleTask, 'isKeeping'>;
  readonly #valueOf: ValueOf<P>;
  /** By key; null where there are several right moves, or none that takes a thought. */
  readonly #only = new Map<number | string, Move | null>();
  /** By moves that are left, by key; null where there is no line. */
  readonly #steps: Map<number | string, Step<Move> | null>[] = [];

  constructor(game: Rules<P, Move>, task: Pick<PuzzleTask, 'isKeeping'>, valueOf: ValueOf<P>) {
    this.#game = game;
    this.#task = task;
    this.#valueOf = valueOf;
  }

  /**
   * The line from a position in which its seat has something to do; undefined where it is no puzzle: some turn has several
   * right moves, or one that anybody sees, or it takes too few moves or too many.
   */
  from(start: P): MadeMove<P, Move>[] | undefined {
    const { keeping, reaching } = LONGEST_LINE;
    const most = this.#task.isKeeping ? keeping : reaching;
    const first = this.#step(start, most);
    if (first === null || first.length < SHORTEST_LINE) return undefined;
    const line: MadeMove<P, Move>[] = [];
    const make = (before: P, move: Move): P => {
      const after = this.#game.play(before, move);
      const choices = this.#game.legalMoves(before).length;
      line.push({ move, name: this.#game.moveName(before, move), before, after, choices });
      return after;
    };
    let position = start;
    for (let left = first.length; left > 0; left--) {
      const step = this.#step(position, most - (first.length - left));
      if (step === null) return undefined;
      position = make(position, step.move);
      if (step.reply !== undefined) position = make(position, step.reply);
    }
    return line;
  }

  /** The right moves of a position for whoever is to move: those that keep what there is to keep, or the fastest. */
  right(position: P): Move[] {
    const { seat } = position;
    const moves = this.#game.legalMoves(position);
    const worths = moves.map((move) => {
      const worth = worthTo(seat, this.#valueOf(this.#game.play(position, move)));
      return this.#task.isKeeping ? Math.sign(worth) : worth;
    });
    const best = Math.max(...worths);
    return moves.filter((_, at) => worths[at] === best);
  }

  /** The only right move among several moves, where it takes a thought to find it; null where there is none. */
  #onlyIn(position: P): Move | null {
    const key = this.#game.key(position);
    const known = this.#only.get(key);
    if (known !== undefined) return known;
    const right = this.right(position);
    const isQuestion =
      right.length === 1 && this.#game.legalMoves(position).length > 1 && !this.#isPlain(position, right[0]);
    const only = isQuestion ? right[0] : null;
    this.#only.set(key, only);
    return only;
  }

  /** Whether anybody sees it: the right move ends the game, or after every other one the opponent does. */
  #isPlain(position: P, right: Move): boolean {
    if (!this.#task.isKeeping) return this.#game.seats.length > 1 && this.#isOver(this.#game.play(position, right));
    return this.#game
      .legalMoves(position)
      .filter((move) => move !== right)
      .map((move) => this.#game.play(position, move))
      .every((next) => this.#isOver(next) || this.#endsAtOnce(next));
  }

  #isOver(position: P): boolean {
    return this.#game.outcome(position) !== undefined;
  }

  /** Whether whoever is to move can win by this very move. */
  #endsAtOnce(position: P): boolean {
    const { seat } = position;
    return this.#game
      .legalMoves(position)
      .some((move) => this.#game.outcome(this.#game.play(position, move))?.winner === seat);
  }

  #step(position: P, left: number): Step<Move> | null {
    if (left === 0) return null;
    const kept = (this.#steps[left] ??= new Map<number | string, Step<Move> | null>());
    const key = this.#game.key(position);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const step = this.#found(position, left);
    kept.set(key, step);
    return step;
  }

  #found(position: P, left: number): Step<Move> | null {
    const move = this.#onlyIn(position);
    if (move === null) return null;
    const after = this.#game.play(position, move);
    if (this.#isOver(after)) return { move, reply: undefined, length: 1 };
    if (after.seat !== position.seat) return this.#answered(move, after, left);
    const rest = this.#step(after, left - 1);
    return rest && { move, reply: undefined, length: 1 + rest.length };
  }

  /** Whether the next move ends the game, whichever of the right ones it is: of two monsters one captures, and the other does as it likes. */
  #isAtHand(position: P): boolean {
    return this.right(position).every((move) => this.#isOver(this.#game.play(position, move)));
  }

  #answered(move: Move, after: P, left: number): Step<Move> | null {
    const { isKeeping } = this.#task;
    const replies = this.right(after);
    const open = replies
      .map((reply) => ({ reply, next: this.#game.play(after, reply) }))
      .filter(({ next }) => !this.#isOver(next) && this.#onlyIn(next) !== null)
      .map(({ reply, next }) => ({ reply, next, choices: this.#game.legalMoves(next).length }));
    if (open.length === 0) {
      const isSettled = isKeeping || replies.every((reply) => this.#isAtHand(this.#game.play(after, reply)));
      return isSettled ? { move, reply: undefined, length: 1 } : null;
    }
    const widest = Math.max(...open.map(({ choices }) => choices));
    let best: Step<Move> | null = null;
    for (const { reply, next } of open.filter(({ choices }) => choices === widest)) {
      const rest = this.#step(next, left - 1);
      if (rest === null && isKeeping) return null; // the danger does not pass
      if (rest !== null && 1 + rest.length > (best?.length ?? 0)) best = { move, reply, length: 1 + rest.length };
    }
    return best;
  }
}
