/**
 * heuristic: looks along each open direction, three tiles far, and goes where the sum of what it sees is best.
 *
 * What lies 1, 2 or 3 tiles away counts 1, 0.5 or 0.3; supplies weigh 0.46, the opponent 0.54, against Theseus and for the
 * Minotaur. It forgets at once what it saw.
 */

import { type LabyrinthPosition, labyrinthSteps, ray, type Seat, STAY, THESEUS } from '../../game/index.js';
import type { Cell, Direction } from '../../world/index.js';
import { BOTH_SEATS, type LabyrinthPlayer, moversOf, pickBest, startEach } from './player.js';

const NEARNESS = [1, 0.5, 0.3];
const SUPPLY_WEIGHT = 0.46;
const OPPONENT_WEIGHT = 0.54;

/** How good a direction looks from a tile: what lies on its ray. Staying sees nothing. */
export function outlook(position: LabyrinthPosition, seat: Seat, tile: Cell, direction: Direction): number {
  if (direction === STAY) return 0;
  const opponents = moversOf(position, seat === THESEUS ? 'minotaur' : THESEUS);
  let [supplies, opponent] = [0, 0];
  ray(position.setup.world, tile, direction).forEach((seen, index) => {
    if (position.supplies.includes(seen)) supplies += NEARNESS[index];
    if (opponents.includes(seen)) opponent += NEARNESS[index];
  });
  return SUPPLY_WEIGHT * supplies + (seat === THESEUS ? -1 : 1) * OPPONENT_WEIGHT * opponent;
}

export const heuristic: LabyrinthPlayer = {
  name: 'heuristic',
  about: 'Looks three tiles along each direction and goes where it looks best.',
  cost: 'a few tiles for each direction',
  seats: BOTH_SEATS,
  memoryless: false,
  start: startEach((position, seat, tile, rng) =>
    pickBest(labyrinthSteps(position.setup, seat, tile), (direction) => outlook(position, seat, tile, direction), rng),
  ),
};
