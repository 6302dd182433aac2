/**
 * Shapes and grids: what a cell is, and which cell lies in which direction.
 *
 * A cell is an integer, row-major; a direction is a bit number, named as drawn. A shape is data; a grid is a shape
 * at a size and an origin, and answers by arithmetic, so a grid of 10,000 x 10,000 costs nothing. Neighbour lists
 * were rejected as the base: they cost 20 bytes a cell and more. `graphOf` derives them for small worlds.
 */

/** A cell id, `0 <= cell < cellCount`, row-major. Meaningless without its grid. */
export type Cell = number;

/** A direction: its number is its bit in a cell's open directions. Counter-clockwise from east. */
export type Direction = number;

/** Where row 0 is drawn. Compass names are as drawn, so north is row + 1 from the bottom and row - 1 from the top. */
export type Origin = 'top' | 'bottom';

/** A point in drawing units: a cell is 1 wide, x grows to the right, y grows downwards from the top of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A kind of tiling. Everything an algorithm asks of it is here or on the grid: adding one touches no algorithm. */
export interface Shape {
  readonly name: string;
  readonly about: string;
  /** Compass names by direction, counter-clockwise; at most 16. */
  readonly directions: readonly string[];
  /** By direction: the direction that leads back. */
  readonly opposite: readonly Direction[];
  /** The directions that cross a side of the cell, where a thin wall can stand; the others pass through a corner. */
  readonly sides: readonly Direction[];
  /** This shape at a size. `rows` and `cols` are at least 1. */
  grid(rows: number, cols: number, origin?: Origin): Grid;
}

/**
 * Whether a shape is that one. By name: a module of somebody's own may bring a copy of the library with it, and then there are
 * two of each shape.
 */
export const isShape = (shape: Shape, { name }: Shape): boolean => shape.name === name;

/** A shape at a size: neighbours, distances and positions by arithmetic. */
export interface Grid {
  readonly shape: Shape;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly cellCount: number;
  /** Size of the drawing, in drawing units. */
  readonly width: number;
  readonly height: number;
  /** The cell next to `cell`, or -1 beyond the edge. */
  neighbour(cell: Cell, direction: Direction): Cell;
  /** As `neighbour`, but trusts that there is one: for following open directions, which never leave the grid. */
  step(cell: Cell, direction: Direction): Cell;
  /** Steps between two cells if every side (and, with `corners`, every corner) were open. Never too many. */
  distance(from: Cell, to: Cell, corners: boolean): number;
  /** The middle of a cell. */
  centre(cell: Cell): Point;
  /** The two ends of a side of a cell, such that sides in their order run round the cell counter-clockwise. */
  side(cell: Cell, direction: Direction): readonly [Point, Point];
  /** The cell under a point of the drawing, or -1. */
  cellAtPoint(x: number, y: number): Cell;
}

/** The most cells a grid may have: cell ids, and one more, must fit in a signed 32-bit integer. */
export const MAX_CELLS = 2 ** 31 - 2;

/** Why `rows` x `cols` cannot be a grid, or undefined if it can. */
export function sizeFault(rows: number, cols: number): string | undefined {
  if (!Number.isInteger(rows) || rows < 1) return `Expected rows to be a whole number of at least 1, got ${rows}.`;
  if (!Number.isInteger(cols) || cols < 1) return `Expected cols to be a whole number of at least 1, got ${cols}.`;
  if (rows * cols > MAX_CELLS) return `Expected at most ${MAX_CELLS} cells, got ${rows} x ${cols}.`;
  return undefined;
}

/** Throws a RangeError unless `rows` x `cols` can be a grid. */
function checkSize(rows: number, cols: number): void {
  const fault = sizeFault(rows, cols);
  if (fault !== undefined) throw new RangeError(fault);
}

/** What grids of rows and columns share, whatever the shape of their cells. */
export abstract class RowGrid implements Grid {
  abstract readonly shape: Shape;
  abstract readonly width: number;
  abstract readonly height: number;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly cellCount: number;

  constructor(rows: number, cols: number, origin: Origin) {
    checkSize(rows, cols);
    this.rows = rows;
    this.cols = cols;
    this.origin = origin;
    this.cellCount = rows * cols;
  }

  abstract neighbour(cell: Cell, direction: Direction): Cell;
  abstract step(cell: Cell, direction: Direction): Cell;
  abstract distance(from: Cell, to: Cell, corners: boolean): number;
  abstract centre(cell: Cell): Point;
  abstract side(cell: Cell, direction: Direction): readonly [Point, Point];
  abstract cellAtPoint(x: number, y: number): Cell;

  /** +1 or -1: what a step to the north, as drawn, does to the row. */
  protected get north(): number {
    return this.origin === 'bottom' ? 1 : -1;
  }

  /** Rows counted from the top of the drawing; its own inverse. */
  protected drawnRow(row: number): number {
    return this.origin === 'top' ? row : this.rows - 1 - row;
  }
}
