/**
 * The verdict on a sketch while it is drawn: what the start is worth, proven. It belongs to the newest sketch or it is not there, so
 * no host can show the answer to another.
 */

import type { Outcome, Position } from '../game/index.js';
import type {
  ExactValue,
  GameDescription,
  GameSetup,
  SolveRequest,
  TableOptions,
  TableSolving,
} from '../play/index.js';
import type { Said } from '../settings/index.js';
import type { Sketch } from './sketch.js';
import { type SketchTruth, sketchTruth } from './truth.js';

/** The moves of both sides at their best. */
export interface BestLine<P extends Position = Position> {
  /** The names of the moves, as recordings write them. */
  readonly moves: readonly string[];
  /** The start, and the position after each move. */
  readonly positions: readonly P[];
  /** How it ends; undefined where it goes on for ever, or is cut short. */
  readonly outcome: Outcome | undefined;
  /** Whether it came to a position again. */
  readonly isEndless: boolean;
}

/** What is proven of a sketch. */
export interface SketchVerdict<P extends Position = Position> {
  /** What it is proven of: the very sketch. */
  readonly sketch: Sketch;
  /** Of the start, whoever is to move. */
  readonly value: ExactValue;
  /** In words: `captured in 7 monster moves`. */
  readonly text: string;
  /** What it takes for granted, as a sentence; undefined for nothing. */
  readonly caveat: string | undefined;
  /** The line of the first best moves, at most so many: 200 if absent. Worked out when asked for. */
  bestLine(most?: number): BestLine<P>;
  /** By cell: the value if that piece stood there; undefined where it cannot. Roles are those of the exact table. */
  byCell(role: string, index?: number): readonly (ExactValue | undefined)[];
}

/** How far it is: something is wrong with the sketch, it is being solved, it is solved, or there is no table of it. */
export type VerdictState = 'faulty' | 'solving' | 'solved' | 'refused';

/** Work for another thread, and the number of the sketch that it is about. */
export interface VerdictRequest {
  /** Of the sketch: to be given back with the answer. */
  readonly stamp: number;
  /** For `answerSolve`. */
  readonly request: SolveRequest;
}

/** What a table may take unless told otherwise, in bytes: so little that it is there in seconds. */
const USUAL_MEMORY = 2 ** 28;

/** Keeps the verdict on a sketch that changes. */
export class LivingVerdict<P extends Position = Position, Move = unknown, Seen = unknown, Table = unknown> {
  readonly #description: GameDescription<P, Move, Seen, Table>;
  readonly #memory: number;
  #stamp = 0;
  #truth: SketchTruth<P, Move, Seen>;
  #attempts: TableOptions[] = [];
  #solving: TableSolving | undefined;
  #verdict: SketchVerdict<P> | undefined;
  #refusal: string | undefined;

  /** `memory` is the most bytes a table may take. */
  constructor(
    description: GameDescription<P, Move, Seen, Table>,
    sketch: Sketch,
    said: Said = {},
    memory = USUAL_MEMORY,
  ) {
    this.#description = description;
    this.#memory = memory;
    this.#truth = this.edited(sketch, said);
  }

  /** Which sketch this is, by number: another one with every edit. */
  get stamp(): number {
    return this.#stamp;
  }

  /** What is true at once of the newest sketch. */
  get truth(): SketchTruth<P, Move, Seen> {
    return this.#truth;
  }

