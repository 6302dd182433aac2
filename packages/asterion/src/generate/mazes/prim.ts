/** True Prim: every wall has a random weight, and the lightest one beside the maze goes next. */

import { CellHeap } from '../../search/index.js';
import { type Cell, openWay, type Rng, type World } from '../../world/index.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { OUTSIDE, TreeGrowing } from '../tree.js';

class Prim extends TreeGrowing {
  /** Walls beside the maze by weight: cell times the number of sides, plus the index of the side. */
  private readonly walls = new CellHeap();

  constructor(world: World, rng: Rng) {
    super(world, rng);
    if (this.outside > 0) this.enter(this.randomOutside());
  }

  advance(count: number): void {
    const { grid } = this.world;
    const { sides } = grid.shape;
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      if (this.walls.size === 0) {
        this.enter(this.firstOutside());
        continue;
      }
      const wall = this.walls.pop();
      const side = sides[wall % sides.length];
      this.cell = Math.floor(wall / sides.length);
      if (this.marks[grid.step(this.cell, side)] === OUTSIDE) this.enter(openWay(this.world, this.cell, side));
    }
  }

  private enter(cell: Cell): void {
    const far = this.take(cell);
    this.cell = cell;
    this.weigh(cell);
    if (far >= 0) this.weigh(far);
  }

  private weigh(cell: Cell): void {
    const { grid } = this.world;
    const { sides } = grid.shape;
    for (let side = 0; side < sides.length; side++) {
      const next = grid.neighbour(cell, sides[side]);
      if (next >= 0 && this.marks[next] === OUTSIDE) this.walls.push(cell * sides.length + side, this.rng.word());
    }
  }
}

/** Adds the cell behind the lightest wall beside the maze, weights being drawn at random. Keeps a heap of walls. */
export const prim: MazeGenerator = {
  name: 'prim',
  title: 'Prim',
  about: 'Every wall has a random weight and the lightest beside the maze goes: a minimal spanning tree.',
  classic: { names: ['prim'], className: 'Prims' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => new Prim(world, rng),
};
