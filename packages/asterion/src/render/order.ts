/** Drawing order: the top row of the picture first, whichever end of the grid row 0 is on. */

import type { Cell, Grid } from '../world/index.js';

/** The leftmost cell of a row counted from the top of the picture; the rest of the row follows it. */
export const firstOfDrawnRow = (grid: Grid, drawn: number): Cell =>
  (grid.origin === 'top' ? drawn : grid.rows - 1 - drawn) * grid.cols;

/** Whether a cell lies in the top row of the picture. */
export const isInTopRow = (grid: Grid, cell: Cell): boolean => {
  const first = firstOfDrawnRow(grid, 0);
  return cell >= first && cell < first + grid.cols;
};

/** Whether a cell lies in the bottom row of the picture. */
export const isInBottomRow = (grid: Grid, cell: Cell): boolean => {
  const first = firstOfDrawnRow(grid, grid.rows - 1);
  return cell >= first && cell < first + grid.cols;
};
