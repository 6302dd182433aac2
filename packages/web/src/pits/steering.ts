/** How one walks among pits: also into them, which is the end. */

import { isPit, type PitsPosition, type PitsSetup } from 'asterion/game';
import { type Cell, type Direction, destination, directionName, openDirectionsOf } from 'asterion/world';
import type { Ways } from '../play/steering.js';

const REST = { name: 'wait', refusal: 'Nobody can wait here: a turn is a step.' };

export const waysOf = ({ world }: PitsSetup): Ways => ({
  world,
  stepsFrom: (cell) => openDirectionsOf(world, cell),
  stepTo: (cell, step) => (isStep(world, cell, step) ? destination(world, cell, step) : -1),
  rest: REST,
});

const isStep = (world: PitsSetup['world'], cell: Cell, step: Direction): boolean =>
  openDirectionsOf(world, cell).includes(step);

/** The names of the steps that lead into pits. */
export const pitsBeside = ({ setup, world, player }: PitsPosition): string[] =>
  openDirectionsOf(setup.world, player)
    .filter((step) => isPit(world, destination(setup.world, player, step)))
    .map((step) => directionName(setup.world.grid.shape, step));
