/**
 * The flood: breadth-first search over a world, one cell a step. Every search by fewest steps is this one.
 *
 * Scratch lives here, never on the world, so a search cannot dirty its map and two can run at once. It is one byte a
 * cell, which is a trail back to the sources, and a short queue; distances are written only for those who want them.
 */

import { type Cell, Stepped, type World } from '../world/index.js';
import { CellQueue } from './cell-queue.js';
import { type FloodKernel, kernelFor } from './flood-kernels.js';
import { followTrail, ROOT } from './trail.js';

/** Arrays passed in have `cellCount` entries or more; they are overwritten. */
export interface FloodOptions {
  /** The flood stops once this cell is reached. */
  readonly target?: Cell;
  /** Gets, by cell, the steps from the nearest source, -1 where the flood has not come. */
  readonly distances?: Int32Array;
  /** The array to use as `visited`. */
  readonly visited?: Uint8Array;
}

/** A breadth-first search from one cell or many, one cell expanded a step. It may go on after its end: see `add`. */
export class Flood extends Stepped {
  /** Its open ways and tunnels are read as they are at each step. */
  readonly world: World;
  /** By cell: not 0 once the flood has reached it. */
  readonly visited: Uint8Array;
  /** By cell: steps from the nearest source, -1 where the flood has not come; undefined where nobody asked. */
  readonly distances: Int32Array | undefined;
  /** Whether the target was reached. */
  found = false;
  private readonly queue = new CellQueue();
  private readonly target: Cell;
  private readonly kernel: FloodKernel;

  constructor(world: World, sources: Iterable<Cell>, { target = -1, distances, visited }: FloodOptions = {}) {
    super();
    this.world = world;
    this.visited = visited?.fill(0) ?? new Uint8Array(world.grid.cellCount);
    this.distances = distances?.fill(-1);
    this.target = target;
    this.kernel = kernelFor(world);
    for (const source of sources) this.add(source);
  }

  get done(): boolean {
    return this.queue.head === this.queue.tail || this.found;
  }

  /** How many cells the flood has reached; `steps` of them have been expanded. */
  get reached(): number {
    return this.queue.tail;
  }

  /** The cells reached and not yet expanded, the next one first. */
  get front(): Cell[] {
    return this.queue.waiting();
  }

  /** The cell that was reached as number `place` (from 0). Only those not yet expanded, and the last one, are kept. */
  cellReached(place: number): Cell {
    return this.queue.at(place);
  }

  /** One more source where the flood has not been, also after its end: it goes on from there. */
  add(source: Cell): void {
    if (this.visited[source] !== 0) return;
    this.visited[source] = ROOT;
    if (this.distances !== undefined) this.distances[source] = 0;
    if (source === this.target) this.found = true;
    this.queue.push(source);
  }

  advance(count: number): void {
    if (this.found) return;
    this.found = this.kernel(this.queue, this.visited, this.distances, this.target, count);
    this.steps = this.queue.head;
  }

  /** A way of fewest steps from the nearest source, both ends included; undefined where the flood has not come. */
  pathTo(cell: Cell): Cell[] | undefined {
    return this.visited[cell] === 0 ? undefined : followTrail(this.world, this.visited, cell).reverse();
  }
}
