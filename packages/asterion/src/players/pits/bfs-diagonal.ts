/**
 * bfs-diagonal: a shortest way, looked for again each turn; of several steps the one that stays nearest to the straight
 * line from the start to the goal. There most ways are left if a pit opens ahead.
 */

import { distancesFrom } from '../../search/index.js';
import type { Cell, Grid } from '../../world/index.js';
import { nearerSteps, type PitsPlayer, PLAYERS, pickBest } from './player.js';

/** How far a cell lies from the straight line between two others, times the length of that line. */
function fromLine(grid: Grid, from: Cell, to: Cell): (cell: Cell) => number {
  const [start, end] = [grid.centre(from), grid.centre(to)];
  return (cell) => {
    const { x, y } = grid.centre(cell);
    return Math.abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x));
  };
}

export const bfsDiagonal: PitsPlayer = {
  name: 'bfs-diagonal',
  title: 'Shortest path, diagonal',
  about: 'Takes a shortest way, looked for each turn, and stays near the line from the start to the goal.',
  cost: 'a flood',
  seats: PLAYERS,
  memoryless: false,
  start: ({ setup, player: from }, _seat, rng) => {
    const distance = fromLine(setup.world.grid, from, setup.goal);
    return {
      move(position) {
        const steps = nearerSteps(position, distancesFrom(position.world, setup.goal));
        return pickBest(steps, ({ to }) => -distance(to), rng.fork(position.ply));
      },
    };
  },
};
