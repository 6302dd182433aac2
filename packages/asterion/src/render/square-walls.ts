/** The walls of a grid of squares line by line, as both straight strokes and rows of text want them. */

import { firstOfDrawnRow, type Grid, rect } from '../world/index.js';
import type { WallTest } from './wall-rules.js';

const [EAST, NORTH, WEST, SOUTH] = rect.sides;

/** Squares: which units of the horizontal line `y` (0 is the top of the picture) are wall, from the left. */
export function horizontalWalls(grid: Grid, hasWall: WallTest, y: number): Uint8Array {
  const isLast = y === grid.rows;
  const first = firstOfDrawnRow(grid, isLast ? y - 1 : y);
  const walls = new Uint8Array(grid.cols);
  for (let col = 0; col < grid.cols; col++) walls[col] = Number(hasWall(first + col, isLast ? SOUTH : NORTH));
  return walls;
}

/** Squares: which units of the vertical line `x` (0 is the left of the picture) are wall, from the top. */
export function verticalWalls(grid: Grid, hasWall: WallTest, x: number): Uint8Array {
  const walls = new Uint8Array(grid.rows);
  for (let drawn = 0; drawn < grid.rows; drawn++) walls[drawn] = wallLeftOf(grid, hasWall, drawn, x);
  return walls;
}

function wallLeftOf(grid: Grid, hasWall: WallTest, drawn: number, x: number): number {
  const first = firstOfDrawnRow(grid, drawn);
  return Number(x === grid.cols ? hasWall(first + x - 1, EAST) : hasWall(first + x, WEST));
}
