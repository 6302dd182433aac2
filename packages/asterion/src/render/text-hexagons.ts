/**
 * Hexagons as text: two lines a row, one with the slanted sides above the cells and one with their contents, and a
 * last line that closes them. A cell is 4 wide, odd rows are shifted by 2; the sides of neighbours fall together.
 *
 *      / \ / \
 *     |   |   |
 *      \ / \ / \
 *       |   |   |
 *        \ / \ /
 */

import { hex } from '../world/index.js';
import { firstOfDrawnRow } from './order.js';
import { contentsOf, type TextPlan } from './text-contents.js';
import { textWalls, type WallTest } from './wall-rules.js';

const [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST] = hex.sides;

/** Lines of `4 * cols + 1` characters, 2 more if there is a shifted row; `2 * rows + 1` of them. */
export function drawHexagons(plan: TextPlan): string[] {
  const { grid } = plan.scene.world;
  const hasWall = textWalls(plan.scene);
  const width = 4 * grid.cols + (grid.rows > 1 ? 3 : 1);
  const canvas = Array.from({ length: 2 * grid.rows + 1 }, () => new Array<string>(width).fill(' '));
  for (let drawn = 0; drawn < grid.rows; drawn++) {
    const first = firstOfDrawnRow(grid, drawn);
    const shift = 2 * (Math.floor(first / grid.cols) & 1);
    for (let col = 0; col < grid.cols; col++) drawCell(plan, hasWall, canvas, first + col, 2 * drawn, 4 * col + shift);
  }
  return canvas.map((line) => line.join(''));
}

/** Draws a cell whose slanted upper sides are on line `top` and whose west side is at `left`. */
function drawCell(
  plan: TextPlan,
  hasWall: WallTest,
  canvas: string[][],
  cell: number,
  top: number,
  left: number,
): void {
  const [bar, rising, falling] = plan.charset === 'ascii' ? '|/\\' : '│╱╲';
  // Sides that two cells share are set twice, to the same.
  if (hasWall(cell, NORTH_WEST)) canvas[top][left + 1] = rising;
  if (hasWall(cell, NORTH_EAST)) canvas[top][left + 3] = falling;
  if (hasWall(cell, WEST)) canvas[top + 1][left] = bar;
  if (hasWall(cell, EAST)) canvas[top + 1][left + 4] = bar;
  if (hasWall(cell, SOUTH_WEST)) canvas[top + 2][left + 1] = falling;
  if (hasWall(cell, SOUTH_EAST)) canvas[top + 2][left + 3] = rising;
  const contents = [...contentsOf(plan.symbolAt(cell), plan.charset)];
  for (let i = 0; i < 3; i++) canvas[top + 1][left + 1 + i] = contents[i];
}
