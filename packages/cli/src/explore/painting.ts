/** A world on a canvas: the part that the camera shows, the cursor, and a map of the whole in a corner. */

import { type Cell, coordinatesOf, type Grid } from 'asterion/world';
import type { Place } from '../game/picture.js';
import type { Canvas } from '../terminal/canvas.js';
import type { Camera } from './camera.js';
import type { Scenery, Seen } from './scenery.js';
import type { Theme, Thing } from './themes.js';

/** A part of the canvas. */
export interface Area {
  readonly top: number;
  readonly rows: number;
}

/** Where a cell is drawn in a world, the top row first. */
export function placeOf(grid: Grid, cell: Cell): Place {
  const [row, column] = coordinatesOf(grid, cell);
  return { row: grid.rows - 1 - row, column };
}

/** The world around the focus; the focus stands out if it is a cursor. */
export function paintWorld(
  canvas: Canvas,
  { top, rows: space }: Area,
  camera: Camera,
  { scenery, theme, grid, focus, isCursor }: Shown,
): void {
  const place = placeOf(grid, focus);
  const world = { rows: grid.rows, columns: grid.cols };
  const { rows, columns } = camera.follow(place, world, { rows: space, columns: canvas.columns });
  for (let row = 0; row < rows.shown; row++) {
    const first = (grid.rows - 1 - rows.from - row) * grid.cols + columns.from;
    for (let column = 0; column < columns.shown; column++) {
      const seen = scenery.at(first + column);
      if (seen !== undefined) put(canvas, top + rows.at + row, columns.at + column, seen, theme);
    }
  }
  if (!isCursor) return;
  const seen = scenery.at(focus);
  const glyph = seen === undefined ? ' ' : theme.glyphs[seen.thing];
  canvas.put(top + rows.at + place.row - rows.from, columns.at + place.column - columns.from, glyph, 'cursor');
}

export interface Shown {
  readonly scenery: Scenery;
  readonly theme: Theme;
  readonly grid: Grid;
  readonly focus: Cell;
  readonly isCursor: boolean;
}

function put(canvas: Canvas, row: number, column: number, { thing, isRemembered }: Seen, theme: Theme): void {
  canvas.put(row, column, theme.glyphs[thing], isRemembered ? theme.remembered : theme.looks[thing]);
}

/** What a character of the small map shows of the cells it stands for, the most important first. */
const RANKS: readonly Thing[] = ['capture', 'avatar', 'hunter', 'stairs', 'coin', 'plan', 'floor', 'corridor', 'wall'];

/** The whole world in a frame of at most half the space either way, in the corner away from the avatar. */
export function paintMap(canvas: Canvas, { top, rows: space }: Area, shown: Shown): void {
  const { scenery, theme, grid, focus } = shown;
  const across = Math.ceil(grid.cols / (canvas.columns / 2 - 2));
  const down = Math.ceil(grid.rows / (space / 2 - 2));
  const [height, width] = [Math.ceil(grid.rows / down), Math.ceil(grid.cols / across)];
  const left = placeOf(grid, focus).column * 2 > grid.cols ? 0 : canvas.columns - width - 2;
  const border = `+${'-'.repeat(width)}+`;
  canvas.put(top, left, border, 'dim');
  for (let row = 0; row < height; row++) {
    canvas.put(top + 1 + row, left, `|${' '.repeat(width)}|`, 'dim');
    for (let column = 0; column < width; column++) {
      const cells = block(grid, { top: row * down, left: column * across, down, across });
      const seen = mostImportant(cells, scenery);
      if (seen !== undefined) put(canvas, top + 1 + row, left + 1 + column, seen, theme);
    }
  }
  canvas.put(top + 1 + height, left, border, 'dim');
}

/** The cells that one character stands for; places as drawn, the top row first. */
function* block(grid: Grid, part: { top: number; left: number; down: number; across: number }): Generator<Cell, void> {
  const [bottom, right] = [Math.min(part.top + part.down, grid.rows), Math.min(part.left + part.across, grid.cols)];
  for (let row = part.top; row < bottom; row++) {
    for (let column = part.left; column < right; column++) yield (grid.rows - 1 - row) * grid.cols + column;
  }
}

function mostImportant(cells: Iterable<Cell>, scenery: Scenery): Seen | undefined {
  let best: Seen | undefined;
  for (const cell of cells) {
    const seen = scenery.at(cell);
    if (seen === undefined) continue;
    if (best === undefined || RANKS.indexOf(seen.thing) < RANKS.indexOf(best.thing)) best = seen;
  }
  return best;
}
