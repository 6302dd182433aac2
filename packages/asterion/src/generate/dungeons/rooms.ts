/** Rooms: rectangles scattered over the rock until there are enough or no place is found for another. */

import { type Grid, isOnGrid, type Rng, Terrain } from '../../world/index.js';
import type { Knobs } from './plan.js';

/** A rectangle of cells; the last row and column belong to it. */
export interface Rectangle {
  /** The lowest by number: drawn on top only where row 0 is. */
  readonly firstRow: number;
  /** The one farthest to the left. */
  readonly firstCol: number;
  /** `firstRow` or higher by number. */
  readonly lastRow: number;
  /** `firstCol` or farther to the right. */
  readonly lastCol: number;
}

/** How often a place is drawn for one room before the scattering ends. */
const TRIES = 60;

/** Lays rooms of floor into the terrain. The first always fits. */
export function scatterRooms(grid: Grid, terrain: Uint8Array, knobs: Knobs, rng: Rng): Rectangle[] {
  const rooms: Rectangle[] = [];
  const wanted = between(knobs.rooms, rng);
  while (rooms.length < wanted) {
    const room = findPlace(grid, terrain, rooms, knobs, rng);
    if (room === undefined) break;
    for (let row = room.firstRow; row <= room.lastRow; row++) {
      terrain.fill(Terrain.floor, row * grid.cols + room.firstCol, row * grid.cols + room.lastCol + 1);
    }
    rooms.push(room);
  }
  return rooms;
}

function findPlace(
  grid: Grid,
  terrain: Uint8Array,
  rooms: readonly Rectangle[],
  knobs: Knobs,
  rng: Rng,
): Rectangle | undefined {
  const margin = knobs.touching ? 0 : 1;
  for (let tries = 0; tries < TRIES; tries++) {
    const height = between(knobs.roomSize, rng);
    const width = between(knobs.roomSize, rng);
    const beside = knobs.touching && rooms.length > 0 && rng.below(2) === 0;
    const [firstRow, firstCol] = beside
      ? cornerBeside(rooms[rng.below(rooms.length)], height, width, rng)
      : [rng.below(grid.rows - height + 1), rng.below(grid.cols - width + 1)];
    const room = { firstRow, firstCol, lastRow: firstRow + height - 1, lastCol: firstCol + width - 1 };
    if (isFree(grid, terrain, room, margin)) return room;
  }
  return undefined;
}

/** Where a room of that size touches another along a side or, one place in many, at a corner. May be off the grid. */
function cornerBeside(other: Rectangle, height: number, width: number, rng: Rng): [number, number] {
  const isBefore = rng.below(2) === 0;
  if (rng.below(2) === 0) {
    const firstRow = between([other.firstRow - height, other.lastRow + 1], rng);
    return [firstRow, isBefore ? other.firstCol - width : other.lastCol + 1];
  }
  const firstCol = between([other.firstCol - width, other.lastCol + 1], rng);
  return [isBefore ? other.firstRow - height : other.lastRow + 1, firstCol];
}

function isFree(
  grid: Grid,
  terrain: Uint8Array,
  { firstRow, firstCol, lastRow, lastCol }: Rectangle,
  margin: number,
): boolean {
  if (!isOnGrid(grid, firstRow, firstCol) || !isOnGrid(grid, lastRow, lastCol)) return false;
  for (let row = Math.max(firstRow - margin, 0); row <= Math.min(lastRow + margin, grid.rows - 1); row++) {
    for (let col = Math.max(firstCol - margin, 0); col <= Math.min(lastCol + margin, grid.cols - 1); col++) {
      if (terrain[row * grid.cols + col] !== Terrain.wall) return false;
    }
  }
  return true;
}

/** A whole number from a range. */
const between = ([least, most]: readonly [number, number], rng: Rng): number => least + rng.below(most - least + 1);
