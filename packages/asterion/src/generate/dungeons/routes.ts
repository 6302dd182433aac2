/**
 * Routes: where a corridor may run.
 *
 * A clean route goes through rock and meets ground at its two ends only, once each. A corridor cell beside a room is a
 * door of that room whether meant or not, and two corridors side by side are a loop; clean routes have neither, which
 * is why corridors can be counted.
 */

import { type Cell, type Grid, type Rng, shuffle, Terrain } from '../../world/index.js';
import type { Rectangle } from './rooms.js';

/** How many of the cells across the sides of this one are ground. */
export function groundBeside(grid: Grid, terrain: Uint8Array, cell: Cell): number {
  let count = 0;
  for (const side of grid.shape.sides) {
    const next = grid.neighbour(cell, side);
    if (next >= 0 && terrain[next] !== Terrain.wall) count++;
  }
  return count;
}

/** A clean route between two rooms, straight or with one bend, any of them; undefined if there is none. */
export function findRoute(
  grid: Grid,
  terrain: Uint8Array,
  from: Rectangle,
  to: Rectangle,
  rng: Rng,
): Cell[] | undefined {
  const choices: [Rectangle, Rectangle, number, number][] = [];
  for (const [a, b] of [
    [from, to],
    [to, from],
  ]) {
    for (let row = a.firstRow; row <= a.lastRow; row++) {
      for (let col = b.firstCol; col <= b.lastCol; col++) choices.push([a, b, row, col]);
    }
  }
  for (const [a, b, row, col] of shuffle(choices, rng)) {
    const route = bend(grid, a, b, row, col).filter((cell) => terrain[cell] !== Terrain.floor);
    if (isClean(grid, terrain, route)) return route;
  }
  return undefined;
}

/** The cells from room `a` along a row, then along a column into room `b`; parts of the rooms may be among them. */
function bend(grid: Grid, a: Rectangle, b: Rectangle, row: number, col: number): Cell[] {
  const cells: Cell[] = [];
  const start = clamp(col, a.firstCol, a.lastCol);
  const end = clamp(row, b.firstRow, b.lastRow);
  const across = Math.sign(col - start);
  const down = Math.sign(end - row);
  for (let at = start; at !== col; at += across) cells.push(row * grid.cols + at);
  for (let at = row; at !== end; at += down) cells.push(at * grid.cols + col);
  cells.push(end * grid.cols + col);
  return cells;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Whether these cells, without the floor they were strung on, are one run through rock between two cells of ground. */
function isClean(grid: Grid, terrain: Uint8Array, route: readonly Cell[]): boolean {
  if (route.length === 0) return false;
  return route.every((cell, i) => {
    if (terrain[cell] !== Terrain.wall) return false;
    if (i > 0 && !isBeside(grid, route[i - 1], cell)) return false; // a third room lies on the way
    const ends = (i === 0 ? 1 : 0) + (i === route.length - 1 ? 1 : 0);
    return groundBeside(grid, terrain, cell) === ends;
  });
}

const isBeside = (grid: Grid, a: Cell, b: Cell): boolean =>
  grid.shape.sides.some((side) => grid.neighbour(a, side) === b);

/** Turns rock into corridor. */
export function carve(terrain: Uint8Array, cells: readonly Cell[]): void {
  for (const cell of cells) terrain[cell] = Terrain.corridor;
}
