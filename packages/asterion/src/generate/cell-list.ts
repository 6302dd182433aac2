/** A growing list of cells in one flat array: four bytes a cell, and pushing allocates only to grow. */

import type { Cell } from '../world/index.js';

export class CellList {
  #items = new Int32Array(64);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  at(index: number): Cell {
    return this.#items[index];
  }

  push(cell: Cell): void {
    if (this.#count === this.#items.length) {
      // By half, not by two: the copy and the old array stand side by side for a moment.
      const grown = new Int32Array(this.#count + (this.#count >> 1));
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.#count++] = cell;
  }

  /** Takes a cell out and puts the last one in its place: fast, but the order changes. */
  swapOut(index: number): Cell {
    const cell = this.#items[index];
    this.#items[index] = this.#items[--this.#count];
    return cell;
  }

  /** Takes the last cell out. */
  pop(): Cell {
    return this.#items[--this.#count];
  }

  /** Replaces the cell at an index. */
  set(index: number, cell: Cell): void {
    this.#items[index] = cell;
  }

  /** Drops everything from an index on. */
  truncate(size: number): void {
    this.#count = size;
  }

  cells(): Cell[] {
    return Array.from(this.#items.subarray(0, this.#count));
  }

  copy(): CellList {
    const copy = new CellList();
    copy.#items = this.#items.slice();
    copy.#count = this.#count;
    return copy;
  }
}
