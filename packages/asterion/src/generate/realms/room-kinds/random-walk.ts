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
    const top = Math.max(inside.top, row - rowsAway);
    const bottom = Math.min(inside.bottom, row + rowsAway);
    const left = Math.max(inside.left, col - colsAway);
    const right = Math.min(inside.right, col + colsAway);
    // The walk sets out from a square of 9 cells: something is left of it when its dead ends are filled.
    const cells = new Set<Cell>(cellsIn(grid, { top: row - 1, left: col - 1, bottom: row + 1, right: col + 1 }));
    let [atRow, atCol] = [row, col];
    for (let steps = widthOf(inside) * heightOf(inside); steps > 0; steps--) {
      const step = rng.below(2) === 0 ? 1 : -1;
      if (rng.below(2) === 0) atRow = Math.min(Math.max(atRow + step, top), bottom);
      else atCol = Math.min(Math.max(atCol + step, left), right);
      cells.add(atRow * grid.cols + atCol);
    }
    return { centre, cells: [...cells] };
  },
};
