/**
 * Cells as polygons whose centres and corners have whole numbers for coordinates, so that it is exact on which side of a
 * line a corner lies. Squares are 2 wide and 2 high; hexagons are 2 wide and their rows 3 apart, which squeezes them, but
 * straight lines stay straight.
 */

import type { Cell, Grid, LatticePolygon } from '../world/index.js';

/** Throws a RangeError for a shape that has none. */
export class Lattice {
  readonly grid: Grid;
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  readonly #polygon: LatticePolygon;
  readonly #rowStep: number;

  constructor(grid: Grid) {
    const polygon = grid.shape.lattice;
    if (polygon === undefined)
      throw new RangeError(
        `Expected a shape on which lines of sight are exact, squares or hexagons, got ${grid.shape.name}.`,
      );
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
