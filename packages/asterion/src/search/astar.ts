/** A*: the least cost from one cell to another, guided by a lower bound. One cell settled a step. */

import {
  type Cell,
  type Direction,
  destination,
  openDirectionsOf,
  type Process,
  TUNNEL,
  type World,
} from '../world/index.js';
import { CellHeap } from './heap.js';
import { lowerBound } from './heuristic.js';

const UNSEEN = 0;
const ROOT = 255;

export class Astar implements Process<Astar> {
  readonly world: World;
  readonly from: Cell;
  readonly to: Cell;
  /** By cell: 1 once the cell is settled, that is, its least cost is known. */
  readonly visited: Uint8Array;
  /** By cell: the least cost found so far, meaningless where the search has not come. */
  readonly #cost: Float64Array;
  /** By cell: the direction back towards the start, plus one. */
  readonly #back: Uint8Array;
  readonly #bound: (cell: Cell) => number;
  #heap = new CellHeap();
  #steps = 0;

  constructor(world: World, from: Cell, to: Cell, bound = lowerBound(world, to)) {
    const { cellCount } = world.grid;
    this.world = world;
    this.from = from;
    this.to = to;
    this.visited = new Uint8Array(cellCount);
    this.#cost = new Float64Array(cellCount);
    this.#back = new Uint8Array(cellCount);
    this.#bound = bound;
    this.#back[from] = ROOT;
    this.#heap.push(from, bound(from));
  }

  get steps(): number {
    return this.#steps;
  }

  get done(): boolean {
    return this.#heap.size === 0 || this.visited[this.to] === 1;
  }

  /** The cells seen and not yet settled. */
  get front(): Cell[] {
    return this.#heap.cells().filter((cell) => this.visited[cell] === 0);
  }

  /** The path, both ends included, once found. */
  get path(): Cell[] | undefined {
    if (this.visited[this.to] === 0) return undefined;
    const path = [this.to];
    for (let cell = this.to; cell !== this.from; path.push(cell)) cell = this.#previous(cell);
    return path.reverse();
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) {
      const cell = this.#heap.pop();
      this.visited[cell] = 1;
      this.#steps++;
      for (const direction of openDirectionsOf(this.world, cell)) this.#offer(cell, direction);
      this.#dropSettled();
    }
  }

  copy(): Astar {
    const copy = new Astar(this.world, this.from, this.to, this.#bound);
    copy.visited.set(this.visited);
    copy.#cost.set(this.#cost);
    copy.#back.set(this.#back);
    copy.#heap = this.#heap.copy();
    copy.#steps = this.#steps;
    return copy;
  }

  #offer(cell: Cell, direction: Direction): void {
    const next = destination(this.world, cell, direction);
    const cost = this.#cost[cell] + (this.world.costs?.[next] ?? 1);
    if (this.visited[next] === 1 || (this.#back[next] !== UNSEEN && cost >= this.#cost[next])) return;
    const opposite = direction === TUNNEL ? TUNNEL : this.world.grid.shape.opposite[direction];
    this.#cost[next] = cost;
    this.#back[next] = opposite + 1;
    this.#heap.push(next, cost + this.#bound(next));
  }

  /** A cell whose cost improved stands in the heap twice; only its first turn counts. */
  #dropSettled(): void {
    while (this.#heap.size > 0 && this.visited[this.#heap.least] === 1) this.#heap.pop();
  }

  #previous(cell: Cell): Cell {
    return destination(this.world, cell, this.#back[cell] - 1);
  }
}
