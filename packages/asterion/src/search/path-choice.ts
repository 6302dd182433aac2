/** Which algorithm fits a movement in a world, and why. */

import type { MovementMap } from './movement.js';
import { pathAlgorithmNamed, pathAlgorithms } from './path-algorithms.js';
import { ASKED_FOR, checkApplies, type PathAlgorithm } from './path-search.js';
import { astar } from './paths/astar.js';
import { jps } from './paths/jps.js';
import { treeWalk } from './paths/tree.js';

export interface PathChoice {
  readonly algorithm: PathAlgorithm;
  /** As a sentence. */
  readonly why: string;
}

/** The algorithm of a name, or the one that fits. Throws a RangeError where there is none, or where it does not apply. */
export function chooseAlgorithm(map: MovementMap, name?: string): PathChoice {
  if (name === undefined) return fitting(map);
  const algorithm = pathAlgorithmNamed(name);
  if (algorithm === undefined) {
    const known = pathAlgorithms.map((one) => one.name).join(', ');
    throw new RangeError(`Expected the name of a path algorithm (${known}), got ${name}.`);
  }
  checkApplies(algorithm, map);
  return { algorithm, why: ASKED_FOR };
}

function fitting(map: MovementMap): PathChoice {
  if (treeWalk.fault(map) === undefined)
    return { algorithm: treeWalk, why: 'There are no loops, so there is one way, and nothing to search for.' };
  if (jps.fault(map) === undefined)
    return { algorithm: jps, why: 'All squares cost the same, so most of them can be jumped over.' };
  if (!map.isUniform) return { algorithm: astar, why: 'Cells differ in what they cost, so each step is weighed.' };
  return { algorithm: astar, why: 'The distance on open ground says where to look first.' };
}
