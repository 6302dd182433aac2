/** What is told about a game of rogue. */

import type { RoguePosition } from 'asterion/game';
import { stepName } from '../play/steering.js';
import { Telling } from '../play/telling.js';
import { moversOf } from './steering.js';
import { distanceText, endText, roundText } from './words.js';

export const rogueTelling = new Telling<RoguePosition>({
  seatName: (seat) => `the ${seat}`,
  unit: 'turn',
  mate: 'monster',
  moversOf,
  stepName: ({ setup }, step) => stepName(setup.world.grid.shape, step),
  moveText: (standing) =>
    standing.turn === undefined ? `Start. ${distanceText(standing.position)}` : roundText(standing),
  endText,
});
