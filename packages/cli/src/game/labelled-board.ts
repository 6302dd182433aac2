/** A board with a few characters in every cell: a heat map in text. */

import { hasThinWalls } from 'asterion/render';
import { type Grid, hex, type Scene } from 'asterion/world';
import { Ground } from './ground.js';

/** Between thin walls there is room for three characters: a longer number keeps its last three digits. */
const ROOM = 3;

/** Whether some of the labels do not fit between the walls. */
export const isCut = ({ world }: Scene, labels: readonly string[]): boolean =>
  hasThinWalls(world) && labels.some((label) => label.length > ROOM);

/** The board with its labels, by cell; nothing where one is empty. */
export const labelledBoard = (scene: Scene, labels: readonly string[]): string =>
  hasThinWalls(scene.world) ? betweenWalls(scene, labels) : inColumns(scene.world.grid, labels);

/** Columns as wide as the largest label; every other row of hexagons half a column to the right. */
function inColumns(grid: Grid, labels: readonly string[]): string {
  const width = Math.max(...labels.map((label) => label.length)) + 1;
  const lines = Array.from({ length: grid.rows }, (_, drawn) => {
    const row = grid.origin === 'top' ? drawn : grid.rows - 1 - drawn;
    const shift = grid.shape === hex ? ' '.repeat((row & 1) * (width >> 1)) : '';
    const line = labels.slice(row * grid.cols, (row + 1) * grid.cols).map((label) => label.padStart(width));
    return `${shift}${line.join('')}`.trimEnd();
  });
  return lines.map((line) => `${line}\n`).join('');
}

function betweenWalls(scene: Scene, labels: readonly string[]): string {
  const ground = new Ground(scene, 'ascii');
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
export const inRows = <T>({ rows, cols }: Grid, values: ArrayLike<T>): T[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_unused, col) => values[row * cols + col]));
