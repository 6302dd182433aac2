/**
 * bfs-random: one of the steps on shortest paths, each as likely as the others. No rogue can learn its order.
 *
 * Every move draws from a stream of its own, so a move taken back and made again is the same move.
 */

import { jointMove } from '../../game/index.js';
import { pick } from '../../world/index.js';
import { atlasOf } from './atlas.js';
import { MONSTERS, type RoguePlayer } from './player.js';
import { shortestStep } from './shortest.js';

export const bfsRandom: RoguePlayer = {
  name: 'bfs-random',
  title: 'Shortest path, at random',
  about: 'Takes one of the steps on shortest paths at random.',
  cost: 'a look-up for each neighbour',
  seats: MONSTERS,
  memoryless: false,
  start: ({ setup }, _seat, rng) => {
    const atlas = atlasOf(setup);
    return {
      move({ monsters, rogue, ply }) {
        const draws = rng.fork(ply);
        return jointMove(monsters.map((cell) => shortestStep(atlas, cell, rogue, (ways) => pick(ways, draws))));
      },
    };
  },
};
