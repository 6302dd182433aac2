/** The one place where cells become rows and columns, and directions become compass names, and back. */

import { checkMembers, shownValue } from '../settings/index.js';
import { type Cell, type Direction, EDGE, type Grid, type Shape } from './grid.js';

/** The port of a tunnel: comes after every direction of the cell, in cyclic order and in lists. */
export const TUNNEL: Direction = 16;
const TUNNEL_NAME = 'TUNNEL';

/** A row and a column, both from 0; where row 0 is drawn is the grid's `origin`. */
export type Coordinates = readonly [row: number, col: number];

/** From 0; on rings, the ring counted from the centre. Trusts its caller; `coordinatesOf` asks whether it is a cell. */
export const rowOf = (grid: Grid, cell: Cell): number => grid.rowOf(cell);
/** From 0, within the row of the cell. Trusts its caller; `coordinatesOf` asks whether it is a cell. */
export const colOf = (grid: Grid, cell: Cell): number => cell - grid.rowStart(grid.rowOf(cell));
/** What `cellAt` turns back into the cell. Allocates: hot loops ask for row and column alone. Throws a RangeError for no cell. */
export function coordinatesOf(grid: Grid, cell: Cell): Coordinates {
  checkCell(grid, cell);
  return [rowOf(grid, cell), colOf(grid, cell)];
}

/** How many cells a row has; only on some shapes do rows differ. */
export const rowLength = (grid: Grid, row: number): number => grid.rowStart(row + 1) - grid.rowStart(row);

/** A row counted from the top of the drawing, where row 0 is there or at the bottom (`grid.origin`); its own inverse. */
export const drawnRow = (grid: Grid, row: number): number => (grid.origin === 'top' ? row : grid.rows - 1 - row);

/** The leftmost cell of a row counted from the top of the drawing; the rest of the row follows it. */
export const firstOfDrawnRow = (grid: Grid, drawn: number): Cell => grid.rowStart(drawnRow(grid, drawn));

/** False for fractions, too, so that numbers from outside can be asked about as they come. */
export const isOnGrid = (grid: Grid, row: number, col: number): boolean =>
  isWithin(row, grid.rows) && isWithin(col, rowLength(grid, row));

export const isWithin = (value: number, end: number): boolean => Number.isInteger(value) && value >= 0 && value < end;

/** Throws a RangeError for what is no grid: the world or the scene around it, as often as not. */
function checkGrid(grid: Pick<Grid, 'cellCount'>): void {
  checkMembers('a grid, such as world.grid', grid, 'cellCount');
}

/** Throws a RangeError that names the value unless it is a cell of the grid: for functions that people call with what they have. */
export function checkCell(grid: Pick<Grid, 'cellCount'>, cell: Cell): void {
  if (isWithin(cell, (grid as Grid | undefined)?.cellCount ?? 0)) return; // whoever carves a maze asks for each cell
  checkGrid(grid);
  throw new RangeError(`Expected a cell from 0 to ${grid.cellCount - 1}, got ${shownValue(cell)}.`);
}

/** The cell at a row and a column. Throws a RangeError outside the grid. */
export const cellAt = (grid: Grid, row: number, col: number): Cell => placedCell(grid, [row, col]);

/** The cell at a place that a caller says, whatever that is; `what` begins the message of the RangeError where it is none. */
export function placedCell(grid: Grid, place: unknown, what = ''): Cell {
  checkGrid(grid);
  const [row, col, ...more] = (Array.isArray(place) ? place : []) as number[];
  if (more.length > 0 || !isOnGrid(grid, row, col))
    throw new RangeError(
      `Expected ${what}[row, column] in a ${grid.rows} x ${grid.cols} grid, got ${shownValue(place)}.`,
    );
  return grid.rowStart(row) + col;
}

/** `N`, `SE`, ... as drawn, or `TUNNEL`. */
export function directionName(shape: Shape, direction: Direction): string {
  const name = direction === TUNNEL ? TUNNEL_NAME : shape.directions[direction];
  if (name === undefined) throw new RangeError(`Expected a direction of shape ${shape.name}, got ${direction}.`);
  return name;
}

/** The direction of that compass name (any case), or undefined if the shape has none. */
export function directionNamed(shape: Shape, name: string): Direction | undefined {
  checkMembers('a shape, such as world.grid.shape', shape, 'directions');
  if (typeof name !== 'string') throw new RangeError(`Expected the name of a direction, got ${shownValue(name)}.`);
  const upper = name.toUpperCase();
  if (upper === TUNNEL_NAME) return TUNNEL;
  const direction = shape.directions.indexOf(upper);
  return direction < 0 ? undefined : direction;
}

/**
 * The direction that leads from a cell to one of its neighbours, walls or not; undefined if they are not neighbours, as the ends of a
 * tunnel mostly are not: `wayBetween` knows those.
 */
export function directionBetween(grid: Grid, from: Cell, to: Cell): Direction | undefined {
  checkGrid(grid);
  for (let direction = 0; direction < grid.shape.directions.length; direction++) {
    if (grid.neighbour(from, direction) === to) return direction;
  }
  return undefined;
}

/** Whether a side of the cell lies on the edge of the grid. */
export const isOnBorder = (grid: Grid, cell: Cell): boolean =>
  grid.sidesOf(cell).some((side) => grid.neighbour(cell, side) === EDGE);

/**
 * The side of a cell that lies nearest to a direction on the screen, given as steps to the right and down: what an arrow key or a
 * swipe means on any shape, rings and hexagons included. Walls are not asked. Of two as near the first. Throws a
 * RangeError for what is no cell or no number.
 */
export function sideTowards(grid: Grid, cell: Cell, right: number, down: number): Direction {
  checkCell(grid, cell);
  if (!Number.isFinite(right) || !Number.isFinite(down))
    throw new RangeError(`Expected steps to the right and down, got ${right} and ${down}.`);
  const { x, y } = grid.centre(cell);
  let best = { side: -1, along: -Infinity };
  for (const side of grid.sidesOf(cell)) {
    const line = grid.side(cell, side);
    const [one, other] = [line[(line.length - 1) >> 1], line[line.length >> 1]];
    const [across, below] = [(one.x + other.x) / 2 - x, (one.y + other.y) / 2 - y];
    const along = (across * right + below * down) / Math.hypot(across, below);
    if (along > best.along) best = { side, along };
  }
  return best.side;
}
