/** The square grid: four sides, four corners. Mazes open sides only; rooms of a dungeon open corners too. */

import {
  type Cell,
  type Direction,
  EDGE,
  type Origin,
  type Point,
  RowGrid,
  type Shape,
  type TextLayout,
} from './grid.js';

const COLUMN_STEP = [1, 1, 0, -1, -1, -1, 0, 1];
const NORTH_STEP = [0, 1, 1, 1, 0, -1, -1, -1];

/** As text: columns from one square to the next, and lines. */
const ACROSS = 4;
const DOWN = 2;

/** What all shapes of squares in straight rows have in common, whatever lies beyond their edges. */
export const squareShape = {
  directions: ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'],
  opposite: [4, 5, 6, 7, 0, 1, 2, 3],
  sides: [0, 2, 4, 6],
  isSquare: true,
  cellCount: (rows: number, cols: number) => rows * cols,
} as const;

/** Squares in rows and columns. Directions 0 E, 1 NE, 2 N, 3 NW, 4 W, 5 SW, 6 S, 7 SE; the even ones cross sides. */
export const rect: Shape = {
  ...squareShape,
  name: 'rect',
  title: 'squares',
  about: 'Squares: four sides, and four corners where diagonal steps are allowed.',
  least: { rows: 1, cols: 1 },
  hasConstantSteps: true,
  lattice: { cornerX: [1, 1, -1, -1], cornerY: [-1, 1, 1, -1], rowHeight: 2, shift: 0, stretchX: 1, unit: 4 },
  grid: (rows, cols, origin = 'bottom') => new RectGrid(rect, rows, cols, origin),
};

/** Squares as they are drawn and stepped over; what lies beyond an edge is for each kind to say. */
export abstract class SquareGrid extends RowGrid {
  readonly width: number;
  readonly height: number;
  protected readonly rowStep: Int32Array;
  protected readonly colStep: Int32Array;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin) {
    super(shape, rows, cols, origin);
    this.width = cols;
    this.height = rows;
    this.rowStep = Int32Array.from(NORTH_STEP, (step) => step * this.north);
    this.colStep = Int32Array.from(COLUMN_STEP);
  }

  centre(cell: Cell): Point {
    const row = (cell / this.cols) | 0;
    return { x: cell - row * this.cols + 0.5, y: this.drawnRow(row) + 0.5 };
  }

  side(cell: Cell, direction: Direction): readonly Point[] {
    const { x, y } = this.centre(cell);
    // Corners counter-clockwise from the south-east: a side runs from its own to the next.
    const corner = (at: number): Point => ({ x: x + (at < 2 ? 0.5 : -0.5), y: y + (at % 3 === 0 ? 0.5 : -0.5) });
    const number = this.sideNumber(cell, direction);
    return [corner(number), corner((number + 1) % 4)];
  }

  cellAtPoint(x: number, y: number): Cell {
    const col = Math.floor(x);
    const drawn = Math.floor(y);
    if (!(col >= 0 && col < this.cols && drawn >= 0 && drawn < this.rows)) return -1;
    return this.drawnRow(drawn) * this.cols + col;
  }

  /** `+---` or `+   `, between them `|` or a blank and three characters. */
  textLayout(): TextLayout {
    const top = (cell: Cell): number => DOWN * this.drawnRow((cell / this.cols) | 0);
    const left = (cell: Cell): number => ACROSS * (cell % this.cols);
    return {
      lines: DOWN * this.rows + 1,
      columns: ACROSS * this.cols + 1,
      lineOf: (cell) => top(cell) + 1,
      columnOf: (cell) => left(cell) + 1,
      drawSide: (cell, side, draw) => {
        const isUpright = side % 4 === 0;
        const [line, column] = [top(cell) + (side === 6 ? DOWN : 0), left(cell) + (side === 0 ? ACROSS : 0)];
        draw(isUpright ? '|' : '-', line, column, (isUpright ? DOWN : ACROSS) + 1);
      },
      rowIndent: () => 0,
      cellPitch: () => 2,
    };
  }
}

class RectGrid extends SquareGrid {
  readonly #delta: Int32Array;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin) {
    super(shape, rows, cols, origin);
    this.#delta = Int32Array.from(COLUMN_STEP, (step, d) => step + this.rowStep[d] * cols);
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const from = (cell / this.cols) | 0;
    const row = from + this.rowStep[direction];
    const col = cell - from * this.cols + this.colStep[direction];
    return row < 0 || row >= this.rows || col < 0 || col >= this.cols ? EDGE : row * this.cols + col;
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
}
