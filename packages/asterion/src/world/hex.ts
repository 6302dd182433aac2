/**
 * The hexagonal grid: pointy-top cells, six sides, odd rows shifted right by half a cell.
 *
 * Offset coordinates, because files and people count rows and columns; the cube coordinates that make distances
 * easy are computed where they are needed.
 */

import { type Cell, type Direction, type Origin, type Point, RowGrid, type Shape } from './grid.js';

/** +1 towards the north as drawn. */
const NORTH_STEP = [0, 1, 1, 0, -1, -1];
const COLUMN_STEP_EVEN = [1, 0, -1, -1, -1, 0];
const COLUMN_STEP_ODD = [1, 1, 0, -1, 0, 1];

/** A cell is 1 wide; its corners lie this far from its centre. */
const RADIUS = 1 / Math.sqrt(3);
const ROW_HEIGHT = 1.5 * RADIUS;

/** Hexagons standing on a corner. Directions 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE; all of them cross sides. */
export const hex: Shape = {
  name: 'hex',
  about: 'Hexagons standing on a corner: six sides, odd rows shifted right by half a cell.',
  directions: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  opposite: [3, 4, 5, 0, 1, 2],
  sides: [0, 1, 2, 3, 4, 5],
  grid: (rows, cols, origin = 'bottom') => new HexGrid(rows, cols, origin),
};

class HexGrid extends RowGrid {
  readonly shape = hex;
  readonly width: number;
  readonly height: number;
  readonly #rowStep: Int32Array;
  /** Column steps of even rows, then of odd rows, eight entries each. */
  readonly #colStep: Int32Array;

  constructor(rows: number, cols: number, origin: Origin) {
    super(rows, cols, origin);
    this.width = rows > 1 ? cols + 0.5 : cols;
    this.height = (rows - 1) * ROW_HEIGHT + 2 * RADIUS;
    this.#rowStep = Int32Array.from(NORTH_STEP, (step) => step * this.north);
    this.#colStep = Int32Array.from([...COLUMN_STEP_EVEN, 0, 0, ...COLUMN_STEP_ODD]);
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const from = (cell / this.cols) | 0;
    const row = from + this.#rowStep[direction];
    const col = cell - from * this.cols + this.#colStep[((from & 1) << 3) | direction];
    return row < 0 || row >= this.rows || col < 0 || col >= this.cols ? -1 : row * this.cols + col;
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

  side(cell: Cell, direction: Direction): readonly [Point, Point] {
    const { x, y } = this.centre(cell);
    // Corner k lies at k * 60 - 30 degrees; side d runs from corner d to corner d + 1.
    return [cornerOf(x, y, direction), cornerOf(x, y, (direction + 1) % 6)];
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
}

const CORNER_X = [0.5, 0.5, 0, -0.5, -0.5, 0];
const CORNER_Y = [RADIUS / 2, -RADIUS / 2, -RADIUS, -RADIUS / 2, RADIUS / 2, RADIUS];

function cornerOf(x: number, y: number, corner: number): Point {
  return { x: x + CORNER_X[corner], y: y + CORNER_Y[corner] };
}
