/**
 * The polar grid: rows are rings from the centre outwards, columns go round it counter-clockwise from the east. Where the
 * cells of a ring would become twice as wide as they are deep, each splits into two.
 *
 * A way between a cell and its two children on the next ring has a direction of its own for each of them, such that every
 * direction has one that leads back. Round the centre is a hole, so that no cell has dozens of neighbours.
 */

import {
  type Cell,
  type Direction,
  EDGE,
  MAX_CELLS,
  NO_SIDE,
  type Origin,
  type Point,
  RowGrid,
  type Shape,
  type TextLayout,
} from './grid.js';

const OUT = 0;
/** Out to the half further clockwise, and counter-clockwise. */
const OUT_CW = 1;
const OUT_CCW = 2;
const CCW = 3;
const IN = 4;
/** In from the half further counter-clockwise, and clockwise. */
const IN_CCW = 5;
const IN_CW = 6;
const CW = 7;

/** Sides by what lies outside (one cell, two) and inside (a cell as wide, half of a wider one: clockwise, counter-). */
const SIDES: readonly (readonly (readonly Direction[])[])[] = [[OUT], [OUT_CW, OUT_CCW]].map((outer) =>
  [IN, IN_CW, IN_CCW].map((inner) => [...outer, CCW, inner, CW]),
);

/** By direction: where a side begins and ends, seen counter-clockwise, as parts of its cell's width. */
const REACH_FROM = [0, 0, 0.5, 1, 0, 0, 0, 0];
const REACH_TO = [1, 0.5, 1, 1, 1, 1, 1, 0];

/**
 * Rings round a hole in the middle; `cols` is how many cells the first has. Directions 0 OUT, 1 OUTCW, 2 OUTCCW, 3 CCW,
 * 4 IN, 5 INCCW, 6 INCW, 7 CW; a cell has four or five of them.
 */
export const polar: Shape = {
  name: 'polar',
  title: 'rings of a circle',
  about: 'Rings round a centre, whose cells split in two as they grow; columns are the cells of the first.',
  directions: ['OUT', 'OUTCW', 'OUTCCW', 'CCW', 'IN', 'INCCW', 'INCW', 'CW'],
  opposite: [IN, IN_CW, IN_CCW, CW, OUT, OUT_CCW, OUT_CW, CCW],
  sides: [OUT, OUT_CW, OUT_CCW, CCW, IN, IN_CCW, IN_CW, CW],
  least: { rows: 1, cols: 3 }, // of fewer in a ring, the next one way round would also be the next the other way
  isSquare: false,
  hasConstantSteps: false,
  lattice: undefined,
  cellCount: (rows, cols) => {
    let total = 0;
    for (let row = 0, count = cols; row < rows && total <= MAX_CELLS; row++) {
      count = ringLength(row, cols, count);
      total += count;
    }
    return total;
  },
  grid: (rows, cols, origin = 'bottom') => new PolarGrid(polar, rows, cols, origin),
};

/** Cells of a ring, from those of the ring before it: twice as many where they would be twice as wide as deep. */
const ringLength = (row: number, cols: number, before: number): number =>
  row > 0 && cols + 2 * Math.PI * (row + 0.5) >= 2 * before ? 2 * before : before;

class PolarGrid extends RowGrid {
  readonly width: number;
  readonly height: number;
  /** By row, and one more: the first cell of a ring. */
  readonly #starts: Int32Array;
  /** The radius of the hole: cells of the first ring are 1 wide there. */
  readonly #hole: number;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin) {
    super(shape, rows, cols, origin);
    this.#hole = cols / (2 * Math.PI);
    this.width = 2 * (this.#hole + rows);
    this.height = this.width;
    this.#starts = new Int32Array(rows + 1);
    for (let row = 0, count = cols; row < rows; row++) {
      count = ringLength(row, cols, count);
      this.#starts[row + 1] = this.#starts[row] + count;
    }
  }

