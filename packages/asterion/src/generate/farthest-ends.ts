/** Entrance and exit as far apart as can be. In a file of its own, so that mazes with other ends come without a search. */

import { longestPath } from '../search/index.js';
import type { Cell, World } from '../world/index.js';

/** The ends of the longest path of a maze: exact without loops and in small worlds, else nearly so. */
export function farthestEnds(world: World): [entrance: Cell, exit: Cell] {
  const path = longestPath(world);
  return [path[0] ?? 0, path.at(-1) ?? 0];
}
