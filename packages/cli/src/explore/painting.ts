/** A world on the screen: the part that is shown, the cursor, and a map of the whole in a corner. */

import { type Cell, coordinatesOf, type Grid } from 'asterion/world';
import { type BoardFrame, boardArea, type CharacterPlace, type Windows } from '../game/picture.js';
import type { Canvas } from '../terminal/canvas.js';
import type { Scenery, Seen } from './scenery.js';
import type { Theme, Thing } from './themes.js';

/** What is to be seen of a world, and how. */
export interface Shown {
  readonly scenery: Scenery;
  readonly theme: Theme;
  readonly grid: Grid;
  readonly focus: Cell;
  /** Whether the focus stands out. */
  readonly isCursor?: boolean;
  readonly hasMap?: boolean;
}

export function worldFrame(shown: Shown): BoardFrame {
  const { grid, focus, hasMap = false } = shown;
  return {
    size: { rows: grid.rows, columns: grid.cols },
    focus: placeOf(grid, focus),
    paint: (canvas, windows) => {
      paintWorld(canvas, windows, shown);
      if (hasMap) paintMap(canvas, shown);
    },
  };
}

/** Where a cell is drawn in a world, the top row first. */
function placeOf(grid: Grid, cell: Cell): CharacterPlace {
  const [row, column] = coordinatesOf(grid, cell);
  return { row: grid.rows - 1 - row, column };
}

function paintWorld(
  canvas: Canvas,
  { rows, columns }: Windows,
  { scenery, theme, grid, focus, isCursor = false }: Shown,
): void {
  for (let row = 0; row < rows.shown; row++) {
    const first = (grid.rows - 1 - rows.from - row) * grid.cols + columns.from;
    for (let column = 0; column < columns.shown; column++) {
      const seen = scenery.at(first + column);
      if (seen !== undefined) put(canvas, rows.at + row, columns.at + column, seen, theme);
    }
  }
  if (!isCursor) return;
  const seen = scenery.at(focus);
  const glyph = seen === undefined ? ' ' : theme.glyphs[seen.thing];
  const place = placeOf(grid, focus);
  canvas.put(rows.at + place.row - rows.from, columns.at + place.column - columns.from, glyph, 'cursor');
}

function put(canvas: Canvas, row: number, column: number, { thing, isRemembered }: Seen, theme: Theme): void {
  canvas.put(row, column, theme.glyphs[thing], isRemembered ? theme.remembered : theme.looks[thing]);
}

/** What a character of the small map shows of the cells it stands for, the most important first. */
const RANKS: readonly Thing[] = ['capture', 'avatar', 'hunter', 'stairs', 'coin', 'plan', 'floor', 'corridor', 'wall'];

/** The least lines in which there is room for a map. */
const MAP_LINES = 8;

/** The whole world in a frame of at most half the space either way, in the corner away from the avatar. */
function paintMap(canvas: Canvas, { scenery, theme, grid, focus }: Shown): void {
  const { top, rows: space } = boardArea(canvas.rows);
  if (space < MAP_LINES) return;
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
