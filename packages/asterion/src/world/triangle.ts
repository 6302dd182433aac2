/**
 * The triangular grid: three sides a cell. Cell 0,0 points up and has no side to the north; its neighbours point down and
 * have none to the south. Cells of a row overlap by half a side.
 */

import {
  type Cell,
  type Direction,
  EDGE,
  NO_SIDE,
  type Origin,
  type Point,
  RowGrid,
  type Shape,
  type TextLayout,
  type TextStroke,
} from './grid.js';

const EAST = 0;
const NORTH = 1;
const WEST = 2;
const SOUTH = 3;

/** What a triangle looks like. Side number i runs from corner i to corner i + 1. */
interface Form {
  readonly sides: readonly Direction[];
  /** How far to the right of its left end, in half sides, and down from its top, in rows. */
  readonly corners: readonly (readonly [right: number, down: number])[];
  /** As text, in lines and columns from the upper left. */
  readonly strokes: readonly (readonly [stroke: TextStroke, down: number, right: number, length: number])[];
}

const UPRIGHT: Form = {
  sides: [EAST, WEST, SOUTH],
  corners: [[2, 1], [1, 0], [0, 1]], // biome-ignore format: a table
  strokes: [['\\', 1, 4, 2], ['/', 1, 2, 2], ['-', 3, 0, 7]], // biome-ignore format: a table
};
const UPSIDE_DOWN: Form = {
  sides: [EAST, NORTH, WEST],
  corners: [[1, 1], [2, 0], [0, 0]], // biome-ignore format: a table
  strokes: [['/', 1, 5, 2], ['-', 0, 0, 7], ['\\', 1, 1, 2]], // biome-ignore format: a table
};

/** Half a side: so that as much fits into a triangle as into a square of 1. */
const HALF = 0.75;
const ROW_HEIGHT = HALF * Math.sqrt(3);

/** Triangles by turns upright and upside down. Directions 0 E, 1 N, 2 W, 3 S; a cell has three of them. */
export const triangle: Shape = {
  name: 'triangle',
  title: 'triangles',
  about: 'Triangles, by turns upright and upside down: three sides.',
  directions: ['E', 'N', 'W', 'S'],
  opposite: [WEST, SOUTH, EAST, NORTH],
  sides: [EAST, NORTH, WEST, SOUTH],
  least: { rows: 1, cols: 2 }, // in a single column half of the cells would have no neighbour
  isSquare: false,
  hasConstantSteps: false,
  lattice: undefined,
  cellCount: (rows, cols) => rows * cols,
  grid: (rows, cols, origin = 'bottom') => new TriangleGrid(triangle, rows, cols, origin),
};

class TriangleGrid extends RowGrid {
  readonly width: number;
  readonly height: number;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin) {
    super(shape, rows, cols, origin);
    this.width = (cols + 1) * HALF;
    this.height = rows * ROW_HEIGHT;
  }

  override sidesOf(cell: Cell): readonly Direction[] {
    return this.#formOf(cell).sides;
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const row = (cell / this.cols) | 0;
    if (direction === EAST) return cell + 1 < (row + 1) * this.cols ? cell + 1 : EDGE;
    if (direction === WEST) return cell > row * this.cols ? cell - 1 : EDGE;
    if (this.#pointsUp(cell) !== (direction === SOUTH)) return NO_SIDE;
    const next = row + (direction === NORTH ? this.north : -this.north);
    return next < 0 || next >= this.rows ? EDGE : next * this.cols + (cell - row * this.cols);
  }

  step(cell: Cell, direction: Direction): Cell {
    if (direction === EAST) return cell + 1;
    if (direction === WEST) return cell - 1;
    return cell + (direction === NORTH ? this.north : -this.north) * this.cols;
  }

  distance(from: Cell, to: Cell): number {
    const rowFrom = (from / this.cols) | 0;
    const rowTo = (to / this.cols) | 0;
    const rows = Math.abs(rowFrom - rowTo);
    const across = Math.abs(from - rowFrom * this.cols - (to - rowTo * this.cols));
    if (rows === 0) return across;
    // Between one row and the next but one there is a step aside; so is there at an end that points the wrong way.
    const leavesSouth = (rowTo - rowFrom) * this.north < 0;
    const asideFirst = this.#pointsUp(from) === leavesSouth ? 0 : 1;
    const asideLast = this.#pointsUp(to) === leavesSouth ? 1 : 0;
    return rows + Math.max(across, rows - 1 + asideFirst + asideLast);
  }

  /** Where its three heights meet: a third of the height above its base. */
  centre(cell: Cell): Point {
    const row = (cell / this.cols) | 0;
    const top = this.drawnRow(row) * ROW_HEIGHT;
    return { x: this.#left(cell) + HALF, y: top + ((this.#pointsUp(cell) ? 2 : 1) * ROW_HEIGHT) / 3 };
  }

  side(cell: Cell, direction: Direction): readonly Point[] {
    const { corners } = this.#formOf(cell);
    const [left, drawn] = [this.#left(cell), this.drawnRow((cell / this.cols) | 0)];
    const corner = ([right, down]: readonly [number, number]): Point => ({
      x: left + right * HALF,
      y: (drawn + down) * ROW_HEIGHT,
    });
    const number = this.sideNumber(cell, direction);
    return [corner(corners[number]), corner(corners[(number + 1) % 3])];
  }

  cellAtPoint(x: number, y: number): Cell {
    const drawn = Math.floor(y / ROW_HEIGHT);
    const half = Math.floor(x / HALF);
    if (!(drawn >= 0 && drawn < this.rows && half >= 0 && half <= this.cols)) return -1;
    // A strip half a side wide holds the right half of one triangle and the left half of the next; a slope parts them.
    const row = this.drawnRow(drawn);
    const down = y / ROW_HEIGHT - drawn;
    const right = x / HALF - half;
    const isPastSlope = this.#pointsUp(row * this.cols + half) ? right > 1 - down : right > down;
    const col = isPastSlope ? half : half - 1;
    return col < 0 || col >= this.cols ? -1 : row * this.cols + col;
  }

  /**
   * Three lines a row and three columns a cell; the slopes of neighbours fall together.
   *
   *      +-----+
   *     / \   /
   *    /   \ /
   *   +-----+
   */
  textLayout(): TextLayout {
    const { rows, cols } = this;
    const top = (cell: Cell): number => 3 * this.drawnRow((cell / cols) | 0);
    return {
      lines: 3 * rows + 1,
      columns: 3 * cols + 4,
      lineOf: (cell) => top(cell) + (this.#pointsUp(cell) ? 2 : 1),
      columnOf: (cell) => 3 * (cell % cols) + 2,
      drawSide: (cell, side, draw) => {
        const [stroke, down, right, length] = this.#formOf(cell).strokes[this.sideNumber(cell, side)];
        draw(stroke, top(cell) + down, 3 * (cell % cols) + right, length);
      },
      rowIndent: () => 0,
      cellPitch: () => 2,
    };
  }

  #formOf(cell: Cell): Form {
    return this.#pointsUp(cell) ? UPRIGHT : UPSIDE_DOWN;
  }

  #left(cell: Cell): number {
    return (cell % this.cols) * HALF;
  }

  #pointsUp(cell: Cell): boolean {
    const row = (cell / this.cols) | 0;
    return ((row + cell - row * this.cols) & 1) === 0;
  }
}
