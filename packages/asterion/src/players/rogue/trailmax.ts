/**
 * trailmax: runs to the cell where it lives longest if the monster knows its path and takes the shortest way to meet it
 * (Moldenhauer and Sturtevant's TrailMax).
 *
 * The rogue gets to a cell alive if its way is shorter than the monster's, and then so is its way to every cell on the
 * path, so no paths need be compared: of all such cells it is the one farthest from the monster, where it then waits.
 * The plan is made anew each move. Right in lost positions, where it lasts as long as can be; wrong in safe ones, where
 * it leaves a loop for a remote dead end.
 */

import { STAY } from '../../game/index.js';
import type { Cell, Direction } from '../../world/index.js';
import type { Atlas } from './atlas.js';
import { farthestStep } from './farthest.js';
import { ROGUES, type RoguePlayer, startRogue } from './player.js';
import { leastOf } from './ways.js';

/** Where the rogue lives longest; of equals the nearest to it, then the first. `danger` holds the monster's distances. */
export function lastRefuge({ distances }: Atlas, rogue: Cell, danger: Int32Array): Cell {
  const ours = distances.from(rogue);
  let best = rogue;
  for (let cell = 0; cell < ours.length; cell++) {
    if (ours[cell] >= danger[cell]) continue;
    if (danger[cell] > danger[best] || (danger[cell] === danger[best] && ours[cell] < ours[best])) best = cell;
  }
  return best;
}

/** The step towards the last refuge; there it stays, or steps aside where staying is not allowed. */
export function trailmaxStep(atlas: Atlas, rogue: Cell, danger: Int32Array): Direction {
  const refuge = lastRefuge(atlas, rogue, danger);
  const ways = atlas.rogueWays.from(rogue);
  if (refuge !== rogue) {
    const left = atlas.distances.from(refuge);
    return leastOf(ways, (to) => left[to]).step;
  }
  const mayStay = ways[ways.length - 1].step === STAY;
  return mayStay ? STAY : farthestStep(atlas, rogue, danger);
}

export const trailmax: RoguePlayer = {
  name: 'trailmax',
  title: 'Lasts longest',
  about: 'Runs to the cell where it lives longest if the monster heads it off as well as can be.',
  cost: 'the whole map',
  seats: ROGUES,
  memoryless: true,
  start: startRogue((atlas) => (rogue, monsters) => trailmaxStep(atlas, rogue, atlas.distances.fromNearest(monsters))),
};
