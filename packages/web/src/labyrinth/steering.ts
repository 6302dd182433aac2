/** How one walks in a labyrinth. Whoever decides picks open ways only, also on a seat that rolls dice. */

import { type LabyrinthPosition, type LabyrinthSetup, labyrinthSteps, type Seat, STAY, THESEUS } from 'asterion/game';
import { type Cell, type Direction, destination } from 'asterion/world';
import type { Ways } from '../play/steering.js';

const REST = { name: 'pass', refusal: 'Passing is not allowed in this game.' };

export function waysOf(setup: LabyrinthSetup, seat: Seat): Ways {
  const stepTo = (tile: Cell, step: Direction): Cell => {
    if (step !== STAY) return destination(setup.world, tile, step);
    return labyrinthSteps(setup, seat, tile).includes(STAY) ? tile : -1;
  };
  return {
    world: setup.world,
    stepsFrom: (tile) => labyrinthSteps(setup, seat, tile).filter((step) => stepTo(tile, step) >= 0),
    stepTo,
    rest: REST,
  };
}

/** Where those of a seat stand. */
export const tilesOf = ({ theseus, minotaurs }: LabyrinthPosition, seat: Seat): readonly Cell[] =>
  seat === THESEUS ? [theseus] : minotaurs;
