/**
 * A queue of cells by cost for steps that cost 1 or more: Dial's buckets, each 1 wide.
 *
 * Whatever is pushed from a cell lies in a later bucket than the cell, so the cells of a bucket need no order among
 * themselves, and nothing is ever compared: several times as fast as a heap. As many buckets as the dearest step is
 * long go round and round; cells to begin with may lie anywhere, they wait in order until their bucket comes.
 */

import type { Cell } from '../../world/index.js';

/** The dearest step, and the widest spread of what is begun with, for which buckets are used. */
export const DEAREST_STEP = 1024;
export const WIDEST_SPREAD = 2 ** 20;

/** Room for cells below a bucket's number in a double: the two together sort as numbers do. */
const CELLS = 2 ** 31;

export class BucketQueue {
  /** How many cells are in the queue; a cell pushed twice counts twice. */
  size = 0;
  /** Bucket i is `stacks[i & mask]`, as high as `heights` says. Open to the kernel of squares. */
  readonly mask: number;
  readonly stacks: Int32Array[];
  readonly heights: Int32Array;
  /** The bucket that is being emptied. */
  private bucket = 0;
  /** What waits, in order: how many buckets after `first`, and the cell. */
  private waiting = new Float64Array(16);
  private first = 0;
  private begun = 0;
  private count = 0;

  /** What a step costs at most. */
  readonly dearest: number;

  constructor(dearest: number) {
    this.dearest = dearest;
    const count = 1 << (32 - Math.clz32(Math.ceil(dearest) + 1));
    this.mask = count - 1;
    this.stacks = Array.from({ length: count }, () => new Int32Array(64));
    this.heights = new Int32Array(count);
  }

  /** Begins anew, with cells and what they cost by cell. */
  begin(cells: Int32Array, count: number, costs: Float64Array): void {
    this.heights.fill(0);
    this.begun = 0;
    this.count = this.size = count;
    if (count === 0) return;
    if (this.waiting.length < count) this.waiting = new Float64Array(Math.max(count, 2 * this.waiting.length));
    let first = Infinity;
    for (let index = 0; index < count; index++) first = Math.min(first, Math.floor(costs[cells[index]]));
    for (let index = 0; index < count; index++)
      this.waiting[index] = (Math.floor(costs[cells[index]]) - first) * CELLS + cells[index];
    if (count > 1) this.waiting.subarray(0, count).sort();
    this.first = this.bucket = first;
    this.admit();
  }

  push(cell: Cell, cost: number): void {
    this.size++;
    this.put(Math.floor(cost) & this.mask, cell);
  }

  /** Takes a cell of the least bucket out; only while there is one. */
  pop(): Cell {
    const at = this.settle() & this.mask;
    this.size--;
    return this.stacks[at][--this.heights[at]];
  }

  /** Goes on to the least bucket that holds something, and says which it is; only while there is one. */
  settle(): number {
    while (this.heights[this.bucket & this.mask] === 0) {
      const isIdle = this.size === this.count - this.begun;
      this.bucket = isIdle ? this.nextWaiting() : this.bucket + 1;
      this.admit();
    }
    return this.bucket;
  }

  /** Twice the room for a stack of that height. */
  raise(at: number, height: number): Int32Array {
    const higher = new Int32Array(2 * this.stacks[at].length);
    higher.set(this.stacks[at].subarray(0, height));
    this.stacks[at] = higher;
    return higher;
  }

  /** Every cell in the queue, in no particular order; a cell pushed twice comes twice. */
  cells(): Cell[] {
    const pushed = this.stacks.flatMap((stack, at) => [...stack.subarray(0, this.heights[at])]);
    return [...pushed, ...Array.from(this.waiting.subarray(this.begun, this.count), (packed) => packed % CELLS)];
  }

  copy(): BucketQueue {
    const copy = new BucketQueue(1);
    return Object.assign(copy, this, {
      stacks: this.stacks.map((stack) => stack.slice()),
      heights: this.heights.slice(),
      waiting: this.waiting.slice(),
    });
  }

  private put(at: number, cell: Cell): void {
    const height = this.heights[at]++;
    if (height === this.stacks[at].length) this.raise(at, height);
    this.stacks[at][height] = cell;
  }

  private nextWaiting(): number {
    return this.first + Math.floor(this.waiting[this.begun] / CELLS);
  }

  private admit(): void {
    while (this.begun < this.count && this.nextWaiting() === this.bucket)
      this.put(this.bucket & this.mask, this.waiting[this.begun++] % CELLS);
  }
}
