/** dice: any side of the tile, each as likely as the others. On a seat that rolls dice a wall then costs the turn. */

import { labyrinthSteps } from '../../game/index.js';
import { pick } from '../../world/index.js';
import { BOTH_SEATS, type LabyrinthPlayer, startEach } from './player.js';

export const dice: LabyrinthPlayer = {
  name: 'dice',
  about: 'Rolls a die: any direction, and a wall costs the turn.',
  cost: 'nothing',
  seats: BOTH_SEATS,
  memoryless: false,
  start: startEach(({ setup }, seat, tile, rng) => pick(labyrinthSteps(setup, seat, tile), rng)),
};
