/**
 * core: stays in the core of the world, on cells where the next monster move cannot catch it, as far away as it can.
 *
 * Outside the core every cell is a corner sooner or later, and corners are where rogues die; inside, a single monster
 * often has no winning plan at all. From outside it walks to the core. It chooses, in this order: not caught next, near
 * the core, far from the monster, early in the order N, E, S, W, SE, SW, NE, NW. Without a core only the distance counts.
 */

import { coreOf } from '../../exact/index.js';
import { distancesInto } from '../../search/index.js';
import type { Cell } from '../../world/index.js';
import type { Atlas } from './atlas.js';
import { ROGUES, type RoguePlayer, startRogue } from './player.js';
import { leastOf } from './ways.js';

/** By atlas: steps to the core by cell, 0 in it and -1 where there is none. */
const coreDistances = new WeakMap<Atlas, Int32Array>();

function distancesToCore(atlas: Atlas): Int32Array {
  const known = coreDistances.get(atlas);
  if (known !== undefined) return known;
  const { cellCount } = atlas.world.grid;
  const made = new Int32Array(cellCount);
  distancesInto(atlas.world, coreOf(atlas.world), made, new Uint8Array(cellCount));
  coreDistances.set(atlas, made);
  return made;
}

export const core: RoguePlayer = {
  name: 'core',
  title: 'Keeps out of corners',
  about: 'Keeps to the cells that are left when corners are folded away, as far from the monster as it can.',
  cost: 'a look-up for each neighbour; folding the map at the start',
  seats: ROGUES,
  memoryless: true,
  start: startRogue((atlas) => {
    const toCore = distancesToCore(atlas);
    const span = 2 * toCore.length; // more than any distance
    return (rogue, monsters) => {
      const danger = atlas.distances.fromNearest(monsters);
      const cost = (to: Cell) => (danger[to] < 2 ? span : toCore[to]) * span - Math.min(danger[to], span - 1);
      return leastOf(atlas.rogueWays.from(rogue), cost).step;
    };
  }),
};
