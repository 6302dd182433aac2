/** A loop of a maze, to be shown: a way that belongs to no spanning tree, closed through the tree. */

import type { Cell, World } from '../world/index.js';
import { type Pieces, piecesOf } from './pieces.js';
import { arrivalPort, firstPort, portsOf, through } from './ports.js';
import { followTrail } from './trail.js';

/**
 * A loop as a closed walk: it begins and ends in its first cell, the one with the lowest number, and passes every other
 * cell once. Undefined where there is none. A tunnel beside an open way makes a loop of two cells.
 */
export const findLoop = (world: World): Cell[] | undefined => loopIn(world, piecesOf(world));

/** As `findLoop`, for those who know the pieces. */
export function loopIn(world: World, { flood }: Pieces): Cell[] | undefined {
  const trail = flood.visited;
  const { shape } = world.grid;
  for (let cell = 0; cell < trail.length; cell++) {
    for (let rest = portsOf(world, cell); rest !== 0; rest &= rest - 1) {
      const port = firstPort(rest);
      const next = through(world, cell, port);
      const isInTree = trail[cell] === port + 1 || trail[next] === arrivalPort(shape, port) + 1;
      if (!isInTree) return closed(followTrail(world, trail, cell), followTrail(world, trail, next));
    }
  }
  return undefined;
}

/** The loop of two trails to one root whose first cells are joined: what they share is cut off, but for one cell. */
function closed(one: Cell[], other: Cell[]): Cell[] {
  while (one.length > 1 && other.length > 1 && one.at(-2) === other.at(-2)) {
    one.pop();
    other.pop();
  }
  other.pop();
  const loop = [...one, ...other.reverse()];
  const first = loop.reduce((least, cell, index) => (cell < loop[least] ? index : least), 0);
  return [...loop.slice(first), ...loop.slice(0, first + 1)];
}
