/**
 * Modified Prim: take a random cell of the frontier, each cell standing there once, and join it to a random neighbour
 * in the maze. Letting a cell stand there once for each neighbour would give a third fewer dead ends.
 */

import { type Cell, openWay, type Rng, type World } from '../../world/index.js';
import { CellList } from '../cell-list.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { fitsSquareKernel } from '../squares.js';
import { FRONTIER, OUTSIDE, TreeGrowing } from '../tree.js';
import { SquarePrim } from './modified-prim-squares.js';

export class ModifiedPrim extends TreeGrowing {
  private readonly frontier = new CellList();

  constructor(world: World, rng: Rng) {
    super(world, rng);
    if (this.outside > 0) this.enter(this.randomOutside());
  }

  override get front(): readonly Cell[] {
    return this.done ? [] : [this.cell, ...this.frontier.cells()];
  }

  advance(count: number): void {
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      const cell = this.draw();
      if (cell >= 0) openWay(this.world, cell, this.pickFound(this.sidesToMaze(cell)));
      this.enter(cell >= 0 ? cell : this.firstOutside());
    }
  }

  /** A random cell of the frontier, taken out of it; -1 if there is none. */
  private draw(): Cell {
    while (this.frontier.size > 0) {
      const cell = this.frontier.swapOut(this.rng.below(this.frontier.size));
      if (this.marks[cell] === FRONTIER) return cell; // the far end of a tunnel may have entered since
    }
    return -1;
  }

  private enter(cell: Cell): void {
    const far = this.take(cell);
    this.cell = cell;
    this.reach(cell);
    if (far >= 0) this.reach(far);
  }

  private reach(cell: Cell): void {
    const { grid } = this.world;
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(cell, side);
      if (next < 0 || this.marks[next] !== OUTSIDE) continue;
      this.marks[next] = FRONTIER;
      this.frontier.push(next);
    }
  }
}

/** Adds a random cell beside the maze, each as likely as the others. */
export const modifiedPrim: MazeGenerator = {
  name: 'modified-prim',
  title: 'Modified Prim',
  about: 'Adds a random cell of the frontier, each as likely as the others: short passages, many dead ends.',
  classic: { names: ['modiPrim'], className: 'ModifiedPrims' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => (fitsSquareKernel(world) ? new SquarePrim(world, rng) : new ModifiedPrim(world, rng)),
};
