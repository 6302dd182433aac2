/** Rectangles of cells. */

import type { Cell, Grid } from '../../world/index.js';
import type { Room as Rectangle } from '../dungeons/rooms.js';

/** The cells of a rectangle, row by row. */
export function cellsIn({ cols }: Grid, { top, left, bottom, right }: Rectangle): Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let col = left; col <= right; col++) cells.push(row * cols + col);
  }
  return cells;
}

/** The cell in the middle, the lower one where there are two. */
export const middleOf = ({ cols }: Grid, { top, left, bottom, right }: Rectangle): Cell =>
  ((top + bottom) >> 1) * cols + ((left + right) >> 1);
