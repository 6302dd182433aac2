/** Paths between two cells. */

import { type Cell, checkCell, checkWorld, finish, type World } from '../world/index.js';
import { AstarSearch } from './astar.js';
import { Flood } from './flood.js';

/** A path with the fewest steps, both ends included; undefined where there is no way. Costs do not count. Throws for no cell. */
export function shortestPath(world: World, from: Cell, to: Cell): Cell[] | undefined {
  checkWorld(world);
  for (const end of [from, to]) checkCell(world.grid, end);
  return finish(new Flood(world, [from], { target: to })).pathTo(to);
}

/** A path of the least cost, both ends included; undefined where there is no way. Entering a cell costs what it says. Throws for no cell. */
export function cheapestPath(world: World, from: Cell, to: Cell): readonly Cell[] | undefined {
  checkWorld(world);
  for (const end of [from, to]) checkCell(world.grid, end);
  return finish(new AstarSearch(world, from, to)).path;
}

/** What walking a path costs: the sum over every cell entered, the first not counted. */
export const pathCost = ({ costs }: World, path: readonly Cell[]): number =>
  path.slice(1).reduce((sum, cell) => sum + (costs?.[cell] ?? 1), 0);
