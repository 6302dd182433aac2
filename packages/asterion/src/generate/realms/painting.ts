/** The painter's rule: a wall is rock that touches ground by a side or a corner; other rock is nothing at all. */

import { colOf, drawnRow, type Grid, isGround, rowOf, Terrain, type World } from '../../world/index.js';

/** By cell: 1 where there is a wall to paint, 0 on ground and where there is nothing. */
export function paintedWalls(world: World): Uint8Array {
  const { grid } = world;
  const walls = new Uint8Array(grid.cellCount);
  const directions = grid.shape.directions.length;
  for (let cell = 0; cell < walls.length; cell++) {
    if (!isGround(world, cell)) continue;
    for (let direction = 0; direction < directions; direction++) {
      const next = grid.neighbour(cell, direction);
      if (next >= 0 && !isGround(world, next)) walls[next] = 1;
    }
  }
  return walls;
}

/** Whether more than half of the area is ground or wall to paint. No ground lies on the edge. */
export function isMostlyUsed({ cols, cellCount }: Grid, terrain: Uint8Array): boolean {
  const used = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    if (terrain[cell] === Terrain.wall) continue;
    for (let at = cell - cols; at <= cell + cols; at += cols) used[at - 1] = used[at] = used[at + 1] = 1;
  }
  let count = 0;
  for (const one of used) count += one;
  return 2 * count > cellCount;
}

/** The world as text, rows from the top: `#` wall, `.` ground, blank nothing. */
export function realmRows(world: World): string[] {
  const { grid } = world;
  const walls = paintedWalls(world);
  const rows: string[][] = Array.from({ length: grid.rows }, () => []);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    rows[drawnRow(grid, rowOf(grid, cell))][colOf(grid, cell)] = isGround(world, cell)
      ? '.'
      : walls[cell] === 1
        ? '#'
        : ' ';
  }
  return rows.map((glyphs) => glyphs.join(''));
}
