/** A*: the least cost from one cell to another, guided by a lower bound. One cell settled a step. */

import type { Cell, Direction, World } from '../world/index.js';
import { CellHeap } from './heap.js';
import { lowerBound } from './heuristic.js';
import { arrivalPort, firstPort, portsOf, through } from './ports.js';
import { Searching } from './searching.js';
import { NO_WAY } from './solver.js';
import { followTrail, ROOT } from './trail.js';

export class Astar extends Searching {
  /** By cell: 1 once the cell is settled, that is, its least cost is known. */
  readonly visited: Uint8Array;
  /** By cell: the least cost found so far, meaningless where the search has not come. */
  private readonly cost: Float64Array;
  /** The way back by that cost. */
  private readonly trail: Uint8Array;
  private readonly bound: (cell: Cell) => number;
  private readonly heap = new CellHeap();

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    const { cellCount } = world.grid;
    this.visited = new Uint8Array(cellCount);
    this.cost = new Float64Array(cellCount);
    this.trail = new Uint8Array(cellCount);
    this.bound = lowerBound(world, to);
    this.trail[from] = ROOT;
    if (this.done) this.visited[from] = 1;
    else this.heap.push(from, this.bound(from));
  }

  /** The cells seen and not yet settled. */
  get front(): readonly Cell[] {
    return this.done ? [] : this.heap.cells().filter((cell) => this.visited[cell] === 0);
  }

  advance(count: number): void {
    const { world, heap, visited } = this;
    for (let made = 0; made < count && !this.done; made++) {
      const cell = heap.pop();
      visited[cell] = 1;
      this.steps++;
      if (cell === this.to) {
        this.path = followTrail(world, this.trail, cell).reverse();
        return;
      }
      for (let rest = portsOf(world, cell); rest !== 0; rest &= rest - 1) this.offer(cell, firstPort(rest));
      // A cell whose cost improved stands in the heap twice; only its first turn counts.
      while (heap.size > 0 && visited[heap.least] === 1) heap.pop();
      if (heap.size === 0) this.why = NO_WAY;
    }
  }

  private offer(cell: Cell, port: Direction): void {
    const { world, cost, trail } = this;
    const next = through(world, cell, port);
    if (this.visited[next] === 1) return;
    const offered = cost[cell] + (world.costs === undefined ? 1 : world.costs[next]);
    if (trail[next] !== 0 && offered >= cost[next]) return;
    cost[next] = offered;
    trail[next] = arrivalPort(world.grid.shape, port) + 1;
    this.heap.push(next, offered + this.bound(next));
  }
}
