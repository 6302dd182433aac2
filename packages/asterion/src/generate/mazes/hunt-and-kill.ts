/** Hunt and kill: walk at random until stuck, then look row by row for a cell beside the maze and walk on from there. */

import { type Cell, openWay, type Rng, type World } from '../../world/index.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { TreeGrowing } from '../tree.js';

class HuntAndKill extends TreeGrowing {
  /** No cell before this one is outside. */
  private huntFrom: Cell = 0;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    if (this.outside > 0) this.enter(this.randomOutside());
  }

  advance(count: number): void {
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      const ways = this.sidesToOutside(this.cell);
      if (ways === 0) this.hunt();
      else this.enter(openWay(this.world, this.cell, this.pickFound(ways)));
    }
  }

  private hunt(): void {
    this.huntFrom = this.firstOutside(this.huntFrom);
    for (let cell = this.huntFrom; cell >= 0; cell = this.firstOutside(cell + 1)) {
      // The far end of a tunnel may be the one that stands beside the maze.
      for (const end of [cell, this.world.tunnels.get(cell) ?? cell]) {
        const ways = this.sidesToMaze(end);
        if (ways === 0) continue;
        openWay(this.world, end, this.pickFound(ways));
        this.enter(cell);
        return;
      }
    }
    this.enter(this.huntFrom); // another piece of the ground
  }

  private enter(cell: Cell): void {
    const far = this.take(cell);
    this.cell = far < 0 || this.sidesToOutside(far) === 0 ? cell : far;
  }
}

/** Random walks; where one is stuck, the next begins at the first cell beside the maze, row by row. */
export const huntAndKill: MazeGenerator = {
  name: 'hunt-and-kill',
  title: 'Hunt and kill',
  about: 'Walks at random until stuck, then hunts row by row for a new start: like the backtracker, less winding.',
  classic: { names: ['huntandkill'], className: 'HuntAndKill' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) => new HuntAndKill(world, rng),
};
