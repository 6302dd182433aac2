/** Distance fields: how many steps from everywhere. */

import { shownValue } from '../settings/index.js';
import { type Cell, checkCell, checkWorld, destination, finish, openDirectionsOf, type World } from '../world/index.js';
import { Flood } from './flood.js';

/** By cell: fewest steps from the nearest of the sources; -1 where there is no way, and everywhere without sources. */
export function distancesFrom(world: World, ...sources: Cell[]): Int32Array {
  checkWorld(world);
  for (const source of sources) checkCell(world.grid, source);
  const distances = new Int32Array(world.grid.cellCount);
  finish(new Flood(world, sources, { distances }));
  return distances;
}

/** As `distancesFrom`, into arrays of `cellCount` entries that the caller keeps: allocates only a short queue. */
export function distancesInto(
  world: World,
  sources: readonly Cell[],
  distances: Int32Array,
  visited: Uint8Array,
): void {
  const { cellCount } = world.grid;
  if (distances.length < cellCount || visited.length < cellCount) {
    throw new RangeError(
      `Expected arrays of at least ${cellCount} entries, got ${distances.length} and ${visited.length}.`,
    );
  }
  finish(new Flood(world, sources, { distances, visited }));
}

/**
 * The way down a distance field from a cell to its nearest source, both ends included, always by the first direction
 * that leads nearer; undefined where the field has no way.
 */
export function descend(world: World, distances: Int32Array, from: Cell): Cell[] | undefined {
  checkCell(world.grid, from);
  const { cellCount } = world.grid;
  if (!(ArrayBuffer.isView(distances) && distances.length === cellCount))
    throw new RangeError(`Expected distances, one a cell of ${cellCount}, got ${shownValue(distances)}.`);
  if (distances[from] < 0) return undefined;
  const path = [from];
  for (let cell = from; distances[cell] > 0; path.push(cell)) cell = nearer(world, distances, cell);
  return path;
}

function nearer(world: World, distances: Int32Array, cell: Cell): Cell {
  for (const direction of openDirectionsOf(world, cell)) {
    const next = destination(world, cell, direction);
    if (distances[next] === distances[cell] - 1) return next;
  }
  throw new RangeError(`Expected a distance field of this world, but cell ${cell} has no neighbour that is nearer.`);
}
