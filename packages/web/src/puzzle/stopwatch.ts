/** How long a puzzle takes: time passes only while the page is looked at. */

import { signal } from '@preact/signals';

export class Stopwatch {
  /** Whole seconds, as of the last `tick`. */
  readonly seconds = signal(0);
  readonly #now: () => number;
  #passed = 0;
  /** Since when it has been running; undefined while it stands still. */
  #since: number | undefined;

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** From nothing again, standing still. */
  reset(): void {
    [this.#passed, this.#since] = [0, undefined];
    this.tick();
  }

  go(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.tick();
    this.#passed = this.#elapsed();
    this.#since = undefined;
  }

  tick(): void {
    this.seconds.value = Math.floor(this.#elapsed() / 1000);
  }

  #elapsed(): number {
    return this.#passed + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }
}
