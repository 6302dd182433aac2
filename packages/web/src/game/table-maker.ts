/**
 * An exact table in the making, by the best of the ways its game knows that works, or why none does.
 *
 * One at a time: whoever asks for another one, or for none, ends what is under way.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Position } from 'asterion/game';
import type { AnyDescription, SolveReport, TableOptions } from 'asterion/play';

/** Whose table is wanted: that of the game from this position on. */
export interface Problem {
  readonly description: AnyDescription;
  readonly position: Position;
}

export type Progress = Extract<SolveReport, { readonly kind: 'progress' }>;

/** Whoever makes tables: `solveInWorker` on a page. */
export type Solve = (
  problem: Problem,
  options: TableOptions,
  onProgress: (progress: Progress) => void,
) => {
  /** Rejects with a RangeError whose message is for people if the table cannot be made. */
  readonly table: Promise<unknown>;
  cancel(): void;
};

/** How far a table has come. */
export type Making =
  | { readonly kind: 'none' }
  /** `progress` is undefined until the first report. */
  | { readonly kind: 'solving'; readonly problem: Problem; readonly progress: Progress | undefined }
  /** `why` says why better ways did not work; undefined if it is the best. */
  | { readonly kind: 'solved'; readonly problem: Problem; readonly table: unknown; readonly why: string | undefined }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly why: string }
  /** By the visitor. */
  | { readonly kind: 'cancelled'; readonly problem: Problem };

const NONE = { kind: 'none' } as const;

export class TableMaker {
  readonly #now = signal<Making>(NONE);
  readonly #solve: Solve;
  #solving: ReturnType<Solve> | undefined;
  #settle: (table: unknown) => void = () => undefined;
  /** Counts requests: what an earlier one still reports is dropped. */
  #requests = 0;

  constructor(solve: Solve) {
    this.#solve = solve;
  }

  get now(): ReadonlySignal<Making> {
    return this.#now;
  }

  /** The table; undefined if it cannot be made, is cancelled, or another one is asked for meanwhile. */
  make(problem: Problem): Promise<unknown> {
    this.#end(NONE);
    const known = problem.description.exact?.known(problem.position);
    if (known !== undefined) {
      this.#now.value = { kind: 'solved', problem, table: known, why: undefined };
      return Promise.resolve(known);
    }
    this.#now.value = { kind: 'solving', problem, progress: undefined };
    return new Promise((settle) => {
      this.#settle = settle;
      void this.#run(problem, this.#requests);
    });
  }

  /** Ends what is under way, by wish of the visitor. */
  cancel(): void {
    const now = this.#now.value;
    if (now.kind === 'solving') this.#end({ kind: 'cancelled', problem: now.problem });
  }

  /** Ends what is under way: nobody wants it any more. */
  stop(): void {
    this.#end(NONE);
  }

  #end(now: Making): void {
    this.#requests++;
    this.#solving?.cancel();
    this.#solving = undefined;
    this.#now.value = now;
    this.#settle(undefined);
  }

  async #run(problem: Problem, request: number): Promise<void> {
    const whys: string[] = [];
    for (const options of problem.description.exact?.attempts ?? []) {
      const made = await this.#attempt(problem, options, request);
      if (request !== this.#requests) return;
      if (made.ok) {
        this.#now.value = { kind: 'solved', problem, table: made.table, why: whys.at(0) };
        this.#settle(made.table);
        return;
      }
      whys.push(made.why);
    }
    this.#now.value = { kind: 'refused', problem, why: whys.at(-1) ?? 'There is no exact table of this game.' };
    this.#settle(undefined);
  }

  async #attempt(
    problem: Problem,
    options: TableOptions,
    request: number,
  ): Promise<{ readonly ok: true; readonly table: unknown } | { readonly ok: false; readonly why: string }> {
    try {
      this.#solving = this.#solve(problem, options, (progress) => {
        if (request === this.#requests) this.#now.value = { kind: 'solving', problem, progress };
      });
      return { ok: true, table: await this.#solving.table };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { ok: false, why: error.message };
    }
  }
}
