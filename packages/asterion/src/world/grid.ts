/**
 * Shapes and grids: what a cell is, and which cell lies in which direction.
 *
 * A cell is an integer, row-major; a direction is a bit number, named as drawn. A shape is data; a grid is a shape
 * at a size and an origin, and answers by arithmetic, so a grid of 10,000 x 10,000 costs nothing. Neighbour lists
 * were rejected as the base: they cost 20 bytes a cell and more. `graphOf` derives them for small worlds.
 *
 * Which sides a cell has is the cell's own: a triangle that points up has none to the north. Rows may differ in length,
 * as the rings of a circle do. So ask the grid (`sidesOf`, `rowStart`), not the shape.
 */

import { shownValue } from '../settings/index.js';

/** A cell id, `0 <= cell < cellCount`, row-major. Meaningless without its grid. */
export type Cell = number;

/** What lies across a side on the edge of the grid: nothing. */
export const EDGE = -1;

/** What lies across a side that the cell does not have. Below 0, as the edge is: neither leads to a cell. */
export const NO_SIDE = -2;

/** A direction: its number is its bit in a cell's open directions. Counter-clockwise from east. */
export type Direction = number;

/**
 * Where row 0 is drawn: `withOrigin` says what follows. Compass names are as drawn, so north is row + 1 from the bottom and
 * row - 1 from the top.
 */
export type Origin = 'top' | 'bottom';

/** Why nothing can be drawn from such an end, as a sentence; undefined if it can: those who write no types may say anything. */
export const endFault = (origin: unknown): string | undefined =>
  origin === 'top' || origin === 'bottom' ? undefined : `Expected the origin top or bottom, got ${shownValue(origin)}.`;

/** A point in drawing units: a cell is about 1 wide, x grows to the right, y grows downwards from the top of the drawing. */
export interface Point {
  /** From 0, the left edge of the drawing, to the grid's `width`. */
  readonly x: number;
  /** From 0, the upper edge of the drawing, to the grid's `height`. */
  readonly y: number;
}

/** A kind of tiling. Everything an algorithm asks of it is here or on the grid: adding one touches no algorithm. */
export interface Shape {
  /** What files, links and options call it: `rect`. No other shape has it. */
  readonly name: string;
  /** What its cells are called, in the plural: `squares`. */
  readonly title: string;
  /** A sentence about it. */
  readonly about: string;
  /** Names by direction, counter-clockwise from east; at most 16. Compass names are as drawn. */
  readonly directions: readonly string[];
  /** By direction: the direction that leads back. */
  readonly opposite: readonly Direction[];
  /** The directions that cross a side of some cell, where a thin wall can stand; the others pass through a corner. */
  readonly sides: readonly Direction[];
  /** The fewest rows and columns a grid can have. */
  readonly least: {
    /** From 1; 3 where the last row is followed by the first. */
    readonly rows: number;
    /** 1 to 3; 3 where a row closes into a ring. */
    readonly cols: number;
  };
  /** Whether cells are unit squares in straight rows and columns, as drawn. */
  readonly isSquare: boolean;
  /**
   * Whether a step in a direction adds the same number to every cell: plain squares, on which fast kernels with tables of
   * steps and bitmaps of rows work.
   */
  readonly hasConstantSteps: boolean;
  /** Its cells as polygons with whole numbers for corners, for exact lines of sight; undefined where there is no such thing. */
  readonly lattice: LatticePolygon | undefined;
  /** How many cells a grid of `rows` and `cols` has. */
  cellCount(rows: number, cols: number): number;
  /** This shape at a size. `rows` and `cols` are at least `least`. */
  grid(rows: number, cols: number, origin?: Origin): Grid;
}

/** A cell with whole numbers for corners, counter-clockwise: side number i of the shape runs from corner i to i + 1. */
export interface LatticePolygon {
  /** By corner: how far to the right of the centre it lies. Cells of a row are 2 apart. */
  readonly cornerX: readonly number[];
  /** By corner: how far above the centre it lies, as drawn. */
  readonly cornerY: readonly number[];
  /** How far rows are apart. */
  readonly rowHeight: number;
  /** How far odd rows are moved to the right. */
  readonly shift: number;
  /** What squares of distances across are multiplied by before those of distances up are added. */
  readonly stretchX: number;
  /** What the sum is divided by to be the square of a distance in drawing units. */
  readonly unit: number;
}

/**
 * Whether a shape is that one. By name: a module of somebody's own may bring a copy of the library with it, and then there are
 * two of each shape.
 */
export const isShape = (shape: Shape, { name }: Shape): boolean => shape.name === name;

/** A straight line of characters: across, upright, or slanted, one line further down each. */
export type TextStroke = '-' | '|' | '/' | '\\';

/** Takes a stroke of `length` characters whose left or upper end is there. A stroke across includes both of its ends. */
export type DrawStroke = (stroke: TextStroke, line: number, column: number, length: number) => void;

/** Lines and columns count from 0, from the top left. */
export interface TextLayout {
  /** How many lines the whole drawing has. */
  readonly lines: number;
  /** How many characters its lines have room for. */
  readonly columns: number;
  /** On which line the three characters inside a cell are. */
  lineOf(cell: Cell): number;
  /** In which column they begin. */
  columnOf(cell: Cell): number;
  /** The strokes that a wall on a side is made of. */
  drawSide(cell: Cell, side: Direction, draw: DrawStroke): void;
  /** Drawn without walls, two characters a cell: in which column the cells of a row begin. */
  readonly rowIndent: (row: number) => number;
  /** Columns from one cell to the next. */
  readonly cellPitch: (row: number) => number;
}

