/**
 * A shape that is listed nowhere: rows of whole bricks, and between them rows of half ones. It has what no shape of the
 * registry has all at once (rows of different lengths, cells with fewer sides than others, directions without compass
 * names, bent sides), so that code which takes squares for granted fails on it.
 */

import {
  type Cell,
  type Direction,
  EDGE,
  type Grid,
  NO_SIDE,
  type Origin,
  type Point,
  type Shape,
  sizeFault,
  type TextLayout,
} from 'asterion/world';

const [RIGHT, UP_RIGHT, UP_LEFT, LEFT, DOWN_LEFT, DOWN_RIGHT] = [0, 1, 2, 3, 4, 5];
const WHOLE = [RIGHT, UP_RIGHT, UP_LEFT, LEFT, DOWN_LEFT, DOWN_RIGHT];
/** Of the left and of the right half: a half brick has one above it and one below. */
const HALVES = [
  [RIGHT, UP_LEFT, LEFT, DOWN_LEFT],
  [RIGHT, UP_RIGHT, LEFT, DOWN_RIGHT],
];

export const brick: Shape = {
  name: 'brick',
  title: 'bricks',
  about: 'Bricks, in rows by turns of whole and of half ones.',
  directions: ['RIGHT', 'UPR', 'UPL', 'LEFT', 'DOWNL', 'DOWNR'],
  opposite: [LEFT, DOWN_RIGHT, DOWN_LEFT, RIGHT, UP_LEFT, UP_RIGHT],
  sides: WHOLE,
  least: { rows: 1, cols: 1 },
  isSquare: false,
  hasConstantSteps: false,
  lattice: undefined,
  cellCount: (rows, cols) => cols * (rows + (rows >> 1)),
  grid: (rows, cols, origin = 'bottom') => new BrickGrid(rows, cols, origin),
};

const isHalfRow = (row: number): boolean => (row & 1) === 1;

class BrickGrid implements Grid {
  readonly shape = brick;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly cellCount: number;
  readonly width: number;
  readonly height: number;

  constructor(rows: number, cols: number, origin: Origin) {
    const fault = sizeFault(brick, rows, cols);
    if (fault !== undefined) throw new RangeError(fault);
    this.rows = rows;
    this.cols = cols;
    this.origin = origin;
    this.cellCount = brick.cellCount(rows, cols);
    this.width = 2 * cols;
    this.height = rows;
  }

  rowStart(row: number): Cell {
    return brick.cellCount(row, this.cols);
  }

  rowOf(cell: Cell): number {
    const pair = Math.floor(cell / (3 * this.cols));
    return 2 * pair + (cell - 3 * this.cols * pair >= this.cols ? 1 : 0);
  }

  sidesOf(cell: Cell): readonly Direction[] {
    return isHalfRow(this.rowOf(cell)) ? HALVES[this.#col(cell) & 1] : WHOLE;
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const [row, col] = [this.rowOf(cell), this.#col(cell)];
    const length = this.rowStart(row + 1) - this.rowStart(row);
    if (direction === RIGHT) return col + 1 < length ? cell + 1 : EDGE;
    if (direction === LEFT) return col > 0 ? cell - 1 : EDGE;
    if (!this.sidesOf(cell).includes(direction)) return NO_SIDE;
    const isUp = direction === UP_RIGHT || direction === UP_LEFT;
    const next = row + (isUp === (this.origin === 'bottom') ? 1 : -1);
    if (next < 0 || next >= this.rows) return EDGE;
    const isRight = direction === UP_RIGHT || direction === DOWN_RIGHT;
    return this.rowStart(next) + (isHalfRow(row) ? col >> 1 : 2 * col + (isRight ? 1 : 0));
  }

  step(cell: Cell, direction: Direction): Cell {
    return this.neighbour(cell, direction);
  }

  distance(from: Cell, to: Cell): number {
    const [rowFrom, rowTo] = [this.rowOf(from), this.rowOf(to)];
    const wholes = Math.abs(this.#whole(from) - this.#whole(to));
    if (rowFrom !== rowTo || !isHalfRow(rowFrom)) return Math.abs(rowFrom - rowTo) + wholes;
    return Math.min(Math.abs(from - to), wholes + 2); // along the halves, or by the whole bricks below them
  }

  centre(cell: Cell): Point {
    const length = this.#length(cell);
    return { x: (this.#col(cell) + 0.5) * length, y: this.#top(cell) + 0.5 };
  }

  side(cell: Cell, direction: Direction): readonly Point[] {
    if (!this.sidesOf(cell).includes(direction))
      throw new RangeError(`Expected a side of cell ${cell}, got direction ${direction}.`);
    const [left, right] = [this.#col(cell) * this.#length(cell), (this.#col(cell) + 1) * this.#length(cell)];
    const [top, bottom] = [this.#top(cell), this.#top(cell) + 1];
    if (direction === RIGHT) return bent({ x: right, y: bottom }, { x: right, y: top });
    if (direction === LEFT) return bent({ x: left, y: top }, { x: left, y: bottom });
    const isRight = direction === UP_RIGHT || direction === DOWN_RIGHT;
    const [from, to] = isHalfRow(this.rowOf(cell)) ? [left, right] : isRight ? [left + 1, right] : [left, left + 1];
    if (direction === UP_RIGHT || direction === UP_LEFT) return bent({ x: to, y: top }, { x: from, y: top });
    return bent({ x: from, y: bottom }, { x: to, y: bottom });
  }

  cellAtPoint(x: number, y: number): Cell {
    const drawn = Math.floor(y);
    if (!(x >= 0 && x < this.width && drawn >= 0 && drawn < this.rows)) return -1;
    const row = this.#drawnRow(drawn);
    return this.rowStart(row) + Math.floor(x / (isHalfRow(row) ? 1 : 2));
  }

  textLayout(): TextLayout {
    const left = (cell: Cell): number => 4 * this.#length(cell) * this.#col(cell);
    return {
      lines: 2 * this.rows + 1,
      columns: 8 * this.cols + 1,
      lineOf: (cell) => 2 * this.#top(cell) + 1,
      columnOf: (cell) => left(cell) + 2 * this.#length(cell) - 1,
      drawSide: (cell, side, draw) => {
        const [line, column, width] = [2 * this.#top(cell), left(cell), 4 * this.#length(cell)];
        if (side === LEFT || side === RIGHT) draw('|', line, side === LEFT ? column : column + width, 3);
        else {
          const isSecond = width > 4 && (side === UP_RIGHT || side === DOWN_RIGHT);
          draw('-', side < LEFT ? line : line + 2, isSecond ? column + 4 : column, 5);
        }
      },
      rowIndent: () => 0,
      cellPitch: (row) => (isHalfRow(row) ? 2 : 4),
    };
  }

  #col(cell: Cell): number {
    return cell - this.rowStart(this.rowOf(cell));
  }

  /** The column of the whole brick, be it this one or the one of which it covers half. */
  #whole(cell: Cell): number {
    return isHalfRow(this.rowOf(cell)) ? this.#col(cell) >> 1 : this.#col(cell);
  }

  #length(cell: Cell): number {
    return isHalfRow(this.rowOf(cell)) ? 1 : 2;
  }

  #drawnRow(row: number): number {
    return this.origin === 'top' ? row : this.rows - 1 - row;
  }

  #top(cell: Cell): number {
    return this.#drawnRow(this.rowOf(cell));
  }
}

/** With a point in the middle: nobody may count on two. */
const bent = (from: Point, to: Point): Point[] => [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to];
