/** A* from both ends at once. */

import { BothEnds } from '../both-ends.js';
import { RunSearch } from '../path-run.js';
import type { PathAlgorithm } from '../path-search.js';

/** Least cost, for any movement, looking from both ends at once. */
export const bidirectionalAstar: PathAlgorithm = {
  name: 'bidirectional-astar',
  title: 'A* from both ends',
  about: 'A* from both ends at once, until no way can be better than the best one found.',
  optimal: true,
  guarantee: 'Its path costs the least there is, whatever steps cost.',
  fault: () => undefined,
  prepare: (map) => new RunSearch(bidirectionalAstar, map, () => new BothEnds(map)),
};
