/** What the monsters share that follow shortest paths: they differ in which of several equal steps they take. */

import type { Cell, Direction } from '../../world/index.js';
import type { Atlas } from './atlas.js';
import { idleStep, type Way } from './ways.js';

/** The steps on shortest paths between two cells, in the monsters' order; none where there is no path. */
function shortestWays({ distances, monsterWays }: Atlas, from: Cell, to: Cell): Way[] {
  const left = distances.from(to);
  return monsterWays.from(from).filter((way) => left[way.to] < left[from]);
}

/** The step chosen from those on shortest paths; without a path the monster stays, or takes its first legal step. */
export function shortestStep(atlas: Atlas, from: Cell, to: Cell, choose: (ways: readonly Way[]) => Way): Direction {
  const ways = shortestWays(atlas, from, to);
  return ways.length === 0 ? idleStep(atlas.monsterWays.from(from)) : choose(ways).step;
}
