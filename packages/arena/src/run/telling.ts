/**
 * Keeps beside the results what is being played, for whoever looks at them, in another process, too: seldom, in one row, and
 * without anybody waiting for it. It is told even where nothing has changed: whoever tells nothing has stopped.
 */

import type { RunningGame } from '../games/job.js';
import type { Store } from '../store/store.js';

/** Milliseconds between two rows, and after which it is told again though it is the same. */
const OFTEN = 300;
const AGAIN = 1500;

/** Whoever has told nothing for so long, in milliseconds, is no more: a machine may be busy. */
export const SILENCE = 10_000;

export class RunTelling {
  readonly #store: Store;
  readonly #run: string;
  readonly #timer = setInterval(() => this.#tell(), OFTEN);
  #games: readonly RunningGame[] = [];
  #isNew = false;
  #toldAt = performance.now();
  #telling: Promise<void> | undefined;

  constructor(store: Store, run: string) {
    this.#store = store;
    this.#run = run;
  }

  readonly watch = (games: readonly RunningGame[]): void => {
    this.#games = games;
    this.#isNew = true;
  };

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
    await this.#say(undefined);
  }

  #tell(): void {
    if (this.#telling !== undefined || (!this.#isNew && performance.now() - this.#toldAt < AGAIN)) return;
    this.#isNew = false;
    this.#toldAt = performance.now();
    this.#telling = this.#say(this.#games).finally(() => {
      this.#telling = undefined;
    });
  }

  /** A database that is busy or away for a while loses no result by this: whoever plays goes on. */
  async #say(games: readonly RunningGame[] | undefined): Promise<void> {
    try {
      await this.#store.tell(this.#run, games);
    } catch {
      // it is told again
    }
  }
}
