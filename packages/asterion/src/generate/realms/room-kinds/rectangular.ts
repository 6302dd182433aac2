/** Rectangles: random corners, and floor on half of the region or more, unless the bounds say less. */

import type { Span } from '../../../settings/index.js';
import type { Rng } from '../../../world/index.js';
import { cellsIn, middleOf } from '../rectangles.js';
import { heightOf, widthOf } from '../regions.js';
import type { RoomKind } from '../room-kind.js';

export const rectangular: RoomKind = {
  name: 'rectangular',
  about: 'A rectangle on at least half of its region.',
  lay({ grid, inside, width, height }, rng) {
    const [across, down] = [widthOf(inside), heightOf(inside)];
    const half = ((across + 2) * (down + 2)) / 2;
    const cols = drawSide(across, width, half / Math.min(down, height[1]), rng);
    const rows = drawSide(down, height, half / cols, rng);
    const firstRow = inside.firstRow + rng.below(down - rows + 1);
    const firstCol = inside.firstCol + rng.below(across - cols + 1);
    const room = { firstRow, firstCol, lastRow: firstRow + rows - 1, lastCol: firstCol + cols - 1 };
    return { centre: middleOf(grid, room), cells: cellsIn(grid, room) };
  },
};

/** The length of a side: within its bounds, and at least as long as wanted if they allow. */
function drawSide(space: number, [least, most]: Span, wanted: number, rng: Rng): number {
  const longest = Math.min(space, most);
  const shortest = Math.min(longest, Math.max(least, Math.ceil(wanted)));
  return shortest + rng.below(longest - shortest + 1);
}
