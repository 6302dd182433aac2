/** Breadth-first search from one cell to another, to be watched: a flood that stops at its target. */

import type { Cell, World } from '../world/index.js';
import { Flood } from './flood.js';
import { Searching } from './searching.js';
import { NO_WAY } from './solver.js';

export class BreadthFirst extends Searching {
  private readonly flood: Flood;

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    this.flood = new Flood(world, [from], { target: to });
  }

  get visited(): Uint8Array {
    return this.flood.visited;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : this.flood.front;
  }

  advance(count: number): void {
    const { flood } = this;
    flood.advance(count);
    this.steps = flood.steps;
    if (flood.found) this.path = flood.pathTo(this.to);
    else if (flood.done) this.why = NO_WAY;
  }
}
