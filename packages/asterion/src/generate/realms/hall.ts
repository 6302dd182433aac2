/** The realm that can always be carved: one hall from edge to edge. */

import { Terrain } from '../../world/index.js';
import type { RealmRoom, Site } from './generator.js';
import { cellsIn, middleOf } from './rectangles.js';

/** Carves the hall; returns it as the only room, of that kind. */
export function carveHall({ grid, terrain }: Site, kind: string): RealmRoom[] {
  const inside = { firstRow: 1, firstCol: 1, lastRow: grid.rows - 2, lastCol: grid.cols - 2 };
  const cells = cellsIn(grid, inside);
  for (const cell of cells) terrain[cell] = Terrain.floor;
  return [{ centre: middleOf(grid, inside), kind, cells }];
}