  override rowOf(cell: Cell): number {
    let low = 0;
    for (let high = this.rows - 1; low < high; ) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle] <= cell) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  override rowStart(row: number): Cell {
    return this.#starts[row];
  }

  override sidesOf(cell: Cell): readonly Direction[] {
    const row = this.rowOf(cell);
    const inner = this.#splits(row - 1) ? 1 + ((cell - this.#starts[row]) & 1) : 0;
    return SIDES[this.#splits(row) ? 1 : 0][inner];
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const row = this.rowOf(cell);
    const start = this.#starts[row];
    const end = this.#starts[row + 1];
    const col = cell - start;
    if (direction === CCW) return cell + 1 === end ? start : cell + 1;
    if (direction === CW) return cell === start ? end - 1 : cell - 1;
    if (direction < CCW) {
      if (this.#splits(row) !== direction > OUT) return NO_SIDE;
      if (direction > OUT) return end + 2 * col + (direction - OUT_CW);
      return row + 1 === this.rows ? EDGE : end + col;
    }
    if (this.#splits(row - 1) !== direction > IN) return NO_SIDE;
    if (direction === IN) return row === 0 ? EDGE : this.#starts[row - 1] + col;
    return (direction === IN_CCW) === ((col & 1) === 1) ? this.#starts[row - 1] + (col >> 1) : NO_SIDE;
  }

  step(cell: Cell, direction: Direction): Cell {
    return this.neighbour(cell, direction);
  }

  /** In to some ring, round it, and out again: to go round further out is never shorter. */
  distance(from: Cell, to: Cell): number {
    let row = this.rowOf(Math.max(from, to));
    const last = this.rowOf(Math.min(from, to));
    let outer = Math.max(from, to) - this.#starts[row];
    let inner = Math.min(from, to) - this.#starts[last];
    let steps = 0;
    for (; row > last; row--, steps++) outer = this.#inwards(row, outer);
    let least = Infinity;
    for (; row >= 0 && steps < least; row--, steps += 2) {
      const round = Math.abs(outer - inner);
      least = Math.min(least, steps + round, steps + this.#length(row) - round);
      outer = this.#inwards(row, outer);
      inner = this.#inwards(row, inner);
    }
    return least;
  }

  centre(cell: Cell): Point {
    const row = this.rowOf(cell);
    return this.#point(row + 0.5, this.#turns(cell, row, 0.5));
  }

  side(cell: Cell, direction: Direction): readonly Point[] {
    this.sideNumber(cell, direction);
    const row = this.rowOf(cell);
    const [from, to] = [this.#turns(cell, row, REACH_FROM[direction]), this.#turns(cell, row, REACH_TO[direction])];
    if (direction === CCW) return [this.#point(row + 1, to), this.#point(row, to)];
    if (direction === CW) return [this.#point(row, from), this.#point(row + 1, from)];
    return direction < CCW ? this.#arc(row + 1, from, to) : this.#arc(row, from, to).reverse();
  }

  cellAtPoint(x: number, y: number): Cell {
    const [right, up] = [x - this.width / 2, this.height / 2 - y];
    const row = Math.floor(Math.hypot(right, up) - this.#hole);
    if (!(row >= 0 && row < this.rows)) return -1;
    const turn = Math.atan2(up, right) / (2 * Math.PI);
    const count = this.#length(row);
    return this.#starts[row] + (Math.floor((turn < 0 ? turn + 1 : turn) * count) % count);
  }

  /**
   * Unrolled: the rings are rows, cut open in the east, their cells as wide as the columns of the longest ring below or
   * above them.
   */
  textLayout(): TextLayout {
    const columns = 4 * this.#length(this.rows - 1);
    const widthOf = (row: number): number => columns / this.#length(row);
    const columnAt = (cell: Cell, row: number, part: number): number =>
      widthOf(row) * (cell - this.#starts[row] + part);
    return {
      lines: 2 * this.rows + 1,
      columns: columns + 1,
      lineOf: (cell) => 2 * this.drawnRow(this.rowOf(cell)) + 1,
      columnOf: (cell) => columnAt(cell, this.rowOf(cell), 0.5) - 1,
      drawSide: (cell, side, draw) => {
        const row = this.rowOf(cell);
        const [from, to] = [columnAt(cell, row, REACH_FROM[side]), columnAt(cell, row, REACH_TO[side])];
        const isLower = side > CCW === (this.origin === 'bottom');
        const line = 2 * this.drawnRow(row);
        if (from === to) draw('|', line, from, 3);
        else draw('-', isLower ? line + 2 : line, from, to - from + 1);
      },
      rowIndent: () => 0,
      cellPitch: (row) => widthOf(row) / 2,
    };
  }

  #length(row: number): number {
    return this.#starts[row + 1] - this.#starts[row];
  }

  /** Whether each cell of a ring has two outside of it. */
  #splits(row: number): boolean {
    return row >= 0 && row + 1 < this.rows && this.#length(row + 1) > this.#length(row);
  }

  /** The column on the ring inside of a ring. */
  #inwards(row: number, col: number): number {
    return this.#splits(row - 1) ? col >> 1 : col;
  }

  /** How many turns a part of a cell's width is from the east, counter-clockwise. */
  #turns(cell: Cell, row: number, part: number): number {
    return (cell - this.#starts[row] + part) / this.#length(row);
  }

  /** So many rings from the hole; a whole turn is none, so that the ends of a ring meet. */
  #point(rings: number, turns: number): Point {
    const radius = this.#hole + rings;
    const angle = 2 * Math.PI * (turns % 1);
    return { x: this.width / 2 + radius * Math.cos(angle), y: this.height / 2 - radius * Math.sin(angle) };
  }

  /** As few straight pieces as look round: none is further from the arc than a hundredth of a cell. */
  #arc(rings: number, from: number, to: number): Point[] {
    const radius = this.#hole + rings;
    const length = 2 * Math.PI * radius * (to - from);
    const pieces = Math.max(1, Math.ceil(length / Math.sqrt(0.08 * radius)));
    return Array.from({ length: pieces + 1 }, (_, at) => this.#point(rings, from + ((to - from) * at) / pieces));
  }
}
