/** A binary heap of cells by cost, the first pushed first among equals. Flat arrays: pushing allocates only to grow. */

import type { Cell } from '../world/index.js';

export class CellHeap {
  #keys = new Float64Array(64);
  #ages = new Float64Array(64);
  #cells = new Int32Array(64);
  #size = 0;
  #pushed = 0;

  get size(): number {
    return this.#size;
  }

  /** The cell with the least key; only while there is one. */
  get least(): Cell {
    return this.#cells[0];
  }

  /** Every cell in the heap, in no particular order; a cell pushed twice comes twice. */
  cells(): Cell[] {
    return Array.from(this.#cells.subarray(0, this.#size));
  }

  push(cell: Cell, key: number): void {
    if (this.#size === this.#cells.length) this.#grow();
    let at = this.#size++;
    const age = this.#pushed++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#keys[parent] <= key) break; // older than the newcomer, so equals stay above
      this.#move(parent, at);
      at = parent;
    }
    this.#put(at, cell, key, age);
  }

  /** Takes the cell with the least key out; only while there is one. */
  pop(): Cell {
    const top = this.#cells[0];
    const last = --this.#size;
    const cell = this.#cells[last];
    const key = this.#keys[last];
    const age = this.#ages[last];
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= last) break;
      if (child + 1 < last && this.#before(child + 1, this.#keys[child], this.#ages[child])) child++;
      if (!this.#before(child, key, age)) break;
      this.#move(child, at);
      at = child;
    }
    this.#put(at, cell, key, age);
    return top;
  }

  copy(): CellHeap {
    const copy = new CellHeap();
    copy.#keys = this.#keys.slice();
    copy.#ages = this.#ages.slice();
    copy.#cells = this.#cells.slice();
    copy.#size = this.#size;
    copy.#pushed = this.#pushed;
    return copy;
  }

  #before(at: number, key: number, age: number): boolean {
    return this.#keys[at] < key || (this.#keys[at] === key && this.#ages[at] < age);
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#cells[from], this.#keys[from], this.#ages[from]);
  }

  #put(at: number, cell: Cell, key: number, age: number): void {
    this.#cells[at] = cell;
    this.#keys[at] = key;
    this.#ages[at] = age;
  }

  #grow(): void {
    const size = 2 * this.#size;
    const [keys, ages, cells] = [this.#keys, this.#ages, this.#cells];
    (this.#keys = new Float64Array(size)).set(keys);
    (this.#ages = new Float64Array(size)).set(ages);
    (this.#cells = new Int32Array(size)).set(cells);
  }
}
