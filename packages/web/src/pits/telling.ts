/** What is told about a game of pits. */

import { CHANCE, type PitsPosition } from 'asterion/game';
import { stepName } from '../play/steering.js';
import { Telling } from '../play/telling.js';
import { endText, moveText } from './words.js';

/** A turn is pits and a step: on the timeline each of them is a move. */
export const UNIT = 'move';

export const pitsTelling = new Telling<PitsPosition>({
  seatName: (seat) => (seat === CHANCE ? 'the ground' : 'the player'),
  unit: UNIT,
  mate: 'player',
  moversOf: ({ player }) => [player],
  stepName: ({ setup }, step) => stepName(setup.world.grid.shape, step),
  moveText,
  endText,
});
