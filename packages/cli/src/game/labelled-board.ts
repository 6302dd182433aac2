/** A board with a few characters in every cell: a heat map in text. */

import { hasThinWalls } from 'asterion/render';
import { drawnRow, type Grid, rowLength, type Scene } from 'asterion/world';
import { DrawnGround } from './ground.js';

/** Between thin walls there is room for three characters: a longer number keeps its last three digits. */
const ROOM = 3;

/** Whether some of the labels do not fit between the walls. */
export const isCut = ({ world }: Scene, labels: readonly string[]): boolean =>
  hasThinWalls(world) && labels.some((label) => label.length > ROOM);

/** The board with its labels, by cell; nothing where one is empty. */
export const labelledBoard = (scene: Scene, labels: readonly string[]): string =>
  hasThinWalls(scene.world) ? betweenWalls(scene, labels) : inColumns(scene.world.grid, labels);

/** Columns as wide as the largest label, set off and apart as the shape has them. */
function inColumns(grid: Grid, labels: readonly string[]): string {
  const { rowIndent, cellPitch } = grid.textLayout();
  const width = Math.max(...labels.map((label) => label.length)) + 1;
  const lines = Array.from({ length: grid.rows }, (_, drawn) => {
    const row = drawnRow(grid, drawn);
    const indent = ' '.repeat(rowIndent(row) * (width >> 1));
    const apart = Math.max(1, cellPitch(row) / 2) * width;
    const line = labels
      .slice(grid.rowStart(row), grid.rowStart(row + 1))
      .map((label) => label.padStart(width).padEnd(apart));
    return `${indent}${line.join('')}`.trimEnd();
  });
  return lines.map((line) => `${line}\n`).join('');
}

function betweenWalls(scene: Scene, labels: readonly string[]): string {
  const ground = new DrawnGround(scene, 'ascii');
  return ground.textWith(
    labels.flatMap((label, cell) => {
      if (label === '') return [];
      const { row, column } = ground.placeOf(cell);
      const glyph = label.slice(-ROOM).padStart(label.length > 1 ? ROOM : 2).padEnd(ROOM); // biome-ignore format: one line
      return [{ row, column: column - 1, glyph, look: 'plain' }];
    }),
  );
}

/** Values by cell in rows, row 0 first. */
export const inRows = <T>(grid: Grid, values: ArrayLike<T>): T[][] =>
  Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: rowLength(grid, row) }, (_unused, col) => values[grid.rowStart(row) + col]),
  );
