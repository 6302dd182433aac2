/** How far it is at least: the lower bounds that guide A*. */

import type { Cell } from '../world/index.js';
import type { MovementMap } from './movement.js';

/** Beyond this many tunnels the bound costs more than it saves, and 0 is used. */
const MOST_TUNNELS = 16;

/** How lengths on open ground are worked out; the first three on squares. */
const Metric = { sides: 0, corners: 1, octile: 2, grid: 3, none: 4 } as const;

/**
 * Never says too much about the cost from a cell to the goal, and never drops by more than a step costs. With tunnels it
 * is the exact cost on open ground with these tunnels, so it stays consistent.
 */
export class LowerBound {
  readonly #map: MovementMap;
  readonly #isGuess: boolean;
  #hasCorners = false;
  #least = 0;
  #metric: number = Metric.none;
  #goal: Cell = 0;
  #slack = 0;
  /** The ends of tunnels, by place; for each the place of the other end, and what it costs from it to the goal. */
  #ends = new Int32Array(0);
  #exits = new Int32Array(0);
  #fromEnd = new Float64Array(0);

  /** As a guess it leaves tunnels and costs out, and may say too much: for those who promise nothing. */
  constructor(map: MovementMap, { isGuess }: { readonly isGuess: boolean }) {
    this.#map = map;
    this.#isGuess = isGuess;
    this.refresh();
  }

  /** Whether steps may pass through corners. */
  get hasCorners(): boolean {
    return this.#hasCorners;
  }

  /** Looks again at the movement: everywhere, or around cells where something has changed. */
  refresh(changed?: Iterable<Cell>): void {
    const map = this.#map;
    if (changed === undefined) {
      this.#hasCorners = map.hasCorners;
      this.#least = this.#isGuess ? 1 : map.leastCost;
    } else {
      // A bound may be too low. So corners that were closed are not looked for, nor costs that have risen.
      for (const cell of changed) this.#lower(cell);
    }
    this.#metric = this.#metricNow();
    const ends = this.#metric === Metric.none || this.#isGuess ? [] : [...map.tunnels.keys()];
    this.#ends = Int32Array.from(ends);
    this.#exits = Int32Array.from(ends, (end) => ends.indexOf(map.tunnels.get(end) ?? end));
    this.#fromEnd = new Float64Array(ends.length);
  }

  /** The goal from now on; all that is nearer than `slack` is as good as there. */
  aim(goal: Cell, slack = 0): void {
    this.#goal = goal;
    this.#slack = slack;
    const [ends, exits, fromEnd] = [this.#ends, this.#exits, this.#fromEnd];
    for (let i = 0; i < ends.length; i++) fromEnd[i] = this.#length(ends[i], goal);
    // Few ends: relax until nothing changes.
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = 0; i < ends.length; i++) {
        for (let j = 0; j < ends.length; j++) {
          const through = this.#length(ends[i], ends[j]) + 1 + fromEnd[exits[j]];
          if (through >= fromEnd[i]) continue;
          fromEnd[i] = through;
          changed = true;
        }
      }
    }
  }

  of(cell: Cell): number {
    if (this.#metric === Metric.none) return 0;
    let length = this.#length(cell, this.#goal);
    const ends = this.#ends;
    for (let i = 0; i < ends.length; i++) {
      const through = this.#length(cell, ends[i]) + this.#fromEnd[i];
      if (through < length) length = through;
    }
    return length <= this.#slack ? 0 : (length - this.#slack) * this.#least;
  }

  /** The length of a walk between two cells on open ground. */
  #length(from: Cell, to: Cell): number {
    const { grid } = this.#map.world;
    if (this.#metric === Metric.grid) return grid.distance(from, to, this.#hasCorners);
    const { cols } = grid;
    const rowFrom = (from / cols) | 0;
    const rowTo = (to / cols) | 0;
    const down = Math.abs(rowFrom - rowTo);
    const across = Math.abs(from - rowFrom * cols - (to - rowTo * cols));
    if (this.#metric === Metric.sides) return down + across;
    if (this.#metric === Metric.corners) return down > across ? down : across;
    return down > across ? down - across + Math.SQRT2 * across : across - down + Math.SQRT2 * down;
  }

  #lower(changed: Cell): void {
    const { world, open, costs } = this.#map;
    const { grid } = world;
    const { directions, sides } = grid.shape;
    if (costs !== undefined && !this.#isGuess) this.#least = Math.min(this.#least, costs[changed]);
    for (let direction = 0; direction < directions.length && !this.#hasCorners; direction++) {
      if (sides.includes(direction)) continue;
      const next = grid.neighbour(changed, direction);
      const back = grid.shape.opposite[direction];
      if (((open[changed] >> direction) & 1) === 1 || (next >= 0 && ((open[next] >> back) & 1) === 1))
        this.#hasCorners = true;
    }
  }

  #metricNow(): number {
    const { world, movement, tunnels } = this.#map;
    if (!this.#isGuess && (this.#least === 0 || tunnels.size > 2 * MOST_TUNNELS)) return Metric.none;
    if (!world.grid.shape.hasConstantSteps) return Metric.grid;
    if (!this.#hasCorners) return Metric.sides;
    return movement.diagonalCost === 'unit' ? Metric.corners : Metric.octile;
  }
}
