/**
 * The nodes of a search by jump points, and its open list: cells that were jumped to, each with its least cost so far.
 *
 * Jump points are few, so nodes stand in the order in which they were reached, and a cell only says which node it is. What
 * is left of an earlier search needs no clearing: a cell is a node of this one if its node is among the nodes in use and
 * names the cell. Nodes whose cost improves stand in the heap twice; a node without directions has had its turn.
 */

import type { Cell } from '../../world/index.js';

/** A place in the list of nodes. */
export type JumpNode = number;

const FIRST_SIZE = 256;

/** By half, not to the double: on large maps the nodes are most of what is held. */
const larger = (size: number): number => size + (size >> 1);

/** The ways of the goal, from which nobody goes on. */
export const AT_GOAL = 0xff;

export class JumpNodes {
  readonly #cols: number;
  /** By how much a diagonal step in the lower bound is longer than a straight one. */
  readonly #extra: number;
  readonly #nodeOf: Int32Array;
  /** By node. */
  cells = new Int32Array(FIRST_SIZE);
  costs = new Float64Array(FIRST_SIZE);
  parents = new Int32Array(FIRST_SIZE);
  /** By node: where to go on from there, as bits; 0 once that was done. */
  ways = new Uint8Array(FIRST_SIZE);
  count = 0;
  // A heap of four children a node: fewer levels, and what is compared lies side by side.
  #keys = new Float64Array(FIRST_SIZE);
  #waiting = new Int32Array(FIRST_SIZE);
  #size = 0;
  #goalRow = 0;
  #goalCol = 0;
  #goal: Cell = 0;
  /** The cost of the way to the goal as known so far: nothing that is longer is of interest. */
  #best = Infinity;

  constructor(rows: number, cols: number, extra: number) {
    this.#cols = cols;
    this.#extra = extra;
    this.#nodeOf = new Int32Array(rows * cols);
  }

  get bytes(): number {
    return (
      this.#nodeOf.byteLength +
      this.cells.byteLength +
      this.costs.byteLength +
      this.parents.byteLength +
      this.ways.byteLength +
      this.#keys.byteLength +
      this.#waiting.byteLength
    );
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Begins a search for a goal. */
  clear(goal: Cell): void {
    this.#goal = goal;
    this.#goalRow = (goal / this.#cols) | 0;
    this.#goalCol = goal - this.#goalRow * this.#cols;
    this.#best = Infinity;
    this.#size = 0;
    this.count = 0;
  }

  /** A cell was reached at a cost: worth remembering if it was not reached cheaper. */
  reach(parent: JumpNode, row: number, col: number, cost: number, ways: number): void {
    const cell = row * this.#cols + col;
    let node = this.#nodeOf[cell];
    const isNew = node >= this.count || this.cells[node] !== cell;
    if (!isNew && this.costs[node] <= cost) return;
    const down = Math.abs(row - this.#goalRow);
    const across = Math.abs(col - this.#goalCol);
    const key = cost + (across > down ? across + this.#extra * down : down + this.#extra * across);
    if (key >= this.#best) return;
    if (cell === this.#goal) this.#best = key;
    if (isNew) {
      node = this.count++;
      if (node === this.cells.length) this.#grow();
      this.#nodeOf[cell] = node;
      this.cells[node] = cell;
    }
    this.costs[node] = cost;
    this.parents[node] = parent;
    this.ways[node] = ways;
    this.#push(key, node);
  }

  #push(key: number, node: JumpNode): void {
    let at = this.#size++;
    if (at === this.#keys.length) this.#growHeap();
    const keys = this.#keys;
    const waiting = this.#waiting;
    while (at > 0) {
      const above = (at - 1) >> 2;
      if (keys[above] <= key) break;
      keys[at] = keys[above];
      waiting[at] = waiting[above];
      at = above;
    }
    keys[at] = key;
    waiting[at] = node;
  }

  /** Takes the most promising node out; only while there is one. */
  pop(): JumpNode {
    const keys = this.#keys;
    const waiting = this.#waiting;
    const top = waiting[0];
    const size = --this.#size;
    const key = keys[size];
    const node = waiting[size];
    let at = 0;
    for (;;) {
      const first = 4 * at + 1;
      if (first >= size) break;
      const end = Math.min(first + 4, size);
      let least = first;
      let leastKey = keys[first];
      for (let child = first + 1; child < end; child++) {
        if (keys[child] >= leastKey) continue;
        leastKey = keys[child];
        least = child;
      }
      if (leastKey >= key) break;
      keys[at] = leastKey;
      waiting[at] = waiting[least];
      at = least;
    }
    keys[at] = key;
    waiting[at] = node;
    return top;
  }

  /** Takes nodes out that have had their turn, up to the first that has not. */
  dropSettled(): void {
    while (this.#size > 0 && this.ways[this.#waiting[0]] === 0) this.pop();
  }

  copy(): JumpNodes {
    const copy = new JumpNodes(this.#nodeOf.length / this.#cols, this.#cols, this.#extra);
    copy.clear(this.#goal);
    copy.#nodeOf.set(this.#nodeOf);
    copy.cells = this.cells.slice();
    copy.costs = this.costs.slice();
    copy.parents = this.parents.slice();
    copy.ways = this.ways.slice();
    copy.count = this.count;
    copy.#keys = this.#keys.slice();
    copy.#waiting = this.#waiting.slice();
    copy.#size = this.#size;
    copy.#best = this.#best;
    return copy;
  }

  /** The cells that wait, in no particular order. */
  front(): Cell[] {
    const nodes = new Set(this.#waiting.subarray(0, this.#size));
    return [...nodes].filter((node) => this.ways[node] !== 0).map((node) => this.cells[node]);
  }

  #grow(): void {
    const size = larger(this.cells.length);
    const { cells, costs, parents, ways } = this;
    (this.cells = new Int32Array(size)).set(cells);
    (this.costs = new Float64Array(size)).set(costs);
    (this.parents = new Int32Array(size)).set(parents);
    (this.ways = new Uint8Array(size)).set(ways);
  }

  #growHeap(): void {
    const size = larger(this.#keys.length);
    const [keys, waiting] = [this.#keys, this.#waiting];
    (this.#keys = new Float64Array(size)).set(keys);
    (this.#waiting = new Int32Array(size)).set(waiting);
  }
}
