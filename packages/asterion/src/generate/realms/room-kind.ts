/** What a room kind is: a way to lay floor inside a region. */

import type { Cell, Grid, Rng } from '../../world/index.js';
import type { Room as Rectangle } from '../dungeons/rooms.js';
import type { Span } from './knobs.js';

/** Where a room may lie. */
export interface RoomLot {
  readonly grid: Grid;
  /** The inside of a region, 7 by 7 cells or more: the walls around it belong to the region too. */
  readonly inside: Rectangle;
  /** Bounds of the room's sides, 3 or more; what exceeds the inside is cut. */
  readonly width: Span;
  readonly height: Span;
}

/** An entry of the registry. */
export interface RoomKind {
  readonly name: string;
  readonly about: string;
  /** A room of one piece inside the lot: its cells, the 8 around its centre among them. */
  lay(lot: RoomLot, rng: Rng): { readonly centre: Cell; readonly cells: Cell[] };
}
