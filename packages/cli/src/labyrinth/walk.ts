/** Labyrinth as people walk in it. */

import {
  type Game,
  type LabyrinthOptions,
  type LabyrinthPosition,
  labyrinth,
  labyrinthSteps,
  STAY,
  THESEUS,
} from 'asterion/game';
import { destination } from 'asterion/world';
import type { Walk } from '../stage/walk.js';

/** Here everybody sees the whole board. */
export const wholeLabyrinth = labyrinth as Game<LabyrinthPosition, number, LabyrinthOptions>;

export const labyrinthWalk: Walk<LabyrinthPosition> = {
  game: wholeLabyrinth,
  nameOf: (seat) => (seat === THESEUS ? 'Theseus' : 'Minotaur'),
  moversOf: ({ seat, theseus, minotaurs }) => (seat === THESEUS ? [theseus] : minotaurs),
  stepsFrom: ({ setup, seat }, tile) => labyrinthSteps(setup, seat, tile),
  cellAfter: ({ setup }, tile, step) => {
    const to = step === STAY ? tile : destination(setup.world, tile, step);
    return to < 0 ? tile : to; // a die that points at a wall
  },
};
