/**
 * explorer: fair sight, three tiles along the open directions, and a memory of what it saw.
 *
 * It is handed what its seat sees and nothing else. It knows the rules and the size of the board, and so where everybody
 * starts; all else it has seen or guesses.
 */

import { jointMove } from '../../game/index.js';
import { THESEUS } from '../../game/labyrinth/index.js';
import { Belief } from './belief.js';
import { huntingStep } from './explorer-minotaur.js';
import { gatheringStep } from './explorer-theseus.js';
import { BOTH_SEATS, type LabyrinthPlayer, startFair } from './player.js';

export const explorer: LabyrinthPlayer = {
  name: 'explorer',
  title: 'Explores',
  about: 'Sees three tiles far, remembers what it saw, explores the rest and reckons with whom it cannot see.',
  cost: 'some hundred short routes a move',
  seats: BOTH_SEATS,
  memoryless: false,
  needsWholeBoard: false,
  start: startFair((seat, rng) => {
    let belief: Belief | undefined;
    const stepOf = seat === THESEUS ? gatheringStep : huntingStep;
    return (sight) => {
      const known = (belief ??= new Belief(sight));
      known.look(sight);
      return jointMove(sight.own.map((mover) => stepOf(known, sight, mover, rng)));
    };
  }),
};