  /** How far the newest sketch is. */
  get state(): VerdictState {
    if (this.#truth.setup === undefined) return 'faulty';
    if (this.#verdict !== undefined) return 'solved';
    return this.#refusal === undefined ? 'solving' : 'refused';
  }

  /** What is proven of the newest sketch; undefined until that is known. */
  get verdict(): SketchVerdict<P> | undefined {
    return this.#verdict;
  }

  /** Why there will be no verdict, as a sentence; undefined where there may be one. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  /** How far solving is, from 0 to 1 and in words; undefined while nothing is being solved here. */
  get progress(): ReturnType<TableSolving['progress']> | undefined {
    return this.state === 'solving' ? this.#solving?.progress() : undefined;
  }

  /** Another sketch, or other settings for it: whatever was known is forgotten. A table that is there already is used at once. */
  edited(sketch: Sketch, said: Said = {}): SketchTruth<P, Move, Seen> {
    this.#stamp++;
    this.#solving = this.#verdict = this.#refusal = undefined;
    this.#truth = sketchTruth(this.#description, sketch, said);
    const { exact, title } = this.#description;
    const start = this.#truth.setup?.start;
    this.#attempts = exact?.attempts.map((options) => ({ memory: this.#memory, ...options })) ?? [];
    if (start === undefined) return this.#truth;
    if (exact === undefined) this.#refusal = `There is no exact table of ${title}.`;
    else {
      const known = this.#attempts.map((options) => exact.known(start, options)).find((table) => table !== undefined);
      if (known === undefined) this.#nextAttempt();
      else this.#solved(known);
    }
    return this.#truth;
  }

  /** Solves on, so many slices of some tens of milliseconds; stops early when there is an answer, or can be none. */
  advance(slices: number): void {
    for (let left = slices; left > 0 && this.state === 'solving'; left--) {
      try {
        this.#solving ??= this.#begun();
        if (this.#solving === undefined) return;
        const { solver, slice } = this.#solving;
        if (!solver.done) solver.advance(slice);
        if (solver.done) this.#revived(solver.data());
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        this.#attempts.shift();
        this.#nextAttempt(error.message);
      }
    }
  }

  /** What another thread may solve in place of `advance`; undefined where there is nothing to solve. */
  request(): VerdictRequest | undefined {
    const { exact, game } = this.#description;
    const start = this.#truth.setup?.start;
    if (this.state !== 'solving' || exact === undefined || start === undefined) return undefined;
    return { stamp: this.#stamp, request: { game: game.name, problem: exact.request(start, this.#attempts[0]) } };
  }

  /** The answer of another thread, as `answerSolve` gives it; false, and nothing happens, where it is about another sketch. */
  answered(stamp: number, data: unknown): boolean {
    if (stamp !== this.#stamp || this.state !== 'solving') return false;
    this.#revived(data);
    return true;
  }

  /** That another thread could not solve it, and why: the next attempt is to be asked for, if there is one. */
  refused(stamp: number, why: string): boolean {
    if (stamp !== this.#stamp || this.state !== 'solving') return false;
    this.#attempts.shift();
    this.#nextAttempt(why);
    return true;
  }

  /** Goes on with the first attempt that can be made; refuses where there is none. */
  #nextAttempt(before?: string): void {
    this.#solving = undefined;
    const { exact } = this.#description;
    const start = this.#truth.setup?.start;
    if (exact === undefined || start === undefined) return;
    let why = before;
    for (; this.#attempts.length > 0; this.#attempts.shift()) {
      const fault = exact.fault(start, this.#attempts[0]);
      if (fault === undefined) return;
      why ??= fault;
    }
    this.#refusal = why ?? 'There is no exact table of this.';
  }

  #begun(): TableSolving | undefined {
    const { exact } = this.#description;
    const start = this.#truth.setup?.start;
    return start && exact?.solving(exact.request(start, this.#attempts[0]));
  }

  #revived(data: unknown): void {
    const start = this.#truth.setup?.start;
    const { exact } = this.#description;
    if (start !== undefined && exact !== undefined) this.#solved(exact.revive(data, start));
  }

  #solved(table: Table): void {
    const { setup, sketch } = this.#truth;
    if (setup !== undefined) this.#verdict = verdictOf(this.#description, setup, sketch, table);
    this.#solving = undefined;
  }
}

function verdictOf<P extends Position, Move, Seen, Table>(
  { exact, game }: GameDescription<P, Move, Seen, Table>,
  { start }: GameSetup<P, Move, Seen>,
  sketch: Sketch,
  table: Table,
): SketchVerdict<P> | undefined {
  if (exact === undefined) return undefined;
  const value = exact.value(table, start);
  const bestLine = (most = 200): BestLine<P> => {
    const [moves, positions] = [[] as string[], [start]];
    const met = new Set([game.key(start)]);
    let isEndless = false;
    for (let position = start; moves.length < most && !isEndless; ) {
      if (game.outcome(position) !== undefined) break;
      const [move] = exact.best(table, position);
      moves.push(game.moveName(position, move));
      position = game.play(position, move);
      positions.push(position);
      isEndless = met.has(game.key(position));
      met.add(game.key(position));
    }
    return { moves, positions, outcome: game.outcome(positions[positions.length - 1]), isEndless };
  };
  return {
    sketch,
    value,
    text: exact.text(value),
    caveat: exact.caveat?.(start),
    bestLine,
    byCell: (role, index = 0) => exact.byCell(table, start, role, index),
  };
}
