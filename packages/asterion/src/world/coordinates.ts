/** The one place where cells become rows and columns, and directions become compass names, and back. */

import type { Cell, Direction, Grid, Shape } from './grid.js';

/** The port of a tunnel: comes after every direction of the cell, in cyclic order and in lists. */
export const TUNNEL: Direction = 16;
const TUNNEL_NAME = 'TUNNEL';

/** A row and a column, both from 0; where row 0 is drawn is the grid's `origin`. */
export type Coordinates = readonly [row: number, col: number];

export const rowOf = (grid: Grid, cell: Cell): number => Math.floor(cell / grid.cols);
export const colOf = (grid: Grid, cell: Cell): number => cell % grid.cols;
export const coordinatesOf = (grid: Grid, cell: Cell): Coordinates => [rowOf(grid, cell), colOf(grid, cell)];

export const isOnGrid = (grid: Grid, row: number, col: number): boolean =>
  Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < grid.rows && col >= 0 && col < grid.cols;

/** The cell at a row and a column. Throws a RangeError outside the grid. */
export function cellAt(grid: Grid, row: number, col: number): Cell {
  if (!isOnGrid(grid, row, col)) {
    throw new RangeError(`Expected a cell of a ${grid.rows} x ${grid.cols} grid, got row ${row}, column ${col}.`);
  }
  return row * grid.cols + col;
}

/** `N`, `SE`, ... as drawn, or `TUNNEL`. */
export function directionName(shape: Shape, direction: Direction): string {
  const name = direction === TUNNEL ? TUNNEL_NAME : shape.directions[direction];
  if (name === undefined) throw new RangeError(`Expected a direction of shape ${shape.name}, got ${direction}.`);
  return name;
}

/** The direction of that compass name (any case), or undefined if the shape has none. */
export function directionNamed(shape: Shape, name: string): Direction | undefined {
  const upper = name.toUpperCase();
  if (upper === TUNNEL_NAME) return TUNNEL;
  const direction = shape.directions.indexOf(upper);
  return direction < 0 ? undefined : direction;
}

/** The direction that leads from a cell to one of its neighbours, walls or not; undefined if they are not neighbours. */
export function directionBetween(grid: Grid, from: Cell, to: Cell): Direction | undefined {
  for (let direction = 0; direction < grid.shape.directions.length; direction++) {
    if (grid.neighbour(from, direction) === to) return direction;
  }
  return undefined;
}

/** Whether a side of the cell lies on the edge of the grid. */
export const isOnBorder = (grid: Grid, cell: Cell): boolean =>
  grid.shape.sides.some((side) => grid.neighbour(cell, side) < 0);
