/** The clock of a playback: turns elapsed time into whole steps, and keeps the rest. */

/** A slow frame or a hidden tab is not caught up with: nobody saw what was missed. */
const LONGEST_FRAME = 100;

export class Clock {
  #last: number | undefined;
  #owed = 0;

  /** Whole steps due at `now` (milliseconds) at `rate` steps a second. A change of rate acts from here on. */
  tick(now: number, rate: number): number {
    const elapsed = Math.min(Math.max(now - (this.#last ?? now), 0), LONGEST_FRAME);
    this.#last = now;
    this.#owed += (elapsed * rate) / 1000;
    const due = Math.floor(this.#owed);
    this.#owed -= due;
    return due;
  }
}
