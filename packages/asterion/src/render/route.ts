/** A path as lines that can be drawn: it is interrupted wherever it goes through a tunnel. */

import { type Cell, directionBetween, isOpen, type World } from '../world/index.js';

/** The path cut into stretches in which each cell lies beside the next. Empty for an empty path. */
export function stretchesOf(world: World, path: readonly Cell[]): Cell[][] {
  const stretches: Cell[][] = [];
  let last = -1;
  for (const cell of path) {
    if (last >= 0 && isJoined(world, last, cell)) stretches[stretches.length - 1].push(cell);
    else stretches.push([cell]);
    last = cell;
  }
  return stretches;
}

function isJoined(world: World, from: Cell, to: Cell): boolean {
  const direction = directionBetween(world.grid, from, to);
  if (direction === undefined) return false;
  // Neighbours can be joined by a tunnel with the wall between them standing: a line there would go through it. Where
  // there is none, somebody walks by other rules than the world's own.
  return isOpen(world, from, direction) || world.tunnels.get(from) !== to;
}
