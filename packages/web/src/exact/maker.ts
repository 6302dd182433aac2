/**
 * A table in the making, by the best of several ways that works, or why none does.
 *
 * One at a time: whoever asks for another one, or for none, ends what is under way.
 */

import { type ReadonlySignal, signal } from '@preact/signals';

/** One way to make a table. */
export type Attempt<Problem, Table, Progress> = (
  problem: Problem,
  onProgress: (progress: Progress) => void,
) => {
  /** Rejects with a RangeError whose message is for people if the table cannot be made. */
  readonly table: Promise<Table>;
  cancel(): void;
};

/** How far a table has come. */
export type Making<Problem, Table, Progress> =
  | { readonly kind: 'none' }
  /** `progress` is undefined until the first report. */
  | { readonly kind: 'solving'; readonly problem: Problem; readonly progress: Progress | undefined }
  /** `why` says why better ways did not work; undefined if it is the best. */
  | { readonly kind: 'solved'; readonly problem: Problem; readonly table: Table; readonly why: string | undefined }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly why: string }
  /** By the visitor. */
  | { readonly kind: 'cancelled'; readonly problem: Problem };

const NONE = { kind: 'none' } as const;

export class Maker<Problem, Table, Progress> {
  readonly #now = signal<Making<Problem, Table, Progress>>(NONE);
  readonly #known: (problem: Problem) => Table | undefined;
  readonly #attempts: readonly Attempt<Problem, Table, Progress>[];
  #solving: ReturnType<Attempt<Problem, Table, Progress>> | undefined;
  #settle: (table: Table | undefined) => void = () => undefined;
  /** Counts requests: what an earlier one still reports is dropped. */
  #requests = 0;

  /** `known` tells tables that need not be made; `attempts` are tried in their order. */
  constructor(known: (problem: Problem) => Table | undefined, attempts: readonly Attempt<Problem, Table, Progress>[]) {
    this.#known = known;
    this.#attempts = attempts;
  }

  get now(): ReadonlySignal<Making<Problem, Table, Progress>> {
    return this.#now;
  }

  /** The table; undefined if it cannot be made, is cancelled, or another one is asked for meanwhile. */
  make(problem: Problem): Promise<Table | undefined> {
    this.#end(NONE);
    const known = this.#known(problem);
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

  #end(now: Making<Problem, Table, Progress>): void {
    this.#requests++;
    this.#solving?.cancel();
    this.#solving = undefined;
    this.#now.value = now;
    this.#settle(undefined);
  }

  async #run(problem: Problem, request: number): Promise<void> {
    const whys: string[] = [];
    for (const attempt of this.#attempts) {
      const made = await this.#attempt(problem, attempt, request);
      if (request !== this.#requests) return;
      if (made.ok) {
        this.#now.value = { kind: 'solved', problem, table: made.table, why: whys.at(0) };
        this.#settle(made.table);
        return;
      }
      whys.push(made.why);
    }
    this.#now.value = { kind: 'refused', problem, why: whys.at(-1) ?? '' };
    this.#settle(undefined);
  }

  async #attempt(
    problem: Problem,
    attempt: Attempt<Problem, Table, Progress>,
    request: number,
  ): Promise<{ readonly ok: true; readonly table: Table } | { readonly ok: false; readonly why: string }> {
    try {
      this.#solving = attempt(problem, (progress) => {
        if (request === this.#requests) this.#now.value = { kind: 'solving', problem, progress };
      });
      return { ok: true, table: await this.#solving.table };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { ok: false, why: error.message };
    }
  }
}
