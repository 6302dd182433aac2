/**
 * Passages: corridors from one centre to another, by way of corners.
 *
 * A few ways are drawn and the best is carved: the one that grazes the least ground, because a corridor beside a room is
 * a row of doors, and that shares the least with other corridors, because a ring is none where it runs back on itself.
 * Any way is a chain of cells between the squares around the centres, so it joins the two, whatever it crosses.
 */

import { type Cell, type Coordinates, coordinatesOf, type Grid, type Rng, Terrain } from '../../world/index.js';
import { carve, groundBeside } from '../dungeons/routes.js';

/** How many ways are drawn; fewer of those that wander, because the best of many hardly does. */
const [WAYS, WANDERING_WAYS] = [16, 4];
/** What their cells cost: each one, for each side with ground, and where a corridor runs already. */
const [CELL, GRAZED, SHARED] = [1, 2, 15];
/** How far a way may leave the rectangle between its ends. */
const DETOUR = 6;
/** Cells between the points of a way that wanders, and how far they lie from the straight line at most. */
const STRIDE = 7;
const STRAY = 4;

/** Carves a passage; ground that it meets on its way stays what it is. */
export function carvePassage(grid: Grid, terrain: Uint8Array, from: Cell, to: Cell, wanders: boolean, rng: Rng): void {
  let best: Cell[] = [];
  let least = Infinity;
  for (let tries = wanders ? WANDERING_WAYS : WAYS; tries > 0; tries--) {
    const [start, end] = [beside(grid, from, rng), beside(grid, to, rng)];
    const cells = along(grid, wanders ? wandering(grid, start, end, rng) : bent(grid, start, end, rng));
    const cost = costOf(grid, terrain, cells);
    if (cost >= least) continue;
    least = cost;
    best = cells;
  }
  carve(
    terrain,
    best.filter((cell) => terrain[cell] === Terrain.wall),
  );
}

function costOf(grid: Grid, terrain: Uint8Array, cells: readonly Cell[]): number {
  let cost = 0;
  for (const cell of cells) {
    cost += CELL;
    if (terrain[cell] === Terrain.wall) cost += GRAZED * groundBeside(grid, terrain, cell);
    if (terrain[cell] === Terrain.corridor) cost += SHARED;
  }
  return cost;
}

/** A cell of the square around a centre: passages that leave a room side by side are two. */
function beside(grid: Grid, centre: Cell, rng: Rng): Coordinates {
  const [row, col] = coordinatesOf(grid, centre);
  return [row + rng.below(3) - 1, col + rng.below(3) - 1];
}

/** A way with two bends, or one if they fall together. */
function bent({ rows, cols }: Grid, from: Coordinates, to: Coordinates, rng: Rng): Coordinates[] {
  const [[row, col], [toRow, toCol]] = [from, to];
  if (rng.below(2) === 0) {
    const middle = drawBetween(col, toCol, cols, rng);
    return [from, [row, middle], [toRow, middle], to];
  }
  const middle = drawBetween(row, toRow, rows, rng);
  return [from, [middle, col], [middle, toCol], to];
}

/** A row or column between two, or a little outside. The ends themselves, where there is one bend less, are likelier. */
function drawBetween(one: number, other: number, count: number, rng: Rng): number {
  if (rng.below(4) === 0) return rng.below(2) === 0 ? one : other;
  const least = Math.max(Math.min(one, other) - DETOUR, 1);
  const most = Math.min(Math.max(one, other) + DETOUR, count - 2);
  return least + rng.below(most - least + 1);
}

/** A way by points near the straight line, a corner between each two. */
function wandering(grid: Grid, from: Coordinates, to: Coordinates, rng: Rng): Coordinates[] {
  const corners = [from];
  const strides = 1 + Math.floor((Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])) / STRIDE);
  for (let stride = 1; stride <= strides; stride++) {
    const astray = (start: number, end: number, count: number): number => {
      const straight = start + Math.round(((end - start) * stride) / strides);
      return Math.min(Math.max(straight + rng.below(2 * STRAY + 1) - STRAY, 1), count - 2);
    };
    const [row, col] = corners[corners.length - 1];
    const next: Coordinates =
      stride === strides ? to : [astray(from[0], to[0], grid.rows), astray(from[1], to[1], grid.cols)];
    corners.push(rng.below(2) === 0 ? [row, next[1]] : [next[0], col], next);
  }
  return corners;
}

/** The cells along rows and columns from corner to corner, the last included. */
function along({ cols }: Grid, corners: readonly Coordinates[]): Cell[] {
  const cells: Cell[] = [];
  let [row, col] = corners[0];
  for (const [toRow, toCol] of corners) {
    const step = Math.sign(toRow - row) * cols + Math.sign(toCol - col);
    const end = toRow * cols + toCol;
    for (let cell = row * cols + col; cell !== end; cell += step) cells.push(cell);
    [row, col] = [toRow, toCol];
  }
  cells.push(row * cols + col);
  return cells;
}
