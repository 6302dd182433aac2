/**
 * Recursive division: an open hall is cut in two by a wall with one door, and each half again. The wall's direction is
 * drawn in proportion to the two sides, so that long halls are mostly cut across.
 */

import { type Cell, closeWay, type Direction, openFromTerrain, type Rng, type World } from '../../world/index.js';
import { type MazeGenerator, onWholeSquares } from '../generator.js';
import { Growing } from '../growth.js';

const EAST: Direction = 0;

/** Rows `row` up to, not including, `row + rows`; columns likewise. */
interface Hall {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

class Division extends Growing {
  /** Halls that can still be cut. */
  private readonly halls: Hall[] = [];
  /** Towards the next row, whatever the origin. */
  private readonly upwards: Direction;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const { grid } = world;
    world.open.set(openFromTerrain(grid, new Uint8Array(grid.cellCount), 'never'));
    this.upwards = grid.origin === 'bottom' ? 2 : 6;
    this.keep({ row: 0, col: 0, rows: grid.rows, cols: grid.cols });
  }

  get done(): boolean {
    return this.halls.length === 0;
  }

  get front(): readonly Cell[] {
    const hall = this.halls.at(-1);
    if (hall === undefined) return [];
    const { cols } = this.world.grid;
    return Array.from({ length: hall.rows * hall.cols }, (_, i) => {
      return (hall.row + Math.floor(i / hall.cols)) * cols + hall.col + (i % hall.cols);
    });
  }

  advance(count: number): void {
    for (let made = 0; made < count; made++) {
      const hall = this.halls.pop();
      if (hall === undefined) return;
      this.steps++;
      if (this.rng.below(hall.rows + hall.cols) < hall.rows) this.cutAcross(hall);
      else this.cutAlong(hall);
    }
  }

  /** A wall between two rows. */
  private cutAcross({ row, col, rows, cols }: Hall): void {
    const below = 1 + this.rng.below(rows - 1);
    const door = this.rng.below(cols);
    const last = (row + below - 1) * this.world.grid.cols + col;
    for (let at = 0; at < cols; at++) if (at !== door) closeWay(this.world, last + at, this.upwards);
    this.keep({ row, col, rows: below, cols });
    this.keep({ row: row + below, col, rows: rows - below, cols });
  }

  /** A wall between two columns. */
  private cutAlong({ row, col, rows, cols }: Hall): void {
    const left = 1 + this.rng.below(cols - 1);
    const door = this.rng.below(rows);
    const last = row * this.world.grid.cols + col + left - 1;
    for (let at = 0; at < rows; at++) if (at !== door) closeWay(this.world, last + at * this.world.grid.cols, EAST);
    this.keep({ row, col, rows, cols: left });
    this.keep({ row, col: col + left, rows, cols: cols - left });
  }

  /** A hall one cell wide is a corridor already. */
  private keep(hall: Hall): void {
    if (hall.rows > 1 && hall.cols > 1) this.halls.push(hall);
  }
}

export const recursiveDivision: MazeGenerator = {
  name: 'recursive-division',
  title: 'Recursive division',
  about: 'Cuts an open hall in two by a wall with one door, and each half again: long straight walls.',
  classic: { names: ['recursiveDivision'], className: 'RecursiveDivision' },
  perfect: true,
  ...onWholeSquares(
    'It puts walls into a rectangular hall, and a tunnel or a gap in the hall would be a second way round them.',
  ),
  start: (world, rng) => new Division(world, rng),
};
