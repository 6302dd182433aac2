/**
 * Random depth-first search, from the entrance or from both ends in turn: walk to a random neighbour that is new, go
 * back when there is none. There is no recursion and no stack: the trail back is all a stack would hold.
 */

import type { Cell, Direction, Rng, World } from '../world/index.js';
import { arrivalPort, firstPort, type Ports, pickPort, portsOf, through } from './ports.js';
import { Searching } from './searching.js';
import { NO_WAY } from './solver.js';
import { followTrail, ROOT } from './trail.js';

/** Set in the mark of a cell that was reached from the exit. */
const FROM_EXIT = 0x80;

export class Backtracking extends Searching {
  /** A trail back to the end it was reached from. */
  readonly visited: Uint8Array;
  private readonly rng: Rng;
  /** Where each side stands: the one from the entrance, then, if there is one, the one from the exit. */
  private readonly cells: Cell[];
  private side = 0;

  constructor(world: World, from: Cell, to: Cell, rng: Rng, ends: 'one-ended' | 'both-ended') {
    super(world, from, to);
    this.rng = rng;
    this.visited = new Uint8Array(world.grid.cellCount);
    this.visited[from] = ROOT;
    this.cells = [from];
    if (ends === 'both-ended') {
      this.cells.push(to);
      if (from !== to) this.visited[to] = ROOT | FROM_EXIT;
    }
    for (let side = 0; side < this.cells.length && !this.done; side++) this.checkRoot(side);
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [...this.cells];
  }

  advance(count: number): void {
    const { cells, rng } = this;
    for (let made = 0; made < count && !this.done; made++) {
      this.steps++;
      const { side } = this;
      const ways = this.newPorts(side);
      if (ways !== 0) this.enter(side, pickPort(ways, rng));
      else this.goBack(side);
      this.side = (side + 1) % cells.length;
    }
  }

  /** The ports that lead where this side has not been. */
  private newPorts(side: number): Ports {
    const { world, visited } = this;
    const cell = this.cells[side];
    const ports = portsOf(world, cell);
    let ways = 0;
    for (let rest = ports; rest !== 0; rest &= rest - 1) {
      const mark = visited[through(world, cell, firstPort(rest))];
      if (mark === 0 || mark >> 7 !== side) ways |= rest & -rest;
    }
    return ways;
  }

  private enter(side: number, port: Direction): void {
    const { world, visited, to } = this;
    const cell = this.cells[side];
    const next = through(world, cell, port);
    if (visited[next] !== 0) {
      this.path = side === 0 ? this.join(cell, next) : this.join(next, cell);
      return;
    }
    visited[next] = (arrivalPort(world.grid.shape, port) + 1) | (side << 7);
    this.cells[side] = next;
    if (next === to) this.path = followTrail(world, visited, to).reverse();
  }

  private join(near: Cell, far: Cell): Cell[] {
    return [...followTrail(this.world, this.visited, near).reverse(), ...followTrail(this.world, this.visited, far)];
  }

  private goBack(side: number): void {
    const cell = this.cells[side];
    this.cells[side] = through(this.world, cell, (this.visited[cell] & ROOT) - 1);
    this.checkRoot(side);
  }

  /** Back where it began, with nothing new around: a side has seen all that can be reached. */
  private checkRoot(side: number): void {
    if ((this.visited[this.cells[side]] & ROOT) === ROOT && this.newPorts(side) === 0) this.why = NO_WAY;
  }
}
