/** The square grid: four sides, four corners. Mazes open sides only; rooms of a dungeon open corners too. */

import { type Cell, type Direction, type Origin, type Point, RowGrid, type Shape } from './grid.js';

const COLUMN_STEP = [1, 1, 0, -1, -1, -1, 0, 1];
const NORTH_STEP = [0, 1, 1, 1, 0, -1, -1, -1];

/** Squares in rows and columns. Directions 0 E, 1 NE, 2 N, 3 NW, 4 W, 5 SW, 6 S, 7 SE; the even ones cross sides. */
export const rect: Shape = {
  name: 'rect',
  about: 'Squares: four sides, and four corners where diagonal steps are allowed.',
  directions: ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'],
  opposite: [4, 5, 6, 7, 0, 1, 2, 3],
  sides: [0, 2, 4, 6],
  grid: (rows, cols, origin = 'bottom') => new RectGrid(rows, cols, origin),
};

class RectGrid extends RowGrid {
  readonly shape = rect;
  readonly width: number;
  readonly height: number;
  readonly #rowStep: Int32Array;
  readonly #colStep: Int32Array;
  readonly #delta: Int32Array;

  constructor(rows: number, cols: number, origin: Origin) {
    super(rows, cols, origin);
    this.width = cols;
    this.height = rows;
    this.#rowStep = Int32Array.from(NORTH_STEP, (step) => step * this.north);
    this.#colStep = Int32Array.from(COLUMN_STEP);
    this.#delta = Int32Array.from(COLUMN_STEP, (step, d) => step + this.#rowStep[d] * cols);
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const from = (cell / this.cols) | 0;
    const row = from + this.#rowStep[direction];
    const col = cell - from * this.cols + this.#colStep[direction];
    return row < 0 || row >= this.rows || col < 0 || col >= this.cols ? -1 : row * this.cols + col;
  }

  step(cell: Cell, direction: Direction): Cell {
    return cell + this.#delta[direction];
  }

  distance(from: Cell, to: Cell, corners: boolean): number {
    const rowFrom = (from / this.cols) | 0;
    const rowTo = (to / this.cols) | 0;
    const down = Math.abs(rowFrom - rowTo);
    const across = Math.abs(from - rowFrom * this.cols - (to - rowTo * this.cols));
    return corners ? Math.max(down, across) : down + across;
  }

  centre(cell: Cell): Point {
    const row = (cell / this.cols) | 0;
    return { x: cell - row * this.cols + 0.5, y: this.drawnRow(row) + 0.5 };
  }

  side(cell: Cell, direction: Direction): readonly [Point, Point] {
    const { x, y } = this.centre(cell);
    const [left, right, top, bottom] = [x - 0.5, x + 0.5, y - 0.5, y + 0.5];
    const southEast = { x: right, y: bottom };
    const northEast = { x: right, y: top };
    const northWest = { x: left, y: top };
    const southWest = { x: left, y: bottom };
    if (direction === 0) return [southEast, northEast];
    if (direction === 2) return [northEast, northWest];
    if (direction === 4) return [northWest, southWest];
    if (direction === 6) return [southWest, southEast];
    throw new RangeError(`Expected a side of a square (0, 2, 4 or 6), got direction ${direction}.`);
  }

  cellAtPoint(x: number, y: number): Cell {
    const col = Math.floor(x);
    const drawn = Math.floor(y);
    if (!(col >= 0 && col < this.cols && drawn >= 0 && drawn < this.rows)) return -1;
    return this.drawnRow(drawn) * this.cols + col;
  }
}
