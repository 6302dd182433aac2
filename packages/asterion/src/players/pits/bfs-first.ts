/**
 * bfs-first: a shortest way, looked for again each turn; of several steps the first in the order up, down, left, right.
 * It hugs two sides of the board, where one pit more often closes the way than in the middle.
 */

import { distancesFrom } from '../../search/index.js';
import { type Direction, directionName, type Shape } from '../../world/index.js';
import { nearerSteps, type PitsPlayer, PLAYERS, startBy } from './player.js';

/** Northern directions come before southern ones, these before W and E; the tunnel comes last. */
const ORDER = ['N', 'S', 'W', 'E'];

function rank(shape: Shape, direction: Direction): number {
  const place = ORDER.indexOf(directionName(shape, direction)[0]);
  return place < 0 ? ORDER.length : place;
}

export const bfsFirst: PitsPlayer = {
  name: 'bfs-first',
  title: 'Shortest path',
  about: 'Takes a shortest way, looked for each turn: up, down, left, right, the first that leads nearer.',
  cost: 'a flood',
  seats: PLAYERS,
  memoryless: true,
  start: startBy((position) => {
    const { world, setup } = position;
    const { shape } = world.grid;
    const steps = nearerSteps(position, distancesFrom(world, setup.goal));
    return steps.sort((one, other) => rank(shape, one.direction) - rank(shape, other.direction))[0].direction;
  }),
};
