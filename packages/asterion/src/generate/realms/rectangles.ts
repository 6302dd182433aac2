/** Rectangles of cells. */

import type { Cell, Grid } from '../../world/index.js';
import type { Rectangle } from '../dungeons/rooms.js';

/** The cells of a rectangle, row by row. */
export function cellsIn({ cols }: Grid, { firstRow, firstCol, lastRow, lastCol }: Rectangle): Cell[] {
  const cells: Cell[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let col = firstCol; col <= lastCol; col++) cells.push(row * cols + col);
  }
  return cells;
}

/** The cell in the middle, the lower one where there are two. */
export const middleOf = ({ cols }: Grid, { firstRow, firstCol, lastRow, lastCol }: Rectangle): Cell =>
  ((firstRow + lastRow) >> 1) * cols + ((firstCol + lastCol) >> 1);
