/**
 * farthest: the neighbour with the longest way to the nearest monster. Neighbours are looked at in the order N, E, S, W,
 * SE, SW, NE, NW (other shapes: their own; a tunnel last), and the last of equals wins; it stays only if every neighbour
 * is nearer.
 *
 * The plain answer to a chase, and it dies in corners: the farthest cell is often a dead end.
 */

import { STAY } from '../../game/index.js';
import type { Cell, Direction } from '../../world/index.js';
import type { Atlas } from './atlas.js';
import { ROGUES, type RoguePlayer, startRogue } from './player.js';

/** The step to the farthest neighbour, given by cell how far the nearest monster is. */
export function farthestStep({ rogueWays }: Atlas, rogue: Cell, danger: Int32Array): Direction {
  let best = STAY;
  let most = -1;
  for (const { step, to } of rogueWays.from(rogue)) {
    // Staying comes last: a neighbour that is equally far is preferred to it.
    if (step === STAY ? danger[to] <= most : danger[to] < most) continue;
    most = danger[to];
    best = step;
  }
  return best;
}

export const farthest: RoguePlayer = {
  name: 'farthest',
  title: 'Keeps away',
  about: 'Steps to the neighbour farthest from the monster.',
  cost: 'a look-up for each neighbour',
  seats: ROGUES,
  memoryless: true,
  start: startRogue((atlas) => (rogue, monsters) => farthestStep(atlas, rogue, atlas.distances.fromNearest(monsters))),
};
