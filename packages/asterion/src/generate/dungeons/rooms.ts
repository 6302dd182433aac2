/** Rooms: rectangles scattered over the rock until there are enough or no place is found for another. */

import { type Grid, isOnGrid, type Rng, Terrain } from '../../world/index.js';
import type { Knobs } from './plan.js';

/** A rectangle of cells; the last row and column belong to it. */
export interface Room {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How often a place is drawn for one room before the scattering ends. */
const TRIES = 60;

/** Lays rooms of floor into the terrain. The first always fits. */
export function scatterRooms(grid: Grid, terrain: Uint8Array, knobs: Knobs, rng: Rng): Room[] {
  const rooms: Room[] = [];
  const wanted = between(knobs.rooms, rng);
  while (rooms.length < wanted) {
    const room = findPlace(grid, terrain, rooms, knobs, rng);
    if (room === undefined) break;
    for (let row = room.top; row <= room.bottom; row++) {
      terrain.fill(Terrain.floor, row * grid.cols + room.left, row * grid.cols + room.right + 1);
    }
    rooms.push(room);
  }
  return rooms;
}

function findPlace(grid: Grid, terrain: Uint8Array, rooms: readonly Room[], knobs: Knobs, rng: Rng): Room | undefined {
  const margin = knobs.touching ? 0 : 1;
  for (let tries = 0; tries < TRIES; tries++) {
    const height = between(knobs.roomSize, rng);
    const width = between(knobs.roomSize, rng);
    const beside = knobs.touching && rooms.length > 0 && rng.below(2) === 0;
    const [top, left] = beside
      ? cornerBeside(rooms[rng.below(rooms.length)], height, width, rng)
      : [rng.below(grid.rows - height + 1), rng.below(grid.cols - width + 1)];
    const room = { top, left, bottom: top + height - 1, right: left + width - 1 };
    if (isFree(grid, terrain, room, margin)) return room;
  }
  return undefined;
}

/** Where a room of that size touches another along a side or, one place in many, at a corner. May be off the grid. */
function cornerBeside(other: Room, height: number, width: number, rng: Rng): [number, number] {
  const isBefore = rng.below(2) === 0;
  if (rng.below(2) === 0) {
    const top = between([other.top - height, other.bottom + 1], rng);
    return [top, isBefore ? other.left - width : other.right + 1];
  }
  const left = between([other.left - width, other.right + 1], rng);
  return [isBefore ? other.top - height : other.bottom + 1, left];
}

function isFree(grid: Grid, terrain: Uint8Array, { top, left, bottom, right }: Room, margin: number): boolean {
  if (!isOnGrid(grid, top, left) || !isOnGrid(grid, bottom, right)) return false;
  for (let row = Math.max(top - margin, 0); row <= Math.min(bottom + margin, grid.rows - 1); row++) {
    for (let col = Math.max(left - margin, 0); col <= Math.min(right + margin, grid.cols - 1); col++) {
      if (terrain[row * grid.cols + col] !== Terrain.wall) return false;
    }
  }
  return true;
}

/** A whole number from a range. */
const between = ([least, most]: readonly [number, number], rng: Rng): number => least + rng.below(most - least + 1);
