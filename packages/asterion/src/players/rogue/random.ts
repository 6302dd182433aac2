/**
 * random: any legal step, each as likely as the others, on either side. The floor below which no player should fall.
 *
 * Every move draws from a stream of its own, so a move taken back and made again is the same move.
 */

import { jointMove } from '../../game/index.js';
import { MONSTER } from '../../game/rogue/index.js';
import { pick } from '../../world/index.js';
import { atlasOf } from './atlas.js';
import { BOTH, type RoguePlayer } from './player.js';

export const random: RoguePlayer = {
  name: 'random',
  title: 'Random steps',
  about: 'Takes any legal step at random.',
  cost: 'a random number',
  seats: BOTH,
  memoryless: false,
  start: ({ setup }, seat, rng) => {
    const { monsterWays, rogueWays } = atlasOf(setup);
    return {
      move({ monsters, rogue, ply }) {
        const draws = rng.fork(ply);
        if (seat !== MONSTER) return pick(rogueWays.from(rogue), draws).step;
        return jointMove(monsters.map((monster) => pick(monsterWays.from(monster), draws).step));
      },
    };
  },
};
