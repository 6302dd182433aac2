/** A*: like breadth-first search, but it prefers cells that look nearer to the exit. */

import { type Cell, shapes, type World } from '../../world/index.js';
import { Astar } from '../astar.js';
import { NO_WAY, type Solver, type Solving } from '../solver.js';

class AstarSolving implements Solving {
  readonly #search: Astar;

  constructor(search: Astar) {
    this.#search = search;
  }

  get steps(): number {
    return this.#search.steps;
  }

  get done(): boolean {
    return this.#search.done;
  }

  get visited(): Uint8Array {
    return this.#search.visited;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : this.#search.front;
  }

  get path(): readonly Cell[] | undefined {
    return this.#search.path;
  }

  get why(): string | undefined {
    return this.done && this.#search.path === undefined ? NO_WAY : undefined;
  }

  advance(count: number): void {
    this.#search.advance(count);
  }

  copy(): AstarSolving {
    return new AstarSolving(this.#search.copy());
  }
}

export const astar: Solver = {
  name: 'astar',
  about: 'A*: breadth-first search that prefers cells which look nearer to the exit; cheapest where steps have costs.',
  classic: 'astar',
  shortest: true,
  shapes: Object.keys(shapes),
  start: (world: World, from: Cell, to: Cell) => new AstarSolving(new Astar(world, from, to)),
};
