/**
 * The hexagonal grid: pointy-top cells, six sides, odd rows shifted right by half a cell.
 *
 * Offset coordinates, because files and people count rows and columns; the cube coordinates that make distances
 * easy are computed where they are needed.
 */

import {
  type Cell,
  type Direction,
  EDGE,
  type Origin,
  type Point,
  RowGrid,
  type Shape,
  type TextLayout,
  type TextStroke,
} from './grid.js';

/** +1 towards the north as drawn. */
const NORTH_STEP = [0, 1, 1, 0, -1, -1];
const COLUMN_STEP_EVEN = [1, 0, -1, -1, -1, 0];
const COLUMN_STEP_ODD = [1, 1, 0, -1, 0, 1];

/** A cell is 1 wide; its corners lie this far from its centre. */
const RADIUS = 1 / Math.sqrt(3);
const ROW_HEIGHT = 1.5 * RADIUS;

/** Side number i runs from corner i to corner i + 1: from the centre, in halves of the width and quarters of the height, upwards. */
const CORNERS = { cornerX: [1, 1, 0, -1, -1, 0], cornerY: [-1, 1, 2, 1, -1, -2] };

/** Hexagons standing on a corner. Directions 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE; all of them cross sides. */
export const hex: Shape = {
  name: 'hex',
  title: 'hexagons',
  about: 'Hexagons standing on a corner: six sides, odd rows shifted right by half a cell.',
  directions: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  opposite: [3, 4, 5, 0, 1, 2],
  sides: [0, 1, 2, 3, 4, 5],
  least: { rows: 1, cols: 1 },
  isSquare: false,
  hasConstantSteps: false,
  // Rows 3 apart squeeze them, but straight lines stay straight.
  lattice: { ...CORNERS, rowHeight: 3, shift: 1, stretchX: 3, unit: 12 },
  cellCount: (rows, cols) => rows * cols,
  grid: (rows, cols, origin = 'bottom') => new HexGrid(hex, rows, cols, origin),
};

class HexGrid extends RowGrid {
  readonly width: number;
  readonly height: number;
  readonly #rowStep: Int32Array;
  /** Column steps of even rows, then of odd rows, eight entries each. */
  readonly #colStep: Int32Array;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin) {
    super(shape, rows, cols, origin);
    this.width = rows > 1 ? cols + 0.5 : cols;
    this.height = (rows - 1) * ROW_HEIGHT + 2 * RADIUS;
    this.#rowStep = Int32Array.from(NORTH_STEP, (step) => step * this.north);
    this.#colStep = Int32Array.from([...COLUMN_STEP_EVEN, 0, 0, ...COLUMN_STEP_ODD]);
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const from = (cell / this.cols) | 0;
    const row = from + this.#rowStep[direction];
    const col = cell - from * this.cols + this.#colStep[((from & 1) << 3) | direction];
    return row < 0 || row >= this.rows || col < 0 || col >= this.cols ? EDGE : row * this.cols + col;
  }

  step(cell: Cell, direction: Direction): Cell {
    const odd = ((cell / this.cols) | 0) & 1;
    return cell + this.#rowStep[direction] * this.cols + this.#colStep[(odd << 3) | direction];
  }

  distance(from: Cell, to: Cell): number {
    const rowFrom = (from / this.cols) | 0;
    const rowTo = (to / this.cols) | 0;
    // Doubled columns: a step along a row moves 2, a step to another row moves 1.
    const xFrom = 2 * (from - rowFrom * this.cols) + (rowFrom & 1);
    const xTo = 2 * (to - rowTo * this.cols) + (rowTo & 1);
    const rows = Math.abs(rowFrom - rowTo);
    return rows + Math.max(0, (Math.abs(xFrom - xTo) - rows) / 2);
  }

  centre(cell: Cell): Point {
    const row = (cell / this.cols) | 0;
    return { x: cell - row * this.cols + 0.5 + (row & 1) / 2, y: RADIUS + this.drawnRow(row) * ROW_HEIGHT };
  }

  side(cell: Cell, direction: Direction): readonly Point[] {
    const { x, y } = this.centre(cell);
    const corner = (at: number): Point => ({
      x: x + CORNERS.cornerX[at] / 2,
      y: y - (CORNERS.cornerY[at] * RADIUS) / 2,
    });
    const number = this.sideNumber(cell, direction);
    return [corner(number), corner((number + 1) % 6)];
  }

  cellAtPoint(x: number, y: number): Cell {
    // The nearest centre wins: hexagons are the Voronoi cells of their centres. Two rows can hold it.
    let best = -1;
    let least = RADIUS * RADIUS;
    const upper = Math.floor((y - RADIUS) / ROW_HEIGHT);
    for (let drawn = upper; drawn <= upper + 1; drawn++) {
      const row = this.drawnRow(drawn);
      if (row < 0 || row >= this.rows) continue;
      const col = Math.floor(x - (row & 1) / 2);
      if (col < 0 || col >= this.cols) continue;
      const cell = row * this.cols + col;
      const centre = this.centre(cell);
      const distance = (centre.x - x) ** 2 + (centre.y - y) ** 2;
      if (distance <= least) {
        least = distance;
        best = cell;
      }
    }
    return best;
  }

  /**
   * Two lines a row, one with the slanted sides above the cells and one with what is in them, and a last line that closes
   * them. A cell is 4 wide, odd rows are shifted by 2; the sides of neighbours fall together.
   *
   *      / \ / \
   *     |   |   |
   *      \ / \ / \
   *       |   |   |
   *        \ / \ /
   */
  textLayout(): TextLayout {
    const { rows, cols } = this;
    const top = (cell: Cell): number => 2 * this.drawnRow((cell / cols) | 0);
    const left = (cell: Cell): number => 4 * (cell % cols) + 2 * (((cell / cols) | 0) & 1);
    return {
      lines: 2 * rows + 1,
      columns: 4 * cols + (rows > 1 ? 3 : 1),
      lineOf: (cell) => top(cell) + 1,
      columnOf: (cell) => left(cell) + 1,
      drawSide: (cell, side, draw) => {
        const [stroke, down, right] = STROKES[side];
        draw(stroke, top(cell) + down, left(cell) + right, 1);
      },
      rowIndent: (row) => row & 1,
      cellPitch: () => 2,
    };
  }
}

/** By side: what it is drawn with as text, and where, in lines and columns from the place of its cell. */
const STROKES: readonly [TextStroke, number, number][] = [['|', 1, 4], ['\\', 0, 3], ['/', 0, 1], ['|', 1, 0], ['\\', 2, 1], ['/', 2, 3]]; // biome-ignore format: a table
