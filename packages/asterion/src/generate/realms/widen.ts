/**
 * Rooms widened, a cell to every side.
 *
 * Dead ends that this makes are filled. What grows out of a square of 9 cells has none and is never filled, so that
 * rooms with such a square in them, widened often enough, take all the space they have.
 */

import { type Cell, colOf, type Grid, rowOf, Terrain } from '../../world/index.js';
import type { Room as Rectangle } from '../dungeons/rooms.js';
import { fillDeadEnds } from './dead-ends.js';

/** A room that can be widened, and the space it has. */
export interface Widening {
  readonly inside: Rectangle;
  cells: Cell[];
}

/** Widens rooms of floor in place, within their space. */
export function widen(grid: Grid, terrain: Uint8Array, rooms: readonly Widening[]): void {
  for (const room of rooms) {
    const { top, left, bottom, right } = room.inside;
    room.cells = room.cells.filter((cell) => terrain[cell] === Terrain.floor);
    for (const cell of [...room.cells]) {
      for (const side of grid.shape.sides) {
        const next = grid.step(cell, side);
        const [row, col] = [rowOf(grid, next), colOf(grid, next)];
        if (terrain[next] === Terrain.floor || row < top || row > bottom || col < left || col > right) continue;
        terrain[next] = Terrain.floor;
        room.cells.push(next);
      }
    }
  }
  fillDeadEnds(grid, terrain);
}
