/** Chambers: the places of a cave that are wide enough to be called rooms. */

import { type Cell, type Grid, Terrain } from '../../world/index.js';
import type { RealmRoom } from './generator.js';
import { takePieces } from './pieces.js';

/** A chamber has at least so many cells far from any wall. */
const LEAST = 4;

/** The chambers of a terrain, in the order of their first cells: the widest kind that there is. */
export function chambersOf(grid: Grid, terrain: Uint8Array): RealmRoom[] {
  const wide = clearings(grid, terrain, 2);
  return wide.length > 0 ? wide : clearings(grid, terrain, 1);
}

/** Pieces of the ground that is more than `clear` cells away from any wall. */
function clearings({ cols, cellCount }: Grid, terrain: Uint8Array, clear: number): RealmRoom[] {
  const isClear = (cell: Cell): boolean => {
    for (let row = cell - clear * cols; row <= cell + clear * cols; row += cols) {
      for (let at = row - clear; at <= row + clear; at++) if (terrain[at] === Terrain.wall) return false;
    }
    return true;
  };
  const marked = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    if (terrain[cell] !== Terrain.wall && isClear(cell)) marked[cell] = 1;
  }
  return takePieces(marked, cols)
    .filter((cells) => cells.length >= LEAST)
    .map((cells) => ({ centre: middlemost(cells, cols), kind: 'cave', cells }));
}

/** The cell nearest to the mean of all. */
function middlemost(cells: readonly Cell[], cols: number): Cell {
  let [rows, columns] = [0, 0];
  for (const cell of cells) {
    rows += Math.floor(cell / cols);
    columns += cell % cols;
  }
  const [row, col] = [rows / cells.length, columns / cells.length];
  let [middle, least] = [cells[0], Infinity];
  for (const cell of cells) {
    const distance = Math.abs(Math.floor(cell / cols) - row) + Math.abs((cell % cols) - col);
    if (distance < least) [middle, least] = [cell, distance];
  }
  return middle;
}
