/** What a room kind is: a way to lay floor inside a region. */

import type { Span } from '../../settings/index.js';
import type { Cell, Grid, Rng } from '../../world/index.js';
import type { Rectangle } from '../dungeons/rooms.js';

/** Where a room may lie. */
export interface RoomLot {
  /** Of the whole realm. */
  readonly grid: Grid;
  /** The inside of a region, 7 by 7 cells or more: the walls around it belong to the region too. */
  readonly inside: Rectangle;
  /** Bounds of the room's columns, 3 or more; what exceeds the inside is cut. */
  readonly width: Span;
  /** Bounds of its rows, as those of its columns. */
  readonly height: Span;
}

/** An entry of the registry. */
export interface RoomKind {
  /** What the generator's knob and the rooms themselves call it: `rectangular`. */
  readonly name: string;
  /** What its rooms are like, in a line. */
  readonly about: string;
  /** A room of one piece inside the lot: its cells, the 8 around its centre among them. */
  lay(
    lot: RoomLot,
    rng: Rng,
  ): {
    /** One of the cells. */
    readonly centre: Cell;
    /** Every cell of the room, each once. */
    readonly cells: Cell[];
  };
}
