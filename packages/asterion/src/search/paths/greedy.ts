/** Greedy best-first search: always the cell that looks nearest to the goal. To look at, not to rely on. */

import { BestFirstSearch } from '../best-first-search.js';
import type { PathAlgorithm } from '../path-search.js';

/** Any movement; a path, but not a shortest one. */
export const greedy: PathAlgorithm = {
  name: 'greedy',
  title: 'Greedy best-first search',
  about: 'Greedy best-first search: runs for the cell that looks nearest to the goal, whatever the way there has cost.',
  optimal: false,
  guarantee: 'It finds a way wherever there is one, but often not the shortest.',
  fault: () => undefined,
  prepare: (map) => new BestFirstSearch(greedy, map, { cost: false, bound: true, ties: 'nearer' }),
};
