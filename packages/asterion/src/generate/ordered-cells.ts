/**
 * A list of cells that keeps its order while cells leave it anywhere.
 *
 * A cell that leaves becomes a gap, and when half of the list is gaps they are squeezed out: a removal costs a constant
 * on average, where moving all later cells up would cost the length of the list. The random cell is drawn again when
 * it hits a gap, at most every other time.
 */

import type { Cell, Rng } from '../world/index.js';
import { CellList } from './cell-list.js';

/** Which cell of the list is picked. */
export type GrowingRule = 'newest' | 'oldest' | 'random' | 'middle';

const GAP = -1;

export class OrderedCells {
  #slots = new CellList();
  /** No cell stands before this slot. */
  #first = 0;
  #count = 0;

  get size(): number {
    return this.#count;
  }

  push(cell: Cell): void {
    this.#slots.push(cell);
    this.#count++;
  }

  cellIn(slot: number): Cell {
    return this.#slots.at(slot);
  }

  /** The slot of a cell by one of the rules, drawn at random from the mix. Only while there is a cell. */
  pick(mix: readonly GrowingRule[], rng: Rng): number {
    const rule = mix[mix.length === 1 ? 0 : rng.below(mix.length)];
    if (rule === 'newest') return this.#slots.size - 1; // trailing gaps are dropped as they arise
    if (rule === 'oldest') return this.#first;
    return rule === 'random' ? this.#random(rng) : this.#middle();
  }

  remove(slot: number): void {
    this.#slots.set(slot, GAP);
    this.#count--;
    while (this.#slots.size > this.#first && this.#slots.at(this.#slots.size - 1) === GAP) this.#slots.pop();
    while (this.#first < this.#slots.size && this.#slots.at(this.#first) === GAP) this.#first++;
    if (this.#slots.size > 2 * this.#count + 64) this.#squeeze();
  }

  cells(): Cell[] {
    return this.#slots.cells().filter((cell) => cell !== GAP);
  }

  copy(): OrderedCells {
    const copy = new OrderedCells();
    copy.#slots = this.#slots.copy();
    copy.#first = this.#first;
    copy.#count = this.#count;
    return copy;
  }

  #random(rng: Rng): number {
    if (this.#count === 1) return this.#first;
    for (;;) {
      const slot = this.#first + rng.below(this.#slots.size - this.#first);
      if (this.#slots.at(slot) !== GAP) return slot;
    }
  }

  /** As many cells before it as after it, or one fewer. */
  #middle(): number {
    let slot = this.#first;
    for (let before = (this.#count - 1) >> 1; before > 0; before--) {
      do slot++;
      while (this.#slots.at(slot) === GAP);
    }
    return slot;
  }

  #squeeze(): void {
    let to = 0;
    for (let from = this.#first; from < this.#slots.size; from++) {
      const cell = this.#slots.at(from);
      if (cell !== GAP) this.#slots.set(to++, cell);
    }
    this.#slots.truncate(to);
    this.#first = 0;
  }
}
