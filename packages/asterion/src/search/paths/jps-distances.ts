/**
 * How far one can jump from each square in each direction, worked out once (JPS+: Rabin 2015): two bytes each.
 *
 * Above 0: that many steps to the square where the jump stops. 0 or below: no stop, but so many steps (their negative)
 * can be made before a wall. Diagonal jumps (sides only: jumps along columns) stop where a straight one leads to a stop.
 */

import type { Cell } from '../../world/index.js';
import { E, type JumpGrid, N, NE, NW, S, SE, SW, W } from './jps-grid.js';
import { jumpTurns } from './jps-turns.js';

/** The longest row or column whose distances fit into two bytes. */
export const LONGEST_LINE = 32_767;

/** Sides first: corners look at them. With sides only there are four slots a square. */
export const SLOTS = { east: 0, west: 1, north: 2, south: 3, northEast: 4, northWest: 5, southWest: 6, southEast: 7 };

export class JumpDistances {
  readonly grid: JumpGrid;
  /** How many slots a square has. */
  readonly slots: number;
  /** By square and slot. */
  readonly steps: Int16Array;

  constructor(grid: JumpGrid) {
    this.grid = grid;
    this.slots = grid.rule === 'sides' ? 4 : 8;
    this.steps = new Int16Array(grid.ways.length * this.slots);
    this.refresh();
  }

  /** Works all of them out again: a single square may change those of far ones. */
  refresh(): void {
    const { grid, steps, slots } = this;
    const { ways, cols, rule } = grid;
    const turns = jumpTurns(rule);
    const { east, west, north, south, northEast, northWest, southWest, southEast } = SLOTS;
    const straight = (slot: number, way: number, delta: number, table: Uint8Array): void => {
      const back = turns.isBehind ? delta : 0;
      this.#sweep(slot, way, delta, (cell) => (table[ways[cell - back]] & ways[cell] & ~way) !== 0);
    };
    const diagonal = (slot: number, way: number, delta: number, one: number, other: number, table?: Uint8Array): void =>
      this.#sweep(
        slot,
        way,
        delta,
        (cell) =>
          steps[cell * slots + one] > 0 ||
          steps[cell * slots + other] > 0 ||
          (table !== undefined && table[ways[cell]] !== 0),
      );
    straight(east, E, 1, turns.east);
    straight(west, W, -1, turns.west);
    if (rule === 'sides') {
      diagonal(north, N, cols, east, west);
      diagonal(south, S, -cols, east, west);
      return;
    }
    straight(north, N, cols, turns.north);
    straight(south, S, -cols, turns.south);
    diagonal(northEast, NE, cols + 1, east, north, turns.northEast);
    diagonal(northWest, NW, cols - 1, west, north, turns.northWest);
    diagonal(southWest, SW, -cols - 1, west, south, turns.southWest);
    diagonal(southEast, SE, -cols + 1, east, south, turns.southEast);
  }

  /** One direction: each square after the one that a step leads to. */
  #sweep(slot: number, way: number, delta: number, isStop: (cell: Cell) => boolean): void {
    const { grid, steps, slots } = this;
    const { ways } = grid;
    const last = ways.length - 1;
    for (let i = 0; i <= last; i++) {
      const cell = delta > 0 ? last - i : i;
      const at = cell * slots + slot;
      if ((ways[cell] & way) === 0) {
        steps[at] = 0;
        continue;
      }
      const next = steps[at + delta * slots];
      steps[at] = isStop(cell + delta) ? 1 : next > 0 ? next + 1 : next - 1;
    }
  }
}
