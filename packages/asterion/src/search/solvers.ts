/** The registry of maze solvers. A new one is one file in `solvers/` and one line here; the test suite then covers it. */

import type { Solver } from './solver.js';
import { astar } from './solvers/astar.js';
import { bfs } from './solvers/bfs.js';

/** Every solver, in the order in which they are listed to people. */
export const solvers: readonly Solver[] = [bfs, astar];

/** The solver of that name, classic spelling included, or undefined. */
export const solverNamed = (name: string): Solver | undefined =>
  solvers.find((solver) => solver.name === name || solver.classic === name);
