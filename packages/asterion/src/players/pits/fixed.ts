/** fixed: a shortest path chosen at random before the first pit, and walked whatever happens. Pits open on nearly all. */

import type { PitsPosition } from '../../game/pits/index.js';
import { distancesFrom } from '../../search/index.js';
import { type Cell, type Direction, pick, type Rng } from '../../world/index.js';
import { nearerSteps, type PitsPlayer, PLAYERS } from './player.js';

/** By cell of the path: the step that is taken from it. */
function pathFrom(position: PitsPosition, rng: Rng): Map<Cell, Direction> {
  const { setup, world } = position;
  const distances = distancesFrom(world, setup.goal);
  const steps = new Map<Cell, Direction>();
  for (let { player } = position; player !== setup.goal; ) {
    const { direction, to } = pick(nearerSteps({ ...position, player }, distances), rng);
    steps.set(player, direction);
    player = to;
  }
  return steps;
}

export const fixed: PitsPlayer = {
  name: 'fixed',
  title: 'Never looks again',
  about: 'Takes a shortest path chosen at random before the first pit, and never looks again.',
  cost: 'a flood for the whole game',
  seats: PLAYERS,
  memoryless: false,
  start: (first, _seat, rng) => {
    const steps = pathFrom(first, rng);
    return {
      move({ player }) {
        const direction = steps.get(player);
        if (direction === undefined) throw new RangeError(`Expected a cell of the path, got ${player}.`);
        return direction;
      },
    };
  },
};
