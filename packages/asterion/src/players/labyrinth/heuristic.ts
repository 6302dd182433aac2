/**
 * heuristic: looks along each open direction, three tiles far, and goes where the sum of what it sees is best.
 *
 * What lies 1, 2 or 3 tiles away counts 1, 0.5 or 0.3; supplies weigh 0.46, the opponent 0.54, against Theseus and for the
 * Minotaur. It forgets at once what it saw.
 */

import { type Seat, STAY } from '../../game/index.js';
import {
  type LabyrinthSeen,
  labyrinthMovers,
  MINOTAUR,
  ray,
  rayInSight,
  seesWholeBoard,
  THESEUS,
} from '../../game/labyrinth/index.js';
import type { Cell, Direction } from '../../world/index.js';
import { BOTH_SEATS, type LabyrinthPlayer, pickBest, startEach, walkableInSight, walkableSteps } from './player.js';

const NEARNESS = [1, 0.5, 0.3];
/** In thousandths: every sum of these is then a whole number, and equal ones are equal. */
const SUPPLY_WORTH = NEARNESS.map((nearness) => Math.round(460 * nearness));
const OPPONENT_WORTH = NEARNESS.map((nearness) => Math.round(540 * nearness));
const THOUSAND = 1000;

/** How good a ray looks, in thousandths, by what lies on its tiles, the nearest first. */
export function outlookAlong(
  tiles: readonly Cell[],
  seat: Seat,
  isSupply: (tile: Cell) => boolean,
  isOpponent: (tile: Cell) => boolean,
): number {
  let sum = 0;
  for (let index = 0; index < tiles.length; index++) {
    if (isSupply(tiles[index])) sum += SUPPLY_WORTH[index];
    if (isOpponent(tiles[index])) sum += seat === THESEUS ? -OPPONENT_WORTH[index] : OPPONENT_WORTH[index];
  }
  return sum;
}

/** How good a direction looks from a tile: what lies on its ray. Staying sees nothing. */
export function evaluation(seen: LabyrinthSeen, seat: Seat, tile: Cell, direction: Direction): number {
  if (direction === STAY) return 0;
  const isWhole = seesWholeBoard(seen);
  const opponents = isWhole ? labyrinthMovers(seen, seat === THESEUS ? MINOTAUR : THESEUS) : seen.opponents;
  const tiles = isWhole ? ray(seen.setup.world, tile, direction) : rayInSight(seen, tile, direction);
  const isSupply = (at: Cell) => seen.supplies.includes(at);
  return outlookAlong(tiles, seat, isSupply, (at) => opponents.includes(at)) / THOUSAND;
}

export const heuristic: LabyrinthPlayer = {
  name: 'heuristic',
  title: 'Goes by sight',
  about: 'Looks three tiles along each direction and goes where it looks best.',
  cost: 'a few tiles for each direction',
  seats: BOTH_SEATS,
  memoryless: false,
  needsWholeBoard: false,
  start: startEach((seen, seat, tile, rng) =>
    pickBest(
      seesWholeBoard(seen) ? walkableSteps(seen.setup, seat, tile) : walkableInSight(seen, tile),
      (direction) => evaluation(seen, seat, tile, direction),
      rng,
    ),
  ),
};
