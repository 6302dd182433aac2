/**
 * What the ground is made of, and the one rule that turns it into open directions.
 *
 * A step across a side needs ground on both ends. A step through a corner needs a room on both ends; the option says
 * what else. Everything above reads the open directions only, so the rule is applied here and nowhere else.
 */

import { checkMembers, shownValue } from '../settings/index.js';
import type { Cell, Direction, Grid } from './grid.js';

/** Floor of a room, corridor, wall, pit. Walls and pits cannot be entered. */
export const Terrain = {
  /** The floor of a room: the only ground on which steps may pass through corners. */
  floor: 0,
  /** Ground on which steps only cross sides. */
  corridor: 1,
  /** Rock, which cannot be entered. */
  wall: 2,
  /** A hole, which cannot be entered either; games may let somebody fall into it. */
  pit: 3,
} as const;
/** What one cell is made of: the byte that a world's `terrain` holds for it. */
export type Terrain = (typeof Terrain)[keyof typeof Terrain];

/** Diagonal steps: wherever both ends are room, only where both cells beside the step are room too, or nowhere. */
export type Diagonals = 'always' | 'rooms' | 'never';
/** All of them, from the most steps to the fewest. */
export const DIAGONALS: readonly Diagonals[] = ['always', 'rooms', 'never'];

/** Throws a RangeError for what is no such rule. */
export function checkDiagonals(rule: Diagonals): void {
  if (!DIAGONALS.includes(rule))
    throw new RangeError(`Expected diagonals to be open ${DIAGONALS.join(', ')}, got ${shownValue(rule)}.`);
}

/** Whether one can stand there: on floor and in corridors. */
export const isPassable = (terrain: Terrain): boolean => terrain === Terrain.floor || terrain === Terrain.corridor;

/** The open directions of a whole terrain. */
export function openFromTerrain(grid: Grid, terrain: Uint8Array, diagonals: Diagonals): Uint8Array | Uint16Array {
  checkMembers('a grid, such as world.grid', grid, 'cellCount', 'shape');
  checkDiagonals(diagonals);
  const wide = grid.shape.directions.length > 8;
  const open = wide ? new Uint16Array(grid.cellCount) : new Uint8Array(grid.cellCount);
  for (let cell = 0; cell < open.length; cell++) open[cell] = openAt(grid, terrain, cell, diagonals);
  return open;
}

/** The open directions of one cell of a terrain. */
export function openAt(grid: Grid, terrain: Uint8Array, cell: Cell, diagonals: Diagonals): number {
  if (!isPassable(terrain[cell] as Terrain)) return 0;
  const { directions, sides } = grid.shape;
  let open = 0;
  for (const side of sides) {
    const next = grid.neighbour(cell, side);
    if (next >= 0 && isPassable(terrain[next] as Terrain)) open |= 1 << side;
  }
  if (diagonals === 'never' || terrain[cell] !== Terrain.floor) return open;
  for (let direction = 0; direction < directions.length; direction++) {
    if (!sides.includes(direction) && isDiagonalOpen(grid, terrain, cell, direction, diagonals)) open |= 1 << direction;
  }
  return open;
}

function isDiagonalOpen(grid: Grid, terrain: Uint8Array, cell: Cell, direction: Direction, diagonals: Diagonals) {
  const next = grid.neighbour(cell, direction);
  if (next < 0 || terrain[next] !== Terrain.floor) return false;
  if (diagonals === 'always') return true;
  // A corner lies between the sides before and after it, so both of these cells are on the grid.
  const count = grid.shape.directions.length;
  const before = grid.neighbour(cell, (direction + count - 1) % count);
  const after = grid.neighbour(cell, (direction + 1) % count);
  return terrain[before] === Terrain.floor && terrain[after] === Terrain.floor;
}
