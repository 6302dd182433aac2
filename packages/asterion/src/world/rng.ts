/**
 * Random numbers: seeded, passed as an argument, the same on every platform, for ever.
 *
 * The generator is sfc32 (128 bits of state, passes PractRand), all in 32-bit integers. xoshiro128 needs more
 * operations, and 64-bit generators need BigInt. Golden seeds all over the tests depend on every line here.
 */

import { type Seed, seedWords } from './seed.js';

/** A seeded source of randomness. Passed in, never imported: no module owns one. */
export interface Rng {
  /** Uniform integer in `[0, 2^32)`. */
  word(): number;
  /** Uniform integer in `[0, bound)`, without bias; `bound` from 1 to 2^32. */
  below(bound: number): number;
  /** An independent stream, named by a number or a text; drawing from it never disturbs this one. */
  fork(label: Seed): Rng;
  /** A stream that goes on from here by itself, with the same numbers. */
  copy(): Rng;
  /** The state, for saves: `restoreRng` goes on from here. */
  state(): RngState;
}

/** Four words of 32 bits without sign; the last counts the words that were drawn. */
export type RngState = readonly [number, number, number, number];

/** The stream of a seed. */
export const createRng = (seed: Seed): Rng => absorb(new Sfc32(0x9e3779b9, 0x243f6a88, 0xb7e15162, 1), seedWords(seed));

/** The stream that goes on from a saved state. Throws a RangeError on anything but four 32-bit words. */
export function restoreRng(state: RngState): Rng {
  const words: unknown = state; // from a save, as often as not
  if (!Array.isArray(words) || words.length !== 4 || words.some((word) => word !== word >>> 0)) {
    throw new RangeError(`Expected a state of four 32-bit words, got ${JSON.stringify(state)}.`);
  }
  return new Sfc32(...state);
}

/** How many words were drawn between two states of one stream: both count them. */
export const wordsBetween = (before: RngState, after: RngState): number => (after[3] - before[3]) >>> 0;

class Sfc32 implements Rng {
  /** a, b, c and the counter. A typed array, because plain fields would box words of more than 31 bits in browsers. */
  readonly #state: Int32Array;

  constructor(a: number, b: number, c: number, counter: number) {
    this.#state = Int32Array.of(a, b, c, counter);
  }

  word(): number {
    const state = this.#state;
    const b = state[1];
    const c = state[2];
    const sum = (((state[0] + b) | 0) + state[3]) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    state[3]++;
    return sum >>> 0;
  }

  below(bound: number): number {
    // Multiply, not modulo: the high half of word * bound is uniform once the few low halves that would give some
    // results an extra chance are drawn again (Lemire).
    let word = this.word();
    let low = Math.imul(word, bound) >>> 0;
    if (low < bound) {
      const unfair = (2 ** 32 - bound) % bound;
      while (low < unfair) {
        word = this.word();
        low = Math.imul(word, bound) >>> 0;
      }
    }
    // Half by half, so that no product is rounded; small bounds, the common case, stay within 32-bit integers.
    const upper = word >>> 16;
    const lower = word & 0xffff;
    if (bound <= 0x8000) return (upper * bound + ((lower * bound) >>> 16)) >>> 16;
    return Math.floor((upper * bound + Math.floor((lower * bound) / 0x10000)) / 0x10000);
  }

  fork(label: Seed): Rng {
    return absorb(new Sfc32(...this.state()), [3, ...seedWords(label)]);
  }

  copy(): Rng {
    return new Sfc32(...this.state());
  }

  state(): RngState {
    const [a, b, c, counter] = this.#state;
    return [a >>> 0, b >>> 0, c >>> 0, counter >>> 0];
  }

  /** Mixes a word into the state. Each step can be undone, so no two inputs are ever confused here. */
  mix(word: number): void {
    this.#state[0] ^= word;
    this.#state[2] += Math.imul(word, 0x85ebca6b);
    for (let round = 0; round < 4; round++) this.word();
  }
}

function absorb(rng: Sfc32, words: readonly number[]): Sfc32 {
  for (const word of words) rng.mix(word);
  for (let round = 0; round < 12; round++) rng.word();
  return rng;
}

/** One of the items, each as likely as the others. Throws a RangeError if there is none. */
export function pick<T>(items: ArrayLike<T>, rng: Rng): T {
  if (items.length === 0) throw new RangeError('Expected something to pick from, got nothing.');
  return items[rng.below(items.length)];
}

/** The items worth most, in their order. */
export function bestOf<T>(items: readonly T[], worthOf: (item: T) => number): T[] {
  const worths = items.map(worthOf);
  const best = Math.max(...worths);
  return items.filter((_, index) => worths[index] === best);
}

/** Puts the items in random order, in place (Fisher-Yates, from the end). */
export function shuffle<Items extends unknown[] | Uint32Array | Int32Array>(items: Items, rng: Rng): Items {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const held = items[last];
    items[last] = items[other];
    items[other] = held;
  }
  return items;
}
