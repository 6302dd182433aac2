/**
 * Pieces of ground joined through the rock, all at once.
 *
 * A flood sets out from every piece into the rock. Where the floods of two pieces meet that are not yet joined, both
 * ways back become a corridor. Each cell is looked at once: joining piece by piece, as dungeons do, takes a flood for
 * each of the thousands of pieces that a large cave has.
 */

import { breadthFirst } from '../../search/index.js';
import { type Cell, type Grid, Terrain } from '../../world/index.js';
import { UnionFind } from '../union-find.js';

/** Carves corridors until all ground hangs together across sides; keeps off the edge, where there is no ground. */
export function joinGround(grid: Grid, terrain: Uint8Array): void {
  const { cols, cellCount } = grid;
  const pieces = new UnionFind(cellCount);
  /** By cell: where the flood came from; itself on ground, -1 where it has not been. */
  const cameFrom = new Int32Array(cellCount).fill(-1);
  const ground: Cell[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (terrain[cell] === Terrain.wall) continue;
    cameFrom[cell] = cell;
    ground.push(cell);
    if (terrain[cell - 1] !== Terrain.wall) pieces.join(cell, cell - 1);
    if (terrain[cell - cols] !== Terrain.wall) pieces.join(cell, cell - cols);
  }
  const wayBack = (from: Cell) => {
    for (let cell = from; cameFrom[cell] !== cell; cell = cameFrom[cell]) terrain[cell] = Terrain.corridor;
  };
  breadthFirst(ground, (cell, reach) => {
    for (let side = 0; side < 4; side++) {
      const next = cell + (side < 2 ? 1 : cols) * (side % 2 === 0 ? 1 : -1);
      if (isEdge(grid, next)) continue;
      if (cameFrom[next] < 0) {
        cameFrom[next] = cell;
        pieces.join(next, cell);
        reach(next);
      } else if (pieces.join(next, cell)) {
        wayBack(cell);
        wayBack(next);
      }
    }
    return false;
  });
}

const isEdge = ({ rows, cols }: Grid, cell: Cell): boolean => {
  const row = (cell / cols) | 0;
  const col = cell - row * cols;
  return row === 0 || col === 0 || row === rows - 1 || col === cols - 1;
};
