/** Random Pits as people walk in it: into pits, too. */

import { CHANCE, type PitsPosition, pits } from 'asterion/game';
import { destination, openDirectionsOf } from 'asterion/world';
import type { Walk } from '../stage/walk.js';

export const pitsWalk: Walk<PitsPosition> = {
  game: pits,
  nameOf: (seat) => (seat === CHANCE ? 'Pits' : 'Player'),
  moversOf: ({ player }) => [player],
  stepsFrom: ({ setup }, cell) => openDirectionsOf(setup.world, cell),
  cellAfter: ({ setup }, cell, step) => destination(setup.world, cell, step),
};
