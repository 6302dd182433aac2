/**
 * Greedy best-first search: always the cell that looks nearest to the target, whatever the way there has cost. Cells are
 * marked when they are pushed, so each is expanded once. Among equals the first pushed comes first.
 */

import type { Cell, World } from '../world/index.js';
import { CellHeap } from './heap.js';
import { arrivalPort, firstPort, portsOf, through, usesCorners } from './ports.js';
import { Searching } from './searching.js';
import { NO_WAY } from './solver.js';
import { followTrail, ROOT } from './trail.js';

export class Greedy extends Searching {
  /** By cell: 1 once the cell is expanded. */
  readonly visited: Uint8Array;
  /** By cell: not 0 once the cell was pushed; the way back. */
  private readonly trail: Uint8Array;
  private readonly heap = new CellHeap();
  private readonly corners: boolean;

  constructor(world: World, from: Cell, to: Cell) {
    super(world, from, to);
    this.visited = new Uint8Array(world.grid.cellCount);
    this.trail = new Uint8Array(world.grid.cellCount);
    this.corners = usesCorners(world);
    this.trail[from] = ROOT;
    this.push(from);
  }

  /** The cells pushed and not yet expanded. */
  get front(): readonly Cell[] {
    return this.done ? [] : this.heap.cells();
  }

  advance(count: number): void {
    const { world, heap, trail } = this;
    for (let made = 0; made < count && !this.done; made++) {
      const cell = heap.pop();
      this.visited[cell] = 1;
      this.steps++;
      if (cell === this.to) {
        this.path = followTrail(world, trail, cell).reverse();
        return;
      }
      for (let rest = portsOf(world, cell); rest !== 0; rest &= rest - 1) {
        const port = firstPort(rest);
        const next = through(world, cell, port);
        if (trail[next] !== 0) continue;
        trail[next] = arrivalPort(world.grid.shape, port) + 1;
        this.push(next);
      }
      if (heap.size === 0) this.why = NO_WAY;
    }
  }

  private push(cell: Cell): void {
    this.heap.push(cell, this.world.grid.distance(cell, this.to, this.corners));
  }
}
