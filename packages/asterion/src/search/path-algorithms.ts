/**
 * The registry of path algorithms. A new one is one file in `paths/` and one line here; the test suite then covers it.
 */

import type { PathAlgorithm } from './path-search.js';
import { astar } from './paths/astar.js';
import { bfs } from './paths/bfs.js';
import { bidirectionalAstar } from './paths/bidirectional-astar.js';
import { dijkstra } from './paths/dijkstra.js';
import { firstMoves } from './paths/first-moves.js';
import { greedy } from './paths/greedy.js';
import { jps } from './paths/jps.js';
import { jpsPlus } from './paths/jps-plus.js';
import { treeWalk } from './paths/tree.js';

/** Every path algorithm, in the order in which they are listed to people. */
export const pathAlgorithms: readonly PathAlgorithm[] = [
  bfs,
  dijkstra,
  astar,
  bidirectionalAstar,
  jps,
  jpsPlus,
  firstMoves,
  treeWalk,
  greedy,
];

/** The path algorithm of that name, or undefined. */
export const pathAlgorithmNamed = (name: string): PathAlgorithm | undefined =>
  pathAlgorithms.find((algorithm) => algorithm.name === name);
