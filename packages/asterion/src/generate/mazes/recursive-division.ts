/**
 * Recursive division: an open hall is cut in two by a wall with one door, and each half again. The wall's direction is
 * drawn in proportion to the two sides, so that long halls are mostly cut across.
 */

import { type Cell, closeWay, type Direction, openAllSides, type Rng, type World } from '../../world/index.js';
import { type MazeGenerator, onWholeSquares } from '../generator.js';
import { Growing } from '../growth.js';

const EAST: Direction = 0;

/** What a hall is cut between: 0 for two rows, 1 for two columns. */
type Axis = 0 | 1;

/** A rectangle of cells: the first of them, and how many rows and columns there are. */
interface Hall {
  readonly first: Cell;
  readonly size: readonly [rows: number, cols: number];
}

class Division extends Growing {
  /** Halls that can still be cut. */
  private readonly halls: Hall[] = [];
  /** By axis: how far the next row and the next column are, and in which direction. */
  private readonly cellSteps: readonly [number, number];
  private readonly onwards: readonly [Direction, Direction];

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const { rows, cols, origin } = world.grid;
    openAllSides(world);
    this.cellSteps = [cols, 1];
    this.onwards = [origin === 'bottom' ? 2 : 6, EAST];
    this.keep(0, [rows, cols]);
  }

  get done(): boolean {
    return this.halls.length === 0;
  }

  get front(): readonly Cell[] {
    const hall = this.halls.at(-1);
    if (hall === undefined) return [];
    const { cols } = this.world.grid;
    const [height, width] = hall.size;
    return Array.from({ length: height * width }, (_, i) => hall.first + Math.floor(i / width) * cols + (i % width));
  }

  advance(count: number): void {
    for (let made = 0; made < count; made++) {
      const hall = this.halls.pop();
      if (hall === undefined) return;
      this.steps++;
      const [rows, cols] = hall.size;
      this.cut(hall, this.rng.below(rows + cols) < rows ? 0 : 1);
    }
  }

  /** Puts a wall with one door between two rows or two columns. */
  private cut({ first, size }: Hall, axis: Axis): void {
    const along = axis === 0 ? 1 : 0;
    const near = 1 + this.rng.below(size[axis] - 1);
    const door = this.rng.below(size[along]);
    const beyond = first + near * this.cellSteps[axis];
    let cell = beyond - this.cellSteps[axis];
    for (let at = 0; at < size[along]; at++, cell += this.cellSteps[along]) {
      if (at !== door) closeWay(this.world, cell, this.onwards[axis]);
    }
    const sizeOf = (part: number): Hall['size'] => (axis === 0 ? [part, size[1]] : [size[0], part]);
    this.keep(first, sizeOf(near));
    this.keep(beyond, sizeOf(size[axis] - near));
  }

  /** A hall one cell wide is a corridor already. */
  private keep(first: Cell, size: Hall['size']): void {
    if (Math.min(...size) > 1) this.halls.push({ first, size });
  }
}

/** Walls with one door each, across an open hall. Whole grids of squares only, without tunnels. */
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
