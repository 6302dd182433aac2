/**
 * Breadth-first search from both ends, a whole level in turn.
 *
 * Whole levels make the first meeting the best one: if all cells within a of the entrance and within b of the exit are
 * known and none is known to both, every way has more than a + b steps, and one more level joins them with a + b + 1.
 * Taking turns cell by cell, as is often done, finds ways that are one step too long.
 */

import type { Cell, World } from '../../world/index.js';
import { Flood } from '../flood.js';
import { Searching } from '../searching.js';
import { EVERYWHERE, NO_WAY, type Solver } from '../solver.js';

class BidirectionalBreadthFirst extends Searching {
  readonly visited: Uint8Array;
  /** The flood whose turn it is, and the one that waits. */
  private active: Flood;
  private resting: Flood;
  /** How many cells the active flood will have expanded when its level is done. */
  private levelEnd = 1;

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    this.visited = new Uint8Array(world.grid.cellCount);
    this.visited[from] = 1;
    this.visited[to] = 1;
    this.active = new Flood(world, [from]);
    this.resting = new Flood(world, [to]);
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [...this.active.front, ...this.resting.front];
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) {
      this.steps++;
      this.expand();
      if (this.active.steps === this.levelEnd && !this.done) this.takeTurns();
    }
  }

  private expand(): void {
    const { active, resting, visited } = this;
    const before = active.reached;
    active.advance(1);
    for (let place = before; place < active.reached; place++) {
      const cell = active.cellReached(place);
      visited[cell] = 1;
      if (resting.visited[cell] === 0 || this.done) continue;
      const halves = [active.pathTo(cell) ?? [], resting.pathTo(cell)?.reverse().slice(1) ?? []].flat();
      this.path = halves[0] === this.from ? halves : halves.reverse();
    }
  }

  private takeTurns(): void {
    if (this.active.done) {
      this.why = NO_WAY;
      return;
    }
    [this.active, this.resting] = [this.resting, this.active];
    this.levelEnd = this.active.reached;
  }
}

export const bidirectionalBfs: Solver = {
  ...EVERYWHERE,
  name: 'bidirectional-bfs',
  title: 'Breadth-first from both ends',
  about: 'Breadth-first search from both ends at once, until the two floods meet.',
  classic: { names: ['biDir'], className: 'BiDirectionalBFS' },
  shortest: true,
  complete: true,
  random: false,
  limits: undefined,
  start: (world, from, to) => new BidirectionalBreadthFirst(world, from, to),
};
