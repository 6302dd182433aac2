/**
 * Squares whose edges lead to the other side: the cylinder, on which columns wrap, and the torus, on which rows do, too.
 * They are drawn flat; a way over an edge is a gap at both ends.
 */

import { type Cell, type Direction, EDGE, type Origin, type Shape } from './grid.js';
import { SquareGrid, squareShape } from './rect.js';

// Of fewer than three cells in a ring, the next to the east would also be the next to the west.
const LEAST_AROUND = 3;

/** Squares round a cylinder: the last column is followed by the first. Directions as those of `rect`. */
export const cylinder: Shape = {
  ...squareShape,
  name: 'cylinder',
  title: 'squares round a cylinder',
  about: 'Squares whose left edge is joined to the right.',
  least: { rows: 1, cols: LEAST_AROUND },
  hasConstantSteps: false,
  lattice: undefined,
  grid: (rows, cols, origin = 'bottom') => new WrappedGrid(cylinder, rows, cols, origin, false),
};

/** Squares on a torus: rows and columns both begin again where they end. Directions as those of `rect`. */
export const torus: Shape = {
  ...squareShape,
  name: 'torus',
  title: 'squares on a torus',
  about: 'Squares without an edge: left is joined to right, top to bottom.',
  least: { rows: LEAST_AROUND, cols: LEAST_AROUND },
  hasConstantSteps: false,
  lattice: undefined,
  grid: (rows, cols, origin = 'bottom') => new WrappedGrid(torus, rows, cols, origin, true),
};

class WrappedGrid extends SquareGrid {
  readonly #wrapsRows: boolean;

  constructor(shape: Shape, rows: number, cols: number, origin: Origin, wrapsRows: boolean) {
    super(shape, rows, cols, origin);
    this.#wrapsRows = wrapsRows;
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    const { rows, cols } = this;
    const from = (cell / cols) | 0;
    let row = from + this.rowStep[direction];
    let col = cell - from * cols + this.colStep[direction];
    if (row < 0 || row >= rows) {
      if (!this.#wrapsRows) return EDGE;
      row += row < 0 ? rows : -rows;
    }
    if (col < 0) col += cols;
    else if (col >= cols) col -= cols;
    return row * cols + col;
  }

  step(cell: Cell, direction: Direction): Cell {
    return this.neighbour(cell, direction);
  }

  distance(from: Cell, to: Cell, corners: boolean): number {
    const { rows, cols } = this;
    const rowFrom = (from / cols) | 0;
    const rowTo = (to / cols) | 0;
    const across = aroundOrBack(Math.abs(from - rowFrom * cols - (to - rowTo * cols)), cols);
    const straight = Math.abs(rowFrom - rowTo);
    const down = this.#wrapsRows ? aroundOrBack(straight, rows) : straight;
    return corners ? Math.max(down, across) : down + across;
  }
}

const aroundOrBack = (straight: number, around: number): number => Math.min(straight, around - straight);
