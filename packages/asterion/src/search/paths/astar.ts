/** A*: Dijkstra's algorithm that counts what is left to the goal at least. */

import type { Priority } from '../best-first.js';
import { BestFirstSearch } from '../best-first-search.js';
import type { PathAlgorithm } from '../path-search.js';

/** What has cost least and promises least to come, the nearest of equals. */
export const ASTAR: Priority = { cost: true, bound: true, ties: 'nearer' };

/**
 * Least cost, for any movement. Prefers cells that look nearer to the goal: the usual choice where nothing else fits.
 */
export const astar: PathAlgorithm = {
  name: 'astar',
  title: 'A*',
  about: "A*: Dijkstra's algorithm that prefers cells which look nearer to the goal.",
  optimal: true,
  guarantee: 'Its path costs the least there is, whatever steps cost.',
  fault: () => undefined,
  prepare: (map) => new BestFirstSearch(astar, map, ASTAR),
};
