/** Breadth-first search: ring by ring from the entrance, so the first way found has the fewest steps. */

import type { Cell, World } from '../../world/index.js';
import { Flood } from '../flood.js';
import { Searching } from '../searching.js';
import { EVERYWHERE, NO_WAY, type Solver } from '../solver.js';

class BreadthFirst extends Searching {
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

export const bfs: Solver = {
  ...EVERYWHERE,
  name: 'bfs',
  title: 'Breadth-first search',
  about: 'Breadth-first search: looks everywhere at the same distance before it looks further.',
  classic: { names: ['bfs'], className: 'BreadthFirst' },
  shortest: true,
  complete: true,
  random: false,
  limits: undefined,
  start: (world, from, to) => new BreadthFirst(world, from, to),
};
