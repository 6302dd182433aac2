/**
 * A longest shortest path, by two sweeps: the cell farthest from anywhere is one end of it, the cell farthest from that
 * one the other. Exact where there are no loops; with loops it is a lower bound, and usually close.
 */

import type { Cell, World } from '../world/index.js';
import { Flood } from './flood.js';
import { farthestFrom, type Pieces, piecesOf } from './pieces.js';

/** A longest shortest path of the world, both ends included; empty where there is no ground. */
export const longestPath = (world: World): Cell[] => longestPathOf(world, piecesOf(world));

/** As `longestPath`, for those who know the pieces: that was the first sweep. */
export function longestPathOf(world: World, pieces: Pieces): Cell[] {
  const flood = new Flood(world, []);
  let longest: Cell[] = [];
  for (const end of pieces.farthest) {
    const path = flood.pathTo(farthestFrom(flood, end)) ?? [];
    if (path.length > longest.length) longest = path;
  }
  return longest;
}
