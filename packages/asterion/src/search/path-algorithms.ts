/**
 * The registry of path algorithms. A new one is one file in `paths/` and one line here; the test suite then covers it.
 */

import type { PathAlgorithm } from './path-search.js';
import { astar } from './paths/astar.js';
import { dijkstra } from './paths/dijkstra.js';
import { jps } from './paths/jps.js';

/** Every path algorithm, in the order in which they are listed to people. */
export const pathAlgorithms: readonly PathAlgorithm[] = [dijkstra, astar, jps];

/** The path algorithm of that name, or undefined. */
export const pathAlgorithmNamed = (name: string): PathAlgorithm | undefined =>
  pathAlgorithms.find((algorithm) => algorithm.name === name);
