/**
 * Transpositions: what a search has found of nodes it may meet again, in a table of fixed size.
 *
 * A new entry takes the place of whatever was there: to keep the deeper one costs a comparison and won nothing on these
 * boards. The whole key is kept, so no node is ever taken for another.
 */

/** What a kept worth says of the true one. */
export const BOUND = { exact: 0, atLeast: 1, atMost: 2 } as const;
export type ScoreBound = (typeof BOUND)[keyof typeof BOUND];

const NOBODY = -1;

export class Transpositions {
  readonly #keys: Float64Array;
  readonly #worths: Int32Array;
  readonly #bounds: Uint8Array;
  readonly #moves: Uint8Array;
  readonly #mask: number;

  /** Room for 2^bits nodes. */
  constructor(bits: number) {
    const size = 2 ** bits;
    this.#keys = new Float64Array(size).fill(NOBODY);
    this.#worths = new Int32Array(size);
    this.#bounds = new Uint8Array(size);
    this.#moves = new Uint8Array(size);
    this.#mask = size - 1;
  }

  clear(): void {
    this.#keys.fill(NOBODY);
  }

  /** Where a key is kept or would be; it is there if `has` says so. */
  slotOf(key: number): number {
    const low = (key % 2 ** 32) | 0;
    const high = Math.floor(key / 2 ** 32) | 0;
    const mixed = Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }

  has(slot: number, key: number): boolean {
    return this.#keys[slot] === key;
  }

  worthAt(slot: number): number {
    return this.#worths[slot];
  }

  boundAt(slot: number): ScoreBound {
    return this.#bounds[slot] as ScoreBound;
  }

  /** The move that was chosen. */
  moveAt(slot: number): number {
    return this.#moves[slot];
  }

  keep(slot: number, key: number, worth: number, bound: ScoreBound, move: number): void {
    this.#keys[slot] = key;
    this.#worths[slot] = worth;
    this.#bounds[slot] = bound;
    this.#moves[slot] = move;
  }
}
