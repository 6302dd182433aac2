/**
 * Breadth-first search between two cells: the flood that stops at its target, made ready for many questions.
 *
 * One byte a cell. A byte has no room for the number of a search, so what the last one has marked is cleared before the
 * next: only the rows that it can have come to.
 */

import { type Cell, rowOf, Stepped } from '../../world/index.js';
import { BreadthFirst } from '../breadth-first.js';
import { CellQueue } from '../cell-queue.js';
import { type FloodKernel, kernelFor } from '../flood-kernels.js';
import type { MovementMap } from '../movement.js';
import { type PathRun, RunSearch } from '../path-run.js';
import { checkApplies, checkEnds, type PathAlgorithm } from '../path-search.js';
import { through } from '../ports.js';
import type { Solving } from '../solver.js';
import { ROOT } from '../trail.js';

class BreadthFirstRun extends Stepped implements PathRun {
  readonly visited = undefined;
  end = -1;
  done = true;
  count = 0;
  private readonly map: MovementMap;
  private readonly trail: Uint8Array;
  private readonly queue = new CellQueue();
  private kernel: FloodKernel;
  private from: Cell = 0;
  private to: Cell = 0;
  /** The part of the trail that the last search has marked. */
  private firstMarked = 0;
  private endOfMarked = 0;

  constructor(map: MovementMap) {
    super();
    this.map = map;
    this.trail = new Uint8Array(map.world.grid.cellCount);
    this.kernel = kernelFor(map.asWorld);
  }

  get bytes(): number {
    return this.trail.byteLength + this.queue.cells.byteLength;
  }

  get length(): number {
    return this.end < 0 ? Infinity : this.count - 1;
  }

  get front(): Cell[] {
    return this.done ? [] : this.queue.waiting();
  }

  begin(from: Cell, to: Cell): void {
    const { queue, trail } = this;
    trail.fill(0, this.firstMarked, this.endOfMarked);
    this.from = from;
    this.to = to;
    this.steps = 0;
    this.end = -1;
    this.count = 0;
    this.done = false;
    queue.head = 0;
    queue.tail = 0;
    trail[from] = ROOT;
    queue.push(from);
    this.noteMarked(Infinity);
    if (from === to) this.finish();
  }

  advance(count: number): void {
    const { queue } = this;
    if (this.done) return;
    if (this.kernel(queue, this.trail, undefined, this.to, count)) this.finish();
    else this.done = queue.head === queue.tail;
    this.steps = queue.head;
  }

  writePath(cells: Int32Array | Cell[], count: number): void {
    for (let at = count - 1, cell = this.to; at >= 0; at--) {
      cells[at] = cell;
      if (at > 0) cell = this.before(cell);
    }
  }

  refresh(changed?: Iterable<Cell>): void {
    const { map } = this;
    // An edit can open the first corner of a world, which is longer than a side.
    if (changed === undefined || map.movement.directions === undefined) checkApplies(bfs, map);
    this.kernel = kernelFor(map.asWorld);
  }

  private finish(): void {
    this.done = true;
    this.end = this.to;
    this.count = 1;
    for (let cell = this.to; cell !== this.from; cell = this.before(cell)) this.count++;
    if (this.map.tunnels.size === 0) this.noteMarked(this.count);
  }

  /** The search has come that many rows up and down, at most. */
  private noteMarked(rows: number): void {
    const { grid } = this.map.world;
    const row = rowOf(grid, this.from);
    this.firstMarked = grid.rowStart(Math.max(0, row - rows));
    this.endOfMarked = grid.rowStart(Math.min(grid.rows, row + rows + 1));
  }

  private before(cell: Cell): Cell {
    const { world, tunnels } = this.map;
    const port = this.trail[cell] - 1;
    return tunnels.size === 0 ? world.grid.step(cell, port) : through({ grid: world.grid, tunnels }, cell, port);
  }
}

class BreadthFirstSearch extends RunSearch {
  constructor(map: MovementMap) {
    checkApplies(bfs, map);
    super(bfs, map, () => new BreadthFirstRun(map));
  }

  /** Watched, it is the solver: it says of every cell when it is reached. */
  override start(from: Cell, to: Cell): Solving {
    checkEnds(this.map, from, to);
    return new BreadthFirst(this.map.asWorld, from, to);
  }
}

/** Fewest steps, where every step costs 1. Keeps a byte a cell. */
export const bfs: PathAlgorithm = {
  name: 'bfs',
  title: 'Breadth-first search',
  about: 'Breadth-first search: looks everywhere at the same distance before it looks further.',
  optimal: true,
  guarantee: 'Its path has the fewest steps. It is for movements whose steps all cost the same.',
  fault: (map) => (map.isUnit ? undefined : 'Breadth-first search counts steps, and here they do not all cost 1.'),
  prepare: (map) => new BreadthFirstSearch(map),
};
