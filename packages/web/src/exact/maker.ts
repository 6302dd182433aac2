/**
 * A table in the making: depths where they can be had, else who wins, else why not even that.
 *
 * One at a time: whoever asks for another one, or for none, ends what is under way.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Chase, type ExactTable, knownTable, type SolveProgress, type SolveWish } from 'asterion/exact';

/** Whoever makes tables: `solveInWorker` on a page. */
export type Solve = (
  chase: Chase,
  wish: SolveWish,
  onProgress: (progress: SolveProgress) => void,
) => {
  /** Rejects with a RangeError whose message is for people if the table cannot be made. */
  readonly table: Promise<ExactTable>;
  cancel(): void;
};

/** How far a table has come. */
export type Making =
  | { readonly kind: 'none' }
  /** `progress` is undefined until the first report. */
  | { readonly kind: 'solving'; readonly chase: Chase; readonly progress: SolveProgress | undefined }
  /** `why` says why it has no depths; undefined if it has them. */
  | { readonly kind: 'solved'; readonly chase: Chase; readonly table: ExactTable; readonly why: string | undefined }
  | { readonly kind: 'refused'; readonly chase: Chase; readonly why: string }
  /** By the visitor. */
  | { readonly kind: 'cancelled'; readonly chase: Chase };

const NONE: Making = { kind: 'none' };
const WISHES: readonly SolveWish[] = [{ depth: true }, { depth: false }];

/** Makes tables by means of somebody who solves: tests bring their own. */
export class Maker {
  readonly #now = signal<Making>(NONE);
  readonly #solve: Solve;
  #solving: ReturnType<Solve> | undefined;
  #settle: (table: ExactTable | undefined) => void = () => undefined;
  /** Counts requests: what an earlier one still reports is dropped. */
  #requests = 0;

  constructor(solve: Solve) {
    this.#solve = solve;
  }

  get now(): ReadonlySignal<Making> {
    return this.#now;
  }

  /** The table; undefined if it cannot be made, is cancelled, or another one is asked for meanwhile. */
  make(chase: Chase): Promise<ExactTable | undefined> {
    this.#end(NONE);
    const known = knownTable(chase);
    if (known !== undefined) {
      this.#now.value = { kind: 'solved', chase, table: known, why: undefined };
      return Promise.resolve(known);
    }
    this.#now.value = { kind: 'solving', chase, progress: undefined };
    return new Promise((settle) => {
      this.#settle = settle;
      void this.#run(chase, this.#requests);
    });
  }

  /** Ends what is under way, by wish of the visitor. */
  cancel(): void {
    const now = this.#now.value;
    if (now.kind === 'solving') this.#end({ kind: 'cancelled', chase: now.chase });
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

  async #run(chase: Chase, request: number): Promise<void> {
    const whys: string[] = [];
    for (const wish of WISHES) {
      const made = await this.#attempt(chase, wish, request);
      if (request !== this.#requests) return;
      if (typeof made !== 'string') {
        this.#now.value = { kind: 'solved', chase, table: made, why: whys.at(0) };
        this.#settle(made);
        return;
      }
      whys.push(made);
    }
    this.#now.value = { kind: 'refused', chase, why: whys.at(-1) ?? '' };
    this.#settle(undefined);
  }

  /** A table, or why there is none. */
  async #attempt(chase: Chase, wish: SolveWish, request: number): Promise<ExactTable | string> {
    try {
      this.#solving = this.#solve(chase, wish, (progress) => {
        if (request === this.#requests) this.#now.value = { kind: 'solving', chase, progress };
      });
      return await this.#solving.table;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return error.message;
    }
  }
}
