/** The cursor on a board: where the arrow keys take it. Walls do not stop it: it reads, it does not walk. */

import { type Cell, cellAt, colOf, type Grid, rowLength, rowOf } from 'asterion/world';

/** As drawn: `right` columns and `up` rows further, held at the edges. */
export function moveCursor(grid: Grid, cell: Cell, right: number, up: number): Cell {
  const north = grid.origin === 'bottom' ? up : -up;
  const row = Math.min(Math.max(rowOf(grid, cell) + north, 0), grid.rows - 1);
  // Rows may differ in length: as far along the new one as along the old.
  const across = Math.floor(((colOf(grid, cell) + 0.5) * rowLength(grid, row)) / rowLength(grid, rowOf(grid, cell)));
  const col = Math.min(Math.max(across + right, 0), rowLength(grid, row) - 1);
  return cellAt(grid, row, col);
}
