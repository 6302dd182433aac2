/** Binary tree: every cell opens to the north or to the east, by the toss of a coin. */

import { type Cell, type Direction, openWay } from '../../world/index.js';
import { type MazeGenerator, onWholeSquares } from '../generator.js';
import { SweepGrowing } from '../growth.js';

const EAST: Direction = 0;
const NORTH: Direction = 2;

class BinaryTree extends SweepGrowing {
  protected decide(cell: Cell): void {
    const { grid } = this.world;
    const isEastmost = grid.neighbour(cell, EAST) < 0;
    const isNorthmost = grid.neighbour(cell, NORTH) < 0;
    if (isEastmost && isNorthmost) return;
    if (isEastmost || (!isNorthmost && this.rng.below(2) === 0)) openWay(this.world, cell, NORTH);
    else openWay(this.world, cell, EAST);
  }
}

/** North or east by the toss of a coin, cell by cell. Whole grids of squares only, without tunnels. */
export const binaryTree: MazeGenerator = {
  name: 'binary-tree',
  title: 'Binary tree',
  about: 'Every cell opens north or east: instant, with a strong slant and two straight edges.',
  classic: { names: ['binaryTree'], className: 'BinaryTree' },
  perfect: true,
  ...onWholeSquares(
    'It looks at one cell at a time, so it cannot know that a tunnel or a gap has closed a loop or cut a part off.',
  ),
  start: (world, rng) => new BinaryTree(world, rng),
};
