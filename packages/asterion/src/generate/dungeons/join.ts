/** The last resort against islands: the shortest way through the rock from one piece of ground to the next. */

import { breadthFirst } from '../../search/index.js';
import { type Cell, type Grid, Terrain } from '../../world/index.js';
import { UnionFind } from '../union-find.js';
import { carve } from './routes.js';

/** Carves corridors until all ground hangs together across sides; returns how many that took. */
export function joinPieces(grid: Grid, terrain: Uint8Array): number {
  for (let corridors = 0; ; corridors++) {
    const route = wayOut(grid, terrain);
    if (route === undefined) return corridors;
    carve(terrain, route);
  }
}

/** A shortest way through rock from the piece with the first ground to any other; undefined if there is no other. */
function wayOut(grid: Grid, terrain: Uint8Array): Cell[] | undefined {
  const pieces = piecesOf(grid, terrain);
  const home = pieces.find(terrain.findIndex((ground) => ground !== Terrain.wall));
  const cameFrom = new Int32Array(grid.cellCount).fill(-1);
  const ground: Cell[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (terrain[cell] === Terrain.wall || pieces.find(cell) !== home) continue;
    cameFrom[cell] = cell;
    ground.push(cell);
  }
  let last: Cell | undefined;
  breadthFirst(ground, (cell, reach) => {
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(cell, side);
      if (next < 0 || cameFrom[next] >= 0) continue;
      if (terrain[next] !== Terrain.wall) {
        last = cell;
        return true;
      }
      cameFrom[next] = cell;
      reach(next);
    }
    return false;
  });
  return last === undefined ? undefined : wayBack(cameFrom, last);
}

function wayBack(cameFrom: Int32Array, last: Cell): Cell[] {
  const route: Cell[] = [];
  for (let cell = last; cameFrom[cell] !== cell; cell = cameFrom[cell]) route.push(cell);
  return route;
}

function piecesOf(grid: Grid, terrain: Uint8Array): UnionFind {
  const pieces = new UnionFind(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (terrain[cell] === Terrain.wall) continue;
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && terrain[next] !== Terrain.wall) pieces.join(cell, next);
    }
  }
  return pieces;
}
