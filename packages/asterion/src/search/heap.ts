/**
 * A heap of cells by cost, the first pushed first among equals unless told. Flat arrays: pushing allocates only to grow.
 *
 * Four children a parent: half as deep as with two, and the four keys stand in one line of the cache.
 */

import type { Cell } from '../world/index.js';

/** A priority queue of cells: the least key comes out first. */
export class CellHeap {
  /** By place: the key, and what decides among equals. */
  #keys = new Float64Array(128);
  #cells = new Int32Array(64);
  #size = 0;
  #pushed = 0;

  /** How many cells it holds; one that was pushed twice counts twice. */
  get size(): number {
    return this.#size;
  }

  /** The cell with the least key; only while there is one. */
  get least(): Cell {
    return this.#cells[0];
  }

  /** The least key; only while there is one. */
  get leastKey(): number {
    return this.#keys[0];
  }

  /** What decided among the equals of `least`: how many were pushed before it, unless told; only while there is one. */
  get leastTie(): number {
    return this.#keys[1];
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#keys.byteLength + this.#cells.byteLength;
  }

  /** Every cell in the heap, in no particular order; a cell pushed twice comes twice. */
  cells(): Cell[] {
    return Array.from(this.#cells.subarray(0, this.#size));
  }

  /** Takes all cells out and counts pushes from 0 again. Keeps its room. */
  clear(): void {
    this.#size = 0;
    this.#pushed = 0;
  }

  /** Among equal keys the least `tie` comes first: whoever was pushed first, unless told. */
  push(cell: Cell, key: number, tie: number = this.#pushed++): void {
    if (this.#size === this.#cells.length) this.#grow();
    const keys = this.#keys;
    const cells = this.#cells;
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      const above = keys[2 * parent];
      if (above < key || (above === key && keys[2 * parent + 1] <= tie)) break;
      keys[2 * at] = above;
      keys[2 * at + 1] = keys[2 * parent + 1];
      cells[at] = cells[parent];
      at = parent;
    }
    keys[2 * at] = key;
    keys[2 * at + 1] = tie;
    cells[at] = cell;
  }

  /** Takes the cell with the least key out; only while there is one. */
  pop(): Cell {
    const keys = this.#keys;
    const cells = this.#cells;
    const top = cells[0];
    const last = --this.#size;
    const key = keys[2 * last];
    const tie = keys[2 * last + 1];
    let at = 0;
    for (let first = 1; first < last; first = 4 * at + 1) {
      const end = first + 4 < last ? first + 4 : last;
      let best = first;
      let bestKey = keys[2 * first];
      for (let child = first + 1; child < end; child++) {
        const childKey = keys[2 * child];
        if (childKey > bestKey || (childKey === bestKey && keys[2 * child + 1] >= keys[2 * best + 1])) continue;
        best = child;
        bestKey = childKey;
      }
      const bestTie = keys[2 * best + 1];
      if (key < bestKey || (key === bestKey && tie <= bestTie)) break;
      keys[2 * at] = bestKey;
      keys[2 * at + 1] = bestTie;
      cells[at] = cells[best];
      at = best;
    }
    keys[2 * at] = key;
    keys[2 * at + 1] = tie;
    cells[at] = cells[last];
    return top;
  }

  /** An independent copy. */
  copy(): CellHeap {
    const copy = new CellHeap();
    copy.#keys = this.#keys.slice();
    copy.#cells = this.#cells.slice();
    copy.#size = this.#size;
    copy.#pushed = this.#pushed;
    return copy;
  }

  #grow(): void {
    const [keys, cells] = [this.#keys, this.#cells];
    (this.#keys = new Float64Array(4 * this.#size)).set(keys);
    (this.#cells = new Int32Array(2 * this.#size)).set(cells);
  }
}
