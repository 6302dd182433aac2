/**
 * Cells as polygons whose centres and corners have whole numbers for coordinates, so that it is exact on which side of a
 * line a corner lies. Squares are 2 wide and 2 high; hexagons are 2 wide and their rows 3 apart, which squeezes them, but
 * straight lines stay straight.
 */

import { type Cell, type Grid, hex, isShape, rect, type Shape } from '../world/index.js';

/** Corners counter-clockwise: side number i of the shape runs from corner i to corner i + 1. */
interface Polygon {
  readonly shape: Shape;
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  /** How far rows are apart, by how much odd rows are moved, and what squares of distances must be divided by. */
  readonly rowHeight: number;
  readonly shift: number;
  readonly stretchX: number;
  readonly unit: number;
}

const polygons: readonly Polygon[] = [
  { shape: rect, cornerX: [1, 1, -1, -1], cornerY: [-1, 1, 1, -1], rowHeight: 2, shift: 0, stretchX: 1, unit: 4 },
  {
    shape: hex,
    cornerX: [1, 1, 0, -1, -1, 0],
    cornerY: [-1, 1, 2, 1, -1, -2],
    rowHeight: 3,
    shift: 1,
    stretchX: 3,
    unit: 12,
  },
];

/** Throws a RangeError for a shape of which it knows nothing. */
export class Lattice {
  readonly grid: Grid;
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  readonly #polygon: Polygon;
  readonly #rowStep: number;

  constructor(grid: Grid) {
    const polygon = polygons.find(({ shape }) => isShape(grid.shape, shape));
    if (polygon === undefined)
      throw new RangeError(`Expected squares or hexagons to draw lines on, got ${grid.shape.name}.`);
    this.grid = grid;
    this.cornerX = polygon.cornerX;
    this.cornerY = polygon.cornerY;
    this.#polygon = polygon;
    this.#rowStep = polygon.rowHeight * (grid.origin === 'bottom' ? 1 : -1);
  }

  /** The centre of a cell: to the right. */
  x(cell: Cell): number {
    const row = (cell / this.grid.cols) | 0;
    return 2 * (cell - row * this.grid.cols) + (row & 1) * this.#polygon.shift;
  }

  /** The centre of a cell: upwards as drawn, whatever the origin. */
  y(cell: Cell): number {
    return ((cell / this.grid.cols) | 0) * this.#rowStep;
  }

  /** The square of the distance, in drawing units, between points that are that far apart on the lattice. */
  squared(x: number, y: number): number {
    return (this.#polygon.stretchX * x * x + y * y) / this.#polygon.unit;
  }
}

/** Above 0 where the second of two vectors points to the left of the first, below 0 to the right. */
export const cross = (x: number, y: number, otherX: number, otherY: number): number => x * otherY - y * otherX;
