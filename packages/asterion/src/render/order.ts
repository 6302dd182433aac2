/** Drawing order: the top row of the picture first, whichever end of the grid row 0 is on. */

import type { Cell, Grid } from '../world/index.js';

/** The leftmost cell of a row counted from the top of the picture; the rest of the row follows it. */
export const firstOfDrawnRow = (grid: Grid, drawn: number): Cell =>
  (grid.origin === 'top' ? drawn : grid.rows - 1 - drawn) * grid.cols;

/** Whether a cell lies in a row counted from the top of the picture. */
export const isInDrawnRow = (grid: Grid, drawn: number, cell: Cell): boolean => {
  const first = firstOfDrawnRow(grid, drawn);
  return cell >= first && cell < first + grid.cols;
};
