/** Playback of anything that has steps: where it stands, whether it runs, how fast. Knows nothing of what is played. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { Clock } from './clock.js';
import { rateOf, speedBeside } from './speed.js';

export class Playback {
  readonly #step = signal(0);
  readonly #total = signal<number | undefined>(undefined);
  readonly #playing = signal(false);
  readonly #speed = signal(1);
  readonly #show: (step: number) => void;
  readonly #isCalm: ReadonlySignal<boolean>;
  #frame = 0;

  /** Called when playing has come to the end by itself. */
  onEnd: () => void = () => undefined;

  /** Steps a second. */
  readonly rate: ReadonlySignal<number>;

  /**
   * `show` makes a step visible; where `isCalm`, playing is a jump to the end. `rate` tells how many steps a second a
   * speed means for a length.
   */
  constructor(show: (step: number) => void, isCalm: ReadonlySignal<boolean>, rate = rateOf) {
    this.#show = show;
    this.#isCalm = isCalm;
    this.rate = computed(() => rate(this.#speed.value, this.#total.value ?? 0));
  }

  get step(): ReadonlySignal<number> {
    return this.#step;
  }

  /** The number of steps; undefined while it is not yet known, when nothing can be played. */
  get total(): ReadonlySignal<number | undefined> {
    return this.#total;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  get speed(): ReadonlySignal<number> {
    return this.#speed;
  }

  readonly isReady = computed(() => this.#total.value !== undefined);

  /** Something new is coming, of unknown length. It starts at 1x. */
  empty(): void {
    this.pause();
    this.#total.value = undefined;
    this.#step.value = 0;
    this.#speed.value = 1;
  }

  /** The length is known: stands at `step`, paused. */
  load(total: number, step: number): void {
    this.#total.value = total;
    this.seek(step);
  }

  seek(step: number): void {
    const total = this.#total.value;
    if (total === undefined) return;
    const to = Math.min(Math.max(Math.round(step), 0), total);
    this.#step.value = to;
    this.#show(to);
  }

  /** By hand: whoever steps wants to stand still afterwards. */
  stepBy(count: number): void {
    this.pause();
    this.seek(this.#step.value + count);
  }

  toggle(): void {
    if (this.#playing.value) this.pause();
    else this.play();
  }

  /** From here on, or from the start when at the end. */
  play(): void {
    const total = this.#total.value;
    if (total === undefined || this.#playing.value) return;
    if (this.#isCalm.value) {
      this.seek(total);
      this.onEnd();
      return;
    }
    if (this.#step.value >= total) this.seek(0);
    this.#playing.value = true;
    const clock = new Clock();
    const next = (now: number): void => {
      const due = clock.tick(now, this.rate.value);
      if (due > 0) this.seek(this.#step.value + due);
      // Asked again each time: what is still being made has grown meanwhile.
      if (this.#step.value < (this.#total.value ?? 0)) {
        this.#frame = requestAnimationFrame(next);
        return;
      }
      this.pause();
      this.onEnd();
    };
    this.#frame = requestAnimationFrame(next);
  }

  pause(): void {
    if (!this.#playing.value) return;
    cancelAnimationFrame(this.#frame);
    this.#playing.value = false;
  }

  setSpeed(speed: number): void {
    this.#speed.value = speed;
  }

  changeSpeed(places: number): void {
    this.#speed.value = speedBeside(this.#speed.value, places);
  }
}
