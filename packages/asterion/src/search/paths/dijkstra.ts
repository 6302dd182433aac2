/** Dijkstra's algorithm: always the cell that costs least to reach, in all directions alike. */

import { BestFirstSearch } from '../best-first-search.js';
import type { PathAlgorithm } from '../path-search.js';

/** Least cost, for any movement. Looks in all directions alike, so it is a measure for the others. */
export const dijkstra: PathAlgorithm = {
  name: 'dijkstra',
  title: "Dijkstra's algorithm",
  about: "Dijkstra's algorithm: settles cells in the order of what it costs to reach them.",
  optimal: true,
  guarantee: 'Its path costs the least there is, whatever steps cost.',
  fault: () => undefined,
  prepare: (map) => new BestFirstSearch(dijkstra, map, { cost: true, bound: false, ties: 'nearer' }),
};
