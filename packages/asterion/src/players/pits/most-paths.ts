/** most-paths: the step to the cell from which most shortest paths lead to the goal, counted again each turn. */

import { shortestPathCounts } from '../../search/index.js';
import { nearerSteps, type PitsPlayer, PLAYERS, pickBest, startBy } from './player.js';

export const mostPaths: PitsPlayer = {
  name: 'most-paths',
  title: 'Keeps most ways',
  about: 'Steps to the cell from which most shortest paths lead to the goal.',
  cost: 'a flood that counts',
  seats: PLAYERS,
  memoryless: false,
  start: startBy((position, rng) => {
    const { distances, counts } = shortestPathCounts(position.world, position.setup.goal);
    return pickBest(nearerSteps(position, distances), ({ to }) => counts[to], rng);
  }),
};
