/** Along which steps the values of a field spread, and what they grow by: as steps are walked, or against them. */

import { type Cell, type Direction, TUNNEL } from '../../world/index.js';
import type { MovementMap } from '../movement.js';
import { arrivalPort, firstPort } from '../ports.js';

export class FieldSteps {
  readonly map: MovementMap;
  /** Whether values say what it costs to get to the sources: then they spread against the steps. */
  readonly isTo: boolean;
  /** By direction: what it adds to a cell; undefined where that depends on the cell. */
  readonly deltas: Int32Array | undefined;
  /** By cell: the directions from which steps lead here; the same array where every way is open both ways. */
  private inward: Uint8Array | Uint16Array;

  constructor(map: MovementMap, isTo: boolean) {
    const { grid } = map.world;
    this.map = map;
    this.isTo = isTo;
    this.inward = map.open;
    if (grid.shape.hasConstantSteps) this.deltas = Int32Array.from(grid.shape.directions, (_, d) => grid.step(0, d));
    this.lookInward(map.open.keys());
  }

  /** By cell: the directions of the cells to which its value spreads. */
  get onwards(): Uint8Array | Uint16Array {
    return this.isTo ? this.inward : this.map.open;
  }

  /** By cell: the directions of the cells from which it may have its value. */
  get back(): Uint8Array | Uint16Array {
    return this.isTo ? this.map.open : this.inward;
  }

  /** Looks again at cells around which something has changed. */
  refresh(changed: readonly Cell[], around: Iterable<Cell>): void {
    this.map.refresh(changed);
    this.lookInward(around);
  }

  /** Where a direction of `onwards` or `back`, or a tunnel, leads. */
  through(cell: Cell, direction: Direction): Cell {
    return direction === TUNNEL ? (this.map.tunnels.get(cell) ?? -1) : this.map.world.grid.step(cell, direction);
  }

  /** What a value grows by from a cell to the next, which lies in that direction. */
  growth(cell: Cell, direction: Direction, next: Cell): number {
    const { map } = this;
    if (!this.isTo) return map.costOf(cell, direction, next);
    return map.costOf(next, arrivalPort(map.world.grid.shape, direction), cell);
  }

  /** What the value of a cell would be by way of the next in that direction, which has the value `value`. */
  by(cell: Cell, direction: Direction, next: Cell, value: number): number {
    return value + this.growth(next, arrivalPort(this.map.world.grid.shape, direction), cell);
  }

  /** The directions of `onwards` or `back`, and the tunnel if there is one, as bits. */
  ports(ways: Uint8Array | Uint16Array, cell: Cell): number {
    const { tunnels } = this.map;
    return tunnels.size > 0 && tunnels.has(cell) ? ways[cell] | (1 << TUNNEL) : ways[cell];
  }

  private lookInward(cells: Iterable<Cell>): void {
    const { map } = this;
    if (this.inward === map.open) {
      if (!this.hasOneWay(cells)) return;
      this.inward = map.open.slice();
      cells = map.open.keys();
    }
    const { inward } = this;
    for (const cell of cells) inward[cell] = this.inwardAt(cell);
  }

  /** Whether some way out of these cells does not lead back. */
  private hasOneWay(cells: Iterable<Cell>): boolean {
    const { open, world } = this.map;
    const { opposite } = world.grid.shape;
    const { deltas } = this;
    for (const cell of cells) {
      for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
        const direction = firstPort(rest);
        const next = deltas === undefined ? world.grid.step(cell, direction) : cell + deltas[direction];
        if (((open[next] >> opposite[direction]) & 1) === 0) return true;
      }
    }
    return false;
  }

  private inwardAt(cell: Cell): number {
    const { open, world } = this.map;
    const { grid } = world;
    const { directions, opposite } = grid.shape;
    let from = 0;
    for (let direction = 0; direction < directions.length; direction++) {
      const next = grid.neighbour(cell, direction);
      if (next >= 0) from |= ((open[next] >> opposite[direction]) & 1) << direction;
    }
    return from;
  }
}

/** The most that a step costs; Infinity where a function tells. Looks at all cells where they have costs. */
export function dearestStep({ costs, stepCosts, movement }: MovementMap): number {
  if (movement.cost !== undefined) return Infinity;
  let most = 1;
  if (costs !== undefined) for (let cell = 0; cell < costs.length; cell++) if (costs[cell] > most) most = costs[cell];
  return most * stepCosts[DIAGONAL];
}

const DIAGONAL: Direction = 1;

/**
 * On even ground of squares where a diagonal step costs more than a straight one and less than two: which ways on from a
 * cell need no look, by the direction from the cell before it, times 256, plus the ways on from that one. They lead to
 * cells that are as near or nearer by one step from the cell before.
 */
export const SKIPS = Uint8Array.from({ length: 8 * 256 }, (_, index) => {
  const came = index >> 8;
  const turned = (eighths: number): Direction => (came + eighths) & 7;
  const skipIf = (before: number, eighths: number): number => ((index >> turned(before)) & 1) << turned(eighths);
  const isStraight = came % 2 === 0;
  const skips = isStraight
    ? skipIf(1, 2) | skipIf(-1, -2) | skipIf(2, 3) | skipIf(-2, -3)
    : skipIf(1, 3) | skipIf(-1, -3);
  return skips | (1 << turned(4));
});
