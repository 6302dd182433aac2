/** dice: any side of the tile, each as likely as the others. On a seat that rolls dice a wall then costs the turn. */

import { pick } from '../../world/index.js';
import { BOTH_SEATS, type LabyrinthPlayer, startEach, stepsFrom } from './player.js';

export const dice: LabyrinthPlayer = {
  name: 'dice',
  title: 'Rolls dice',
  about: 'Rolls a die: any direction, and a wall costs the turn.',
  cost: 'nothing',
  seats: BOTH_SEATS,
  memoryless: false,
  needsWholeBoard: false,
  start: startEach((seen, seat, tile, rng) => pick(stepsFrom(seen, seat, tile), rng)),
};
