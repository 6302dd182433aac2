/**
 * A queue of cells in a ring that grows: the front of a flood is short, so the whole queue would be mostly past.
 *
 * Fields are open to the kernels of the flood, which keep them in local variables.
 */

import type { Cell } from '../world/index.js';

const FIRST_SIZE = 64;

export class CellQueue {
  /** Place i of the queue is `cells[i & mask]`. */
  cells = new Int32Array(FIRST_SIZE);
  mask = FIRST_SIZE - 1;
  /** How many cells have been taken out, and how many put in, ever. */
  head = 0;
  tail = 0;

  at(place: number): Cell {
    return this.cells[place & this.mask];
  }

  push(cell: Cell): void {
    if (this.tail - this.head > this.mask) this.grow();
    this.cells[this.tail++ & this.mask] = cell;
  }

  /** Twice the room for the same cells. */
  grow(): void {
    const mask = 2 * this.mask + 1;
    const cells = new Int32Array(mask + 1);
    for (let place = this.head; place < this.tail; place++) cells[place & mask] = this.cells[place & this.mask];
    this.cells = cells;
    this.mask = mask;
  }

  /** The cells that wait, the next one first. */
  waiting(): Cell[] {
    return Array.from({ length: this.tail - this.head }, (_, index) => this.at(this.head + index));
  }

  copy(): CellQueue {
    const copy = new CellQueue();
    copy.cells = this.cells.slice();
    copy.mask = this.mask;
    copy.head = this.head;
    copy.tail = this.tail;
    return copy;
  }
}
