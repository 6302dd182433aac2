/**
 * Recursive backtracker: walk to a random unvisited neighbour, taking the wall away; go back when there is none.
 *
 * There is no recursion and no stack: one byte a cell remembers the way back, which is all a stack would hold, so
 * any size fits.
 */

import { type Cell, openWay, type Rng, TUNNEL, type World } from '../../world/index.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { fitsSquareKernel } from '../squares.js';
import { IN_MAZE, ROOT, TreeGrowing } from '../tree.js';
import { SquareBacktracker } from './recursive-backtracker-squares.js';

/** Marks of cells in the maze are `IN_MAZE` plus the direction back, or that of the tunnel, or `ROOT`. */
const THROUGH_TUNNEL = IN_MAZE + TUNNEL;

export class Backtracker extends TreeGrowing {
  constructor(world: World, rng: Rng) {
    super(world, rng);
    if (this.outside > 0) this.enter(this.randomOutside(), ROOT);
  }

  advance(count: number): void {
    const { opposite } = this.world.grid.shape;
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      const ways = this.sidesToOutside(this.cell);
      if (ways === 0) {
        this.goBack();
        continue;
      }
      const side = this.pickFound(ways);
      this.enter(openWay(this.world, this.cell, side), IN_MAZE + opposite[side]);
    }
  }

  private enter(cell: Cell, back: number): void {
    const far = this.take(cell, back, THROUGH_TUNNEL);
    this.cell = far < 0 ? cell : far;
  }

  private goBack(): void {
    const back = this.marks[this.cell];
    if (back === ROOT) this.enter(this.firstOutside(), ROOT);
    else if (back === THROUGH_TUNNEL) this.cell = this.world.tunnels.get(this.cell) ?? -1;
    else this.cell = this.world.grid.step(this.cell, back - IN_MAZE);
  }
}

/** A random walk that goes back where it is stuck. Keeps a byte a cell and no stack, so any size will do. */
export const recursiveBacktracker: MazeGenerator = {
  name: 'recursive-backtracker',
  title: 'Recursive backtracker',
  about: 'Walks at random and goes back when stuck: long winding corridors, few dead ends.',
  classic: { names: ['recurBack'], className: 'RecursiveBacktracker' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => (fitsSquareKernel(world) ? new SquareBacktracker(world, rng) : new Backtracker(world, rng)),
};
