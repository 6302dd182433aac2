/** A* where turns cost something: its nodes are cells with the direction in which they were entered. */

import { type Cell, TUNNEL } from '../world/index.js';
import { BestFirst } from './best-first.js';
import type { MovementMap } from './movement.js';

/**
 * Finds the way of the least cost, each step in another direction than the one before costing so much more. Who comes out
 * of a tunnel may go on in any direction. Scratch is as many times that of A* as a cell has directions, and two more.
 */
export class TurnSearch extends BestFirst {
  private readonly turnCost: number;
  /** Nodes a cell: entered by no direction (0), or by each of them (from 1). */
  private readonly entries: number;

  constructor(map: MovementMap, turnCost: number) {
    const { cellCount, shape } = map.world.grid;
    const entries = shape.directions.length + 1;
    super(map, { cost: true, bound: true, ties: 'nearer' }, cellCount * entries);
    if (typeof turnCost !== 'number' || !(turnCost >= 0))
      throw new RangeError(`Expected a cost of turns of 0 or more, got ${turnCost}.`);
    this.turnCost = turnCost;
    this.entries = entries;
  }

  /** Begins anew, to end at a cell or within that many steps of it on open ground. */
  begin(from: Cell, to: Cell, reach = 0): void {
    this.aim(from * this.entries, to, reach);
  }

  protected cellOf(node: number): Cell {
    return (node / this.entries) | 0;
  }

  /** The mark of a node is how the node before it was entered; how it was entered itself its number tells. */
  protected before(node: number): number {
    const { map, entries } = this;
    const earlier = this.entryOf(node);
    if (earlier < 0) return -1;
    const cell = this.cellOf(node);
    const entry = node - cell * entries;
    const { grid } = map.world;
    const from = entry === 0 ? (map.tunnels.get(cell) ?? -1) : grid.step(cell, grid.shape.opposite[entry - 1]);
    return from * entries + earlier;
  }

  protected expand(node: number): void {
    const { map, entries, turnCost } = this;
    const { grid } = map.world;
    const cell = this.cellOf(node);
    const entry = node - cell * entries;
    const cost = this.costs[node];
    for (let rest = map.open[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const next = grid.step(cell, direction);
      const turn = entry === 0 || entry === direction + 1 ? 0 : turnCost;
      this.offerNode(next, direction + 1, entry, cost + turn + map.costOf(cell, direction, next));
    }
    const far = map.tunnels.get(cell);
    if (far !== undefined) this.offerNode(far, 0, entry, cost + map.costOf(cell, TUNNEL, far));
  }

  private offerNode(cell: Cell, entry: number, earlier: number, cost: number): void {
    const node = cell * this.entries + entry;
    if (!this.isSettled(node)) this.offer(node, cell, earlier, cost);
  }
}
