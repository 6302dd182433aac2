/**
 * Dead-end filling: every cell with one way out that is neither entrance nor exit is filled, and so is the corridor
 * behind it, until no dead end is left. In a perfect maze what is left is the path.
 *
 * In a maze with loops a flood walks what is left. Its path is still a shortest one: a way without loops never enters
 * a dead end it must come back from.
 */

import type { Cell, World } from '../../world/index.js';
import { Flood } from '../flood.js';
import { firstPort } from '../ports.js';
import { Searching } from '../searching.js';
import { EVERYWHERE, NO_WAY, type Solver } from '../solver.js';
import { WaysLeft } from '../ways-left.js';

/** Marks of cells. */
const FILLED = 1;
const WALKED = 2;

class DeadEndFilling extends Searching {
  readonly visited: Uint8Array;
  /** Filling a cell closes the last way out of it. */
  private readonly left: WaysLeft;
  /** The dead end to fill next, unless the flood is under way. */
  private deadEnd: Cell = 0;
  /** The look-out for dead ends has passed the cells before this one. */
  private scanned: Cell = 0;
  private flood: Flood | undefined = undefined;

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    this.visited = new Uint8Array(world.grid.cellCount);
    this.left = new WaysLeft(world);
    if (from === to) this.visited[from] = WALKED;
    else this.findDeadEnd();
  }

  get front(): readonly Cell[] {
    if (this.done) return [];
    return this.flood === undefined ? [this.deadEnd] : this.flood.front;
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) {
      this.steps++;
      if (this.flood === undefined) this.fill(this.deadEnd);
      else this.walk(this.flood);
    }
  }

  private fill(cell: Cell): void {
    this.visited[cell] = FILLED;
    const next = this.left.close(cell, firstPort(this.left.portsOf(cell)));
    if (this.isDeadEnd(next)) this.deadEnd = next;
    else this.findDeadEnd();
  }

  private walk(flood: Flood): void {
    const before = flood.reached;
    flood.advance(1);
    for (let place = before; place < flood.reached; place++) this.visited[flood.cellReached(place)] = WALKED;
    if (flood.found) this.path = flood.pathTo(this.to);
    else if (flood.done) this.why = NO_WAY;
  }

  /** Finds the next dead end, or starts the flood. A cell that was passed becomes one only while its corridor fills. */
  private findDeadEnd(): void {
    const { cellCount } = this.world.grid;
    while (this.scanned < cellCount && !this.isDeadEnd(this.scanned)) this.scanned++;
    this.deadEnd = this.scanned;
    if (this.deadEnd < cellCount) return;
    this.flood = new Flood(this.left.world, [this.from], { target: this.to });
    this.visited[this.from] = WALKED;
  }

  private isDeadEnd(cell: Cell): boolean {
    const ports = this.left.portsOf(cell);
    return ports !== 0 && (ports & (ports - 1)) === 0 && cell !== this.from && cell !== this.to;
  }
}

export const deadEndFilling: Solver = {
  ...EVERYWHERE,
  name: 'dead-end-filling',
  title: 'Dead-end filling',
  about: 'Fills every dead end until only ways that lead somewhere are left, then walks those.',
  classic: { names: ['deadEndFilling'], className: 'DeadEndFilling' },
  shortest: true,
  complete: true,
  random: false,
  limits: undefined,
  start: (world, from, to) => new DeadEndFilling(world, from, to),
};
