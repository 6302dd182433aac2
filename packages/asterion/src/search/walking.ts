/** What solvers share that walk through the maze themselves, a cell a step, and see only where they are. */

import type { Cell, Direction, World } from '../world/index.js';
import { arrivalPort, NO_PORT, through } from './ports.js';
import { Searching } from './searching.js';
import { followTrail, ROOT } from './trail.js';

/**
 * A walker's path is its walk without the loops: every cell remembers how it was left last, and following that from
 * the entrance leads past all excursions. Dead ends go with the loops, being walks there and back.
 */
export abstract class Walking extends Searching {
  /** A trail of the ports by which cells were left last; it ends in a cell that was never left. */
  readonly visited: Uint8Array;
  protected cell: Cell;
  /** The port of its cell by which the walker came in. */
  protected entry: Direction = NO_PORT;

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    this.visited = new Uint8Array(world.grid.cellCount);
    this.visited[from] = ROOT;
    this.cell = from;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) this.step();
  }

  /** Makes one move, and notices if there will be no other. */
  protected abstract step(): void;

  /** Moves through an open port of the cell. */
  protected go(port: Direction): void {
    const { world, visited } = this;
    this.steps++;
    visited[this.cell] = port + 1;
    this.cell = through(world, this.cell, port);
    this.entry = arrivalPort(world.grid.shape, port);
    if (visited[this.cell] === 0) visited[this.cell] = ROOT;
    if (this.cell === this.to) this.path = followTrail(world, visited, this.from);
  }
}
