/** Random walks: from the middle of the region, about a step for each of its cells, never out of it. */

import type { Cell } from '../../../world/index.js';
import { cellsIn, middleOf } from '../rectangles.js';
import { heightOf, widthOf } from '../regions.js';
import type { RoomKind } from '../room-kind.js';

export const randomWalk: RoomKind = {
  name: 'random-walk',
  about: 'Where a random walk from the middle of the region came by: ragged, with pillars.',
  lay({ grid, inside, width, height }, rng) {
    const centre = middleOf(grid, inside);
    const [row, col] = [Math.floor(centre / grid.cols), centre % grid.cols];
    const [rowsAway, colsAway] = [(height[1] - 1) >> 1, (width[1] - 1) >> 1];
    const firstRow = Math.max(inside.firstRow, row - rowsAway);
    const lastRow = Math.min(inside.lastRow, row + rowsAway);
    const firstCol = Math.max(inside.firstCol, col - colsAway);
    const lastCol = Math.min(inside.lastCol, col + colsAway);
    // The walk sets out from a square of 9 cells: something is left of it when its dead ends are filled.
    const cells = new Set<Cell>(
      cellsIn(grid, { firstRow: row - 1, firstCol: col - 1, lastRow: row + 1, lastCol: col + 1 }),
    );
    let [atRow, atCol] = [row, col];
    for (let steps = widthOf(inside) * heightOf(inside); steps > 0; steps--) {
      const step = rng.below(2) === 0 ? 1 : -1;
      if (rng.below(2) === 0) atRow = Math.min(Math.max(atRow + step, firstRow), lastRow);
      else atCol = Math.min(Math.max(atCol + step, firstCol), lastCol);
      cells.add(atRow * grid.cols + atCol);
    }
    return { centre, cells: [...cells] };
  },
};
