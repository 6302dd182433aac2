/**
 * The cells that every way between two others leads through.
 *
 * Follow one way, and from each of its cells explore the ground beside it once. A cell of the way that nothing explored
 * before it leads past is in every way. One look at each cell, where trying each cell in turn would take a flood each.
 */

import { type Cell, neighbours, type World } from '../world/index.js';
import { shortestPath } from './path.js';

/** The cells that every way between two cells leads through, in their order, the ends left out; undefined where there is no way at all. */
export function articulationCells(world: World, from: Cell, to: Cell): Cell[] | undefined {
  const way = shortestPath(world, from, to);
  if (way === undefined) return undefined;
  const placeOf = new Map(way.map((cell, place) => [cell, place]));
  const explored = new Uint8Array(world.grid.cellCount);
  let farthest = 0;
  const cells: Cell[] = [];
  for (const [place, start] of way.entries()) {
    if (place > 0 && place < way.length - 1 && farthest === place) cells.push(start);
    const stack = [start];
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      for (const next of neighbours(world, cell)) {
        const nextPlace = placeOf.get(next);
        if (nextPlace !== undefined) farthest = Math.max(farthest, nextPlace);
        else if (explored[next] === 0) {
          explored[next] = 1;
          stack.push(next);
        }
      }
    }
  }
  return cells;
}
