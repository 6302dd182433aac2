/** Along which steps the values of a field spread, and what they grow by: as steps are walked, or against them. */

import { type Cell, type Direction, isShape, rect, TUNNEL } from '../../world/index.js';
import type { MovementMap } from '../movement.js';
import { arrivalPort, firstPort } from '../ports.js';

export class FieldSteps {
  readonly map: MovementMap;
  /** Whether values say what it costs to get to the sources: then they spread against the steps. */
  readonly isTo: boolean;
  /** By cell: the directions of the cells to which its value spreads. */
  readonly onwards: Uint8Array | Uint16Array;
  /** By cell: the directions of the cells from which it may have its value. */
  readonly back: Uint8Array | Uint16Array;
  /** By direction: what it adds to a cell; undefined where that depends on the cell. */
  readonly deltas: Int32Array | undefined;
  /** By cell: the directions from which steps lead here, where they may differ from those that lead away. */
  private readonly inward: Uint8Array | Uint16Array;

  constructor(map: MovementMap, isTo: boolean) {
    const { grid } = map.world;
    this.map = map;
    this.isTo = isTo;
    this.inward = map.movement.closed === undefined ? map.open : map.open.slice();
    this.onwards = isTo ? this.inward : map.open;
    this.back = isTo ? map.open : this.inward;
    if (isShape(grid.shape, rect)) this.deltas = Int32Array.from(rect.directions, (_, d) => grid.step(0, d));
    this.lookInward(map.open.keys());
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
    const { map, inward } = this;
    if (inward === map.open) return;
    const { grid } = map.world;
    const { directions, opposite } = grid.shape;
    const all = (1 << directions.length) - 1;
    for (const cell of cells) {
      let from = 0;
      for (let rest = all; rest !== 0; rest &= rest - 1) {
        const direction = firstPort(rest);
        const next = grid.neighbour(cell, direction);
        if (next >= 0) from |= ((map.open[next] >> opposite[direction]) & 1) << direction;
      }
      inward[cell] = from;
    }
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
