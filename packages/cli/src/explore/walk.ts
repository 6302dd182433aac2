/** Explore as its recordings are walked. */

import type { ExplorePosition } from 'asterion/game';
import { explore } from 'asterion/players';
import { destination, openDirectionsOf } from 'asterion/world';
import type { Walk } from '../stage/walk.js';

export const exploreWalk: Walk<ExplorePosition> = {
  game: explore,
  nameOf: () => 'Avatar',
  moversOf: ({ avatar }) => [avatar],
  stepsFrom: ({ world }, cell) => openDirectionsOf(world, cell),
  cellAfter: ({ world }, cell, step) => destination(world, cell, step),
};
