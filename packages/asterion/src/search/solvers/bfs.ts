/** Breadth-first search: ring by ring from the entrance, so the first way found has the fewest steps. */

import { type Cell, shapes, type World } from '../../world/index.js';
import { descend } from '../distances.js';
import { Flood } from '../flood.js';
import { NO_WAY, type Solver, type Solving } from '../solver.js';

class BreadthFirst implements Solving {
  readonly visited: Uint8Array;
  readonly #flood: Flood;
  readonly #to: Cell;

  constructor(flood: Flood, to: Cell) {
    this.visited = new Uint8Array(flood.world.grid.cellCount);
    this.#flood = flood;
    this.#to = to;
    this.#visit(0);
  }

  get steps(): number {
    return this.#flood.steps;
  }

  get done(): boolean {
    return this.#flood.done;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : Array.from(this.#flood.queue.subarray(this.#flood.steps, this.#flood.reached));
  }

  get path(): readonly Cell[] | undefined {
    return this.#flood.found ? descend(this.#flood.world, this.#flood.distances, this.#to)?.reverse() : undefined;
  }

  get why(): string | undefined {
    return this.done && !this.#flood.found ? NO_WAY : undefined;
  }

  advance(count: number): void {
    const reached = this.#flood.reached;
    this.#flood.advance(count);
    this.#visit(reached);
  }

  copy(): BreadthFirst {
    return new BreadthFirst(this.#flood.copy(), this.#to);
  }

  /** Marks the cells that came into the queue from a place in it on. */
  #visit(from: number): void {
    for (let at = from; at < this.#flood.reached; at++) this.visited[this.#flood.queue[at]] = 1;
  }
}

export const bfs: Solver = {
  name: 'bfs',
  about: 'Breadth-first search: looks everywhere at the same distance before it looks further.',
  classic: 'bfs',
  shortest: true,
  shapes: Object.keys(shapes),
  start: (world: World, from: Cell, to: Cell) => new BreadthFirst(new Flood(world, [from], to), to),
};
