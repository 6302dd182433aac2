/** What is told about a game of labyrinth. */

import type { LabyrinthPosition } from 'asterion/game';
import { stepName } from '../play/steering.js';
import { Telling } from '../play/telling.js';
import { eyesAt } from './known.js';
import { tilesOf } from './steering.js';
import { endText, moveText, seatName } from './words.js';

/** Nothing is told of what lies in the fog, where there is one. */
export const labyrinthTelling = (hasFog: () => boolean): Telling<LabyrinthPosition> =>
  new Telling({
    seatName,
    unit: 'turn',
    mate: 'Minotaur',
    moversOf: (position) => tilesOf(position, position.seat),
    stepName: ({ setup }, step) => stepName(setup.world.grid.shape, step),
    moveText: (standing, people) => moveText(standing, people, hasFog() ? eyesAt(standing, people) : undefined),
    endText,
  });
