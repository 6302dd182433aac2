/** The registry of maze solvers. A new one is one file in `solvers/` and one line here; the test suite then covers it. */

import type { Solver } from './solver.js';
import { astar } from './solvers/astar.js';
import { bfs } from './solvers/bfs.js';
import { bidirectionalBacktracker } from './solvers/bidirectional-backtracker.js';
import { bidirectionalBfs } from './solvers/bidirectional-bfs.js';
import { deadEndFilling } from './solvers/dead-end-filling.js';
import { pledge } from './solvers/pledge.js';
import { randomMouse } from './solvers/random-mouse.js';
import { sample } from './solvers/sample.js';
import { tremaux } from './solvers/tremaux.js';
import { wallFollower, wallFollowerRight } from './solvers/wall-follower.js';

/** Every solver, in the order in which they are listed to people. */
export const solvers: readonly Solver[] = [
  bfs,
  astar,
  bidirectionalBfs,
  wallFollower,
  wallFollowerRight,
  bidirectionalBacktracker,
  sample,
  deadEndFilling,
  tremaux,
  randomMouse,
  pledge,
];

/** The solver of that name, classic spellings included, or undefined. */
export const solverNamed = (name: string): Solver | undefined =>
  solvers.find((solver) => solver.name === name || solver.classic.names.includes(name));

/** To read parameter files: every spelling of a name. */
export const solverNames = {
  /** The name of the solver that a word means; undefined if it means none. */
  get: (name: string): string | undefined => solverNamed(name)?.name,
  /** Every word that means a solver, its name before its other spellings. */
  keys: (): string[] => solvers.flatMap(({ name, classic }) => [...new Set([name, ...classic.names])]),
};

/** To write them: the classic spelling of a name. */
export const classicSolverNames = {
  /** The classic word for a solver, by its name or any spelling; undefined if there is no such solver. */
  get: (name: string): string | undefined => solverNamed(name)?.classic.names[0],
  /** The name of every solver. */
  keys: (): string[] => solvers.map(({ name }) => name),
};
