/** Where the avatar can step, for keys, pad and swipes. */

import { type ExplorePosition, keyBetween, STAY } from 'asterion/game';
import { type Direction, destination, openDirectionsOf, type World } from 'asterion/world';
import type { Ways } from '../play/steering.js';

export const waysIn = (world: World): Ways => ({
  world,
  stepsFrom: (cell) => [...openDirectionsOf(world, cell), STAY],
  stepTo: (cell, step) => (step === STAY ? cell : destination(world, cell, step)),
  rest: { name: 'wait', refusal: '' },
});

/** The key of a step from where the avatar stands. */
export const keyOf = ({ world, avatar }: ExplorePosition, step: Direction): string =>
  step === STAY ? '.' : (keyBetween(world, avatar, destination(world, avatar, step)) ?? '');
