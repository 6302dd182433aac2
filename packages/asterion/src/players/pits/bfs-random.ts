/** bfs-random: a shortest way, looked for again each turn; of several steps any, each as likely as the others. */

import { distancesFrom } from '../../search/index.js';
import { pick } from '../../world/index.js';
import { nearerSteps, type PitsPlayer, PLAYERS, startBy } from './player.js';

export const bfsRandom: PitsPlayer = {
  name: 'bfs-random',
  title: 'Shortest path, at random',
  about: 'Takes a shortest way, looked for each turn: any of the steps that lead nearer.',
  cost: 'a flood',
  seats: PLAYERS,
  memoryless: false,
  start: startBy(
    (position, rng) => pick(nearerSteps(position, distancesFrom(position.world, position.setup.goal)), rng).direction,
  ),
};
