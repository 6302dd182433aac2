/** What there is to say about a position. */

import { type LabyrinthPosition, suppliesTaken } from 'asterion/game';
import { distancesFrom } from 'asterion/search';
import { roundOn } from './rounds.js';

/** `round 12 of 100`, `supplies 1 of 4`: what everybody is told. */
export const publicStatus = (position: LabyrinthPosition): string[] => [
  `round ${roundOn(position)} of ${position.setup.options.rounds}`,
  `supplies ${suppliesTaken(position)} of ${position.setup.supplies.length}`,
];

/** The same, and how far the nearest Minotaur is. */
export function fullStatus(position: LabyrinthPosition): string[] {
  const { setup, theseus, minotaurs } = position;
  const distances = distancesFrom(setup.world, theseus);
  const near = minotaurs.map((tile) => distances[tile]).filter((steps) => steps >= 0);
  return [...publicStatus(position), near.length === 0 ? 'out of reach' : `distance ${Math.min(...near)}`];
}
