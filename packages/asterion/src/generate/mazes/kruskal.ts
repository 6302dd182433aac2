/** Kruskal: draw the walls in random order and take each one away that still parts two pieces. */

import { type Cell, isGround, openWay, type Rng, tunnelPairs, type World } from '../../world/index.js';
import { CellList } from '../cell-list.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { Growing } from '../growth.js';
import { UnionFind } from '../union-find.js';

class Kruskal extends Growing {
  private readonly pieces: UnionFind;
  /** Walls not drawn yet: cell times the number of sides, plus the index of the side. */
  private readonly walls = new CellList();
  private last: Cell = 0;
  private other: Cell = 0;
  /** Joins still to be made, if the ground hangs together. */
  private missing: number;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const { grid } = world;
    const { sides } = grid.shape;
    this.pieces = new UnionFind(grid.cellCount);
    let ground = 0;
    for (let cell = 0; cell < grid.cellCount; cell++) {
      if (!isGround(world, cell)) continue;
      ground++;
      for (let side = 0; side < sides.length; side++) {
        const next = grid.neighbour(cell, sides[side]);
        if (next > cell && isGround(world, next)) this.walls.push(cell * sides.length + side);
      }
    }
    for (const [a, b] of tunnelPairs(world)) this.pieces.join(a, b);
    this.missing = ground - 1 - tunnelPairs(world).length;
  }

  get done(): boolean {
    return this.missing <= 0 || this.walls.size === 0;
  }

  get front(): readonly Cell[] {
    return this.done || this.steps === 0 ? [] : [this.last, this.other];
  }

  advance(count: number): void {
    const { grid } = this.world;
    const { sides } = grid.shape;
    for (let made = 0; made < count && !this.done; made++) {
      this.steps++;
      const wall = this.walls.swapOut(this.rng.below(this.walls.size));
      const cell = Math.floor(wall / sides.length);
      const side = sides[wall % sides.length];
      const next = grid.step(cell, side);
      this.last = cell;
      this.other = next;
      if (!this.pieces.join(cell, next)) continue;
      openWay(this.world, cell, side);
      this.missing--;
    }
  }
}

/** Walls in random order, each taken away if it parts two pieces. */
export const kruskal: MazeGenerator = {
  name: 'kruskal',
  title: 'Kruskal',
  about: 'Takes walls away in random order wherever they part two pieces: even, with many short dead ends.',
  classic: { names: ['kruskal'], className: 'Kruskal' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => new Kruskal(world, rng),
};
