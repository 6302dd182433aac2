/**
 * Distances between all pairs of cells of a world, kept between games.
 *
 * A row is filled by one flood when it is asked for first: a game on one dungeon touches a small part of the pairs, and
 * a table made beforehand would cost more than most games. In a world too large for all its rows, all are dropped when
 * room runs out; the few that the next move needs are quickly back.
 */

import { distancesInto } from '../search/index.js';
import type { Cell, World } from '../world/index.js';

/** The distance where there is no way. Far enough to be the largest, small enough to be added to. */
const FAR = 2 ** 29;

/** How many numbers are kept, a world of 2048 cells whole; and the fewest rows. */
const MOST_NUMBERS = 2 ** 22;
const FEWEST_ROWS = 32;

export class Distances {
  readonly #world: World;
  readonly #rows: (Int32Array | undefined)[] = [];
  readonly #mostRows: number;
  readonly #visited: Uint8Array;
  /** The row of nobody in particular: what several sources are nearest to. */
  readonly #nearest: Int32Array;
  #rowCount = 0;

  constructor(world: World) {
    const { cellCount } = world.grid;
    this.#world = world;
    this.#mostRows = Math.max(FEWEST_ROWS, Math.floor(MOST_NUMBERS / cellCount));
    this.#visited = new Uint8Array(cellCount);
    this.#nearest = new Int32Array(cellCount);
  }

  /** By cell: steps to or from this cell, 2^29 where there is no way. Shared: read it, never write. */
  from(cell: Cell): Int32Array {
    return this.#rows[cell] ?? this.#fill(cell);
  }

  /** By cell: steps from the nearest of some cells. Good until it is asked again. */
  fromNearest(cells: readonly Cell[]): Int32Array {
    if (cells.length === 1) return this.from(cells[0]);
    const nearest = this.#nearest.fill(FAR);
    for (const source of cells) {
      const row = this.from(source);
      for (let cell = 0; cell < row.length; cell++) if (row[cell] < nearest[cell]) nearest[cell] = row[cell];
    }
    return nearest;
  }

  #fill(cell: Cell): Int32Array {
    if (this.#rowCount >= this.#mostRows) {
      this.#rows.length = 0;
      this.#rowCount = 0;
    }
    const row = new Int32Array(this.#world.grid.cellCount);
    distancesInto(this.#world, [cell], row, this.#visited);
    for (let at = 0; at < row.length; at++) if (row[at] < 0) row[at] = FAR;
    this.#rows[cell] = row;
    this.#rowCount++;
    return row;
  }
}
