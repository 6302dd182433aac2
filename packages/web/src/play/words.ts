/** Words that every game needs. */

import { type Cell, colOf, type Grid, rowOf } from 'asterion/world';

export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Rows and columns count from 0, as in files. */
export const placeText = (grid: Grid, cell: Cell): string => `row ${rowOf(grid, cell)}, column ${colOf(grid, cell)}`;
