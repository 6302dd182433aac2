/** What distance fields are held against. */

import type { FieldRange, MovementMap } from 'asterion/search';
import { type Cell, createWorld, openFromTerrain, rect, type World } from 'asterion/world';
import { stepsFrom } from './walks.js';

interface Step {
  readonly from: Cell;
  readonly to: Cell;
  readonly cost: number;
}

/** Every step that can be made. */
export const stepsOf = (map: MovementMap): Step[] =>
  [...map.open.keys()].flatMap((from) =>
    stepsFrom(map, from).map(([direction, to]) => ({ from, to, cost: map.costOf(from, direction, to) })),
  );

/** The oracle: every step is tried until nothing gets better (Bellman-Ford). */
export function valuesOf(
  map: MovementMap,
  sources: ReadonlyMap<Cell, number>,
  { way = 'to', range = Infinity }: FieldRange,
) {
  const values = new Float64Array(map.world.grid.cellCount).fill(Infinity);
  for (const [cell, value] of sources) values[cell] = value;
  const steps = stepsOf(map);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, cost } of steps) {
      const [near, far] = way === 'to' ? [to, from] : [from, to];
      if (!(values[near] + cost < values[far])) continue;
      values[far] = values[near] + cost;
      changed = true;
    }
  }
  return values.map((value) => (value > range ? Infinity : value));
}

/** A hall of squares with pillars, as drawn: `#` is wall. */
export function hall(rows: number, cols: number, pillars: readonly Cell[] = []): World {
  const grid = rect.grid(rows, cols, 'top');
  const terrain = new Uint8Array(grid.cellCount);
  for (const cell of pillars) terrain[cell] = 2;
  return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
}
