/** Sidewinder: runs of cells along each row, and one way north from a random cell of each run. */

import { type Cell, type Direction, openWay, rowOf } from '../../world/index.js';
import { type MazeGenerator, onWholeSquares } from '../generator.js';
import { SweepGrowing } from '../growth.js';

const EAST: Direction = 0;
const NORTH: Direction = 2;

class Sidewinder extends SweepGrowing {
  /** Where the present run began. */
  private runFrom: Cell = 0;

  protected decide(cell: Cell): void {
    const { grid } = this.world;
    if (rowOf(grid, this.runFrom) !== rowOf(grid, cell)) this.runFrom = cell;
    const isEastmost = grid.neighbour(cell, EAST) < 0;
    const isNorthmost = grid.neighbour(cell, NORTH) < 0;
    if (isNorthmost ? !isEastmost : !isEastmost && this.rng.below(2) === 0) {
      openWay(this.world, cell, EAST);
    } else if (!isNorthmost) {
      openWay(this.world, this.runFrom + this.rng.below(cell - this.runFrom + 1), NORTH);
      this.runFrom = cell + 1;
    }
  }
}

/** Runs along rows, one way north out of each. Whole grids of squares only, without tunnels. */
export const sidewinder: MazeGenerator = {
  name: 'sidewinder',
  title: 'Sidewinder',
  about: 'Runs along each row with one way north out of each: no dead end ever points north.',
  classic: { names: ['sidewinder'], className: 'Sidewinder' },
  perfect: true,
  ...onWholeSquares(
    'It looks at one run at a time, so it cannot know that a tunnel or a gap has closed a loop or cut a part off.',
  ),
  start: (world, rng) => new Sidewinder(world, rng),
};