/** A shape at a size: neighbours, distances and positions by arithmetic. */
export interface Grid {
  /** What its directions and sides mean. */
  readonly shape: Shape;
  /** From `shape.least.rows`; on `polar` the number of rings. */
  readonly rows: number;
  /** Cells of a row; of the first row, where rows differ in length. */
  readonly cols: number;
  /** Whether north is towards higher rows (`bottom`) or lower ones (`top`). */
  readonly origin: Origin;
  /** Cells are the numbers from 0 up to, not including, this one. */
  readonly cellCount: number;
  /** Of the whole drawing, in drawing units: a cell is about 1 wide. */
  readonly width: number;
  /** Of the whole drawing, in drawing units. */
  readonly height: number;
  /** The row of a cell. */
  rowOf(cell: Cell): number;
  /** The first cell of a row; the rest of the row follows it. Of `rows`: the number of cells. */
  rowStart(row: number): Cell;
  /** The sides this cell has, in their order round it, counter-clockwise. Do not change the array: cells share it. */
  sidesOf(cell: Cell): readonly Direction[];
  /** The cell next to `cell`; `EDGE` beyond the edge, `NO_SIDE` where the cell has no such side: both are below 0. */
  neighbour(cell: Cell, direction: Direction): Cell;
  /** As `neighbour`, but trusts that there is one: for following open directions, which never leave the grid. */
  step(cell: Cell, direction: Direction): Cell;
  /** Steps between two cells if every side (and, with `corners`, every corner) were open. Never too many. */
  distance(from: Cell, to: Cell, corners: boolean): number;
  /** The middle of a cell. */
  centre(cell: Cell): Point;
  /**
   * A side of a cell as a line of two points, or more where it is bent. The sides of a cell in their order run round it
   * counter-clockwise. Throws a RangeError for a side that the cell does not have.
   */
  side(cell: Cell, direction: Direction): readonly Point[];
  /** The cell under a point of the drawing, or -1. */
  cellAtPoint(x: number, y: number): Cell;
  /** Where cells and walls stand in a drawing made of characters. */
  textLayout(): TextLayout;
}

/** The corners of a cell as drawn, counter-clockwise. Allocates: keep it out of inner loops. */
export const outlineOf = (grid: Grid, cell: Cell): Point[] =>
  grid.sidesOf(cell).flatMap((side) => grid.side(cell, side).slice(0, -1));

/** The most cells a grid may have: cell ids, and one more, must fit in a signed 32-bit integer. */
export const MAX_CELLS = 2 ** 31 - 2;

/** Why there is no grid of `rows` x `cols` cells of a shape, or undefined if there is one. */
export function sizeFault(shape: Shape, rows: number, cols: number): string | undefined {
  for (const [name, value] of Object.entries({ rows, cols })) {
    const least = shape.least[name as 'rows' | 'cols'];
    if (Number.isInteger(value) && value >= least) continue;
    const where = least > 1 ? ` for ${shape.title}` : '';
    return `Expected ${name} to be a whole number of at least ${least}${where}, got ${shownValue(value)}.`;
  }
  return shape.cellCount(rows, cols) > MAX_CELLS
    ? `Expected at most ${MAX_CELLS} cells, got ${rows} x ${cols}.`
    : undefined;
}

/** What grids have in common, and the arithmetic of rows that are all as long. */
export abstract class RowGrid implements Grid {
  readonly shape: Shape;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly cellCount: number;
  abstract readonly width: number;
  abstract readonly height: number;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin) {
    const fault = sizeFault(shape, rows, cols) ?? endFault(origin);
    if (fault !== undefined) throw new RangeError(fault);
    this.shape = shape;
    this.rows = rows;
    this.cols = cols;
    this.origin = origin;
    this.cellCount = shape.cellCount(rows, cols);
  }

  abstract neighbour(cell: Cell, direction: Direction): Cell;
  abstract step(cell: Cell, direction: Direction): Cell;
  abstract distance(from: Cell, to: Cell, corners: boolean): number;
  abstract centre(cell: Cell): Point;
  abstract side(cell: Cell, direction: Direction): readonly Point[];
  abstract cellAtPoint(x: number, y: number): Cell;
  abstract textLayout(): TextLayout;

  rowOf(cell: Cell): number {
    return (cell / this.cols) | 0;
  }

  rowStart(row: number): Cell {
    return row * this.cols;
  }

  sidesOf(_cell: Cell): readonly Direction[] {
    return this.shape.sides;
  }

  /** +1 or -1: what a step to the north, as drawn, does to the row. */
  protected get north(): number {
    return this.origin === 'bottom' ? 1 : -1;
  }

  /** Rows counted from the top of the drawing; its own inverse. */
  protected drawnRow(row: number): number {
    return this.origin === 'top' ? row : this.rows - 1 - row;
  }

  /** The place of a side among those of its cell. Throws a RangeError for a side that the cell does not have. */
  protected sideNumber(cell: Cell, direction: Direction): number {
    const number = this.sidesOf(cell).indexOf(direction);
    if (number >= 0) return number;
    throw new RangeError(`Expected a side of cell ${cell}, got ${this.shape.directions[direction] ?? direction}.`);
  }
}
