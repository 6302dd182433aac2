/** How far it is at least: the lower bounds that guide A*. */

import type { Cell, World } from '../world/index.js';
import { usesCorners } from './ports.js';

/** Beyond this many tunnels the bound costs more than it saves, and 0 is used. */
const MOST_TUNNELS = 16;

/**
 * A function that never says too much about the cost from a cell to the goal, and never drops by more than a step
 * costs. With tunnels it is the exact cost on open ground with these tunnels, so it stays consistent.
 */
export function lowerBound(world: World, goal: Cell): (cell: Cell) => number {
  const { grid, tunnels } = world;
  if (tunnels.size > 2 * MOST_TUNNELS) return () => 0;
  const corners = usesCorners(world);
  const cheapest = world.costs?.reduce((least, cost) => Math.min(least, cost)) ?? 1;
  const ends = [...tunnels.keys()];
  const exits = ends.map((end) => tunnels.get(end) ?? end);
  const fromEnd = ends.map((end) => grid.distance(end, goal, corners));
  // Few ends: relax until nothing changes.
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < ends.length; i++) {
      for (let j = 0; j < ends.length; j++) {
        const walk = i === j ? 0 : grid.distance(ends[i], ends[j], corners);
        const through = walk + 1 + fromEnd[ends.indexOf(exits[j])];
        if (through >= fromEnd[i]) continue;
        fromEnd[i] = through;
        changed = true;
      }
    }
  }
  return (cell) => {
    let least = grid.distance(cell, goal, corners);
    for (let i = 0; i < ends.length; i++) {
      const walk = grid.distance(cell, ends[i], corners);
      if (walk + fromEnd[i] < least) least = walk + fromEnd[i];
    }
    return least * cheapest;
  };
}
