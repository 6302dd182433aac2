/**
 * Squares with thin walls, in the Labyrinth form: `+---` or `+   ` closed by `+`, between them `|` or a blank and
 * three characters, closed likewise. With box drawing the geometry is the same and only the characters differ.
 */

import type { Grid } from '../world/index.js';
import { firstOfDrawnRow } from './order.js';
import { horizontalWalls, wallsAlongRow } from './square-walls.js';
import { contentsOf, type TextPlan } from './text-contents.js';
import { textWalls } from './wall-rules.js';

/** Lines of `4 * cols + 1` characters, `2 * rows + 1` of them. */
export function drawSquares(plan: TextPlan): string[] {
  const { grid } = plan.scene.world;
  const hasWall = textWalls(plan.scene);
  const lines: string[] = [];
  let above: Uint8Array = new Uint8Array(grid.cols + 1); // no wall ends in a corner from outside the picture
  for (let y = 0; y <= grid.rows; y++) {
    const below = y < grid.rows ? wallsAlongRow(grid, hasWall, y) : new Uint8Array(grid.cols + 1);
    const across = horizontalWalls(grid, hasWall, y);
    lines.push(plan.charset === 'ascii' ? asciiLine(across) : boxLine(above, across, below));
    if (y < grid.rows) lines.push(contentLine(plan, grid, y, below));
    above = below;
  }
  return lines;
}

function asciiLine(across: Uint8Array): string {
  let line = '';
  for (const wall of across) line += wall === 1 ? '+---' : '+   ';
  return `${line}+`;
}

/** By which walls end in the corner: 1 to the east, 2 to the north, 4 to the west, 8 to the south. */
const CORNERS = ' ╶╵└╴─┘┴╷┌│├┐┬┤┼';

function boxLine(above: Uint8Array, across: Uint8Array, below: Uint8Array): string {
  let line = '';
  for (let x = 0; x < above.length; x++) {
    const west = x > 0 ? across[x - 1] : 0;
    const east = x < across.length ? across[x] : 0;
    line += CORNERS[east | (above[x] << 1) | (west << 2) | (below[x] << 3)];
    if (x < across.length) line += east === 1 ? '───' : '   ';
  }
  return line;
}

function contentLine(plan: TextPlan, grid: Grid, drawn: number, walls: Uint8Array): string {
  const bar = plan.charset === 'ascii' ? '|' : '│';
  const first = firstOfDrawnRow(grid, drawn);
  let line = walls[0] === 1 ? bar : ' ';
  for (let col = 0; col < grid.cols; col++) {
    line += contentsOf(plan.symbolAt(first + col), plan.charset);
    line += walls[col + 1] === 1 ? bar : ' ';
  }
  return line;
}
