/** How many ways of fewest steps there are. */

import { type Cell, neighbours, type World } from '../world/index.js';
import { Flood } from './flood.js';

/** The ways of fewest steps to one goal, from every cell. */
export interface PathCounts {
  /** By cell: steps to the goal, -1 where there is no way. */
  readonly distances: Int32Array;
  /** By cell: ways of so many steps to the goal, 0 where there is none. Rounded above 2^53. */
  readonly counts: Float64Array;
}

/** The ways of fewest steps from every cell to a goal. */
export function shortestPathCounts(world: World, goal: Cell): PathCounts {
  const { cellCount } = world.grid;
  const distances = new Int32Array(cellCount);
  const counts = new Float64Array(cellCount);
  counts[goal] = 1;
  const flood = new Flood(world, [goal], { distances });
  // Cells are expanded in the order of their distances, so a cell's own count is complete when it is handed on.
  while (!flood.done) {
    const cell = flood.cellReached(flood.steps);
    if (cell !== goal) counts[cell] = waysOn(world, cell, distances, counts);
    flood.advance(1);
  }
  return { distances, counts };
}

const waysOn = (world: World, cell: Cell, distances: Int32Array, counts: Float64Array): number =>
  neighbours(world, cell).reduce(
    (sum, next) => (distances[next] === distances[cell] - 1 ? sum + counts[next] : sum),
    0,
  );
