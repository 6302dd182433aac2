/**
 * Work that can be watched: it advances by steps, and a timeline over it goes back.
 *
 * A process is a plain state with `advance(n)`, so that running it to the end in one call is a tight loop; generator
 * functions cost half the speed. Going back is written once, here: keyframes, and replaying from the nearest one.
 */

/** Something that advances in small steps, the same ones every time. */
export interface Process<Self> {
  /** Steps made so far. */
  readonly steps: number;
  /** Whether it is at its end: from there on `advance` does nothing. */
  readonly done: boolean;
  /** Makes up to `count` steps; stops early when done. */
  advance(count: number): void;
  /** An independent copy as it stands now. */
  copy(): Self;
}

/** Runs a process to its end. In whole numbers, not to infinity: engines compare integers faster. */
export function finish<P extends Process<P>>(process: P): P {
  while (!process.done) process.advance(2 ** 30);
  return process;
}

/**
 * A process that copies itself, field by field: arrays, maps and whatever has a `copy` of its own are copied, the rest
 * is shared. Fields of subclasses must be ordinary ones: `#private` fields cannot be seen from here.
 */
export abstract class Stepped {
  /** Steps made so far. Only `advance` may write it. */
  steps = 0;
  /** Whether it is at its end: from there on `advance` does nothing. */
  abstract readonly done: boolean;

  /** Makes up to `count` steps and counts them in `steps`; stops early when done. */
  abstract advance(count: number): void;

  /** An independent copy as it stands now: arrays are copied, worlds and other plain objects are shared. */
  copy(): this {
    const copy = Object.create(Object.getPrototypeOf(this) as object) as this;
    for (const key of Object.keys(this) as (keyof this)[]) copy[key] = copyOfField(this[key]);
    return copy;
  }
}

function copyOfField<T>(value: T): T;
function copyOfField(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('copy' in value && typeof value.copy === 'function') return (value as { copy(): unknown }).copy();
  if (value instanceof Map) return new Map(value);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  return value;
}

const MOST_KEYFRAMES = 32;
const FIRST_SPACING = 256;

/** A process that can also go back. Memory: at most 33 copies of the process. */
export class Timeline<P extends Process<P>> {
  #present: P;
  /** Copies at 0, spacing, 2 * spacing, ... as far as the timeline has been. */
  #keyframes: P[];
  #spacing = FIRST_SPACING;

  constructor(start: P) {
    if (start.steps !== 0)
      throw new RangeError(`Expected a process that has not begun, got one at step ${start.steps}.`);
    this.#present = start;
    this.#keyframes = [start.copy()];
  }

  /** The process as it stands at the present step. Read it; advance it through the timeline only. */
  get present(): P {
    return this.#present;
  }

  /** Goes to a step, forwards or backwards; past the end it stops at the end. Returns the step reached. */
  seek(step: number): number {
    const target = Math.max(0, step);
    if (target < this.#present.steps) this.#present = this.#keyframeBefore(target).copy();
    while (this.#present.steps < target && !this.#present.done) {
      const next = this.#keyframes.length * this.#spacing;
      this.#present.advance(Math.min(target, Math.max(next, this.#present.steps + 1)) - this.#present.steps);
      if (this.#present.steps === next) this.#keep();
    }
    return this.#present.steps;
  }

  #keyframeBefore(step: number): P {
    return this.#keyframes[Math.min(Math.floor(step / this.#spacing), this.#keyframes.length - 1)];
  }

  #keep(): void {
    this.#keyframes.push(this.#present.copy());
    if (this.#keyframes.length <= MOST_KEYFRAMES) return;
    this.#keyframes = this.#keyframes.filter((_, index) => index % 2 === 0);
    this.#spacing *= 2;
  }
}
