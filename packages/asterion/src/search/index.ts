/**
 * Searches on any world: distance fields, shortest and cheapest paths, and the maze solvers.
 *
 * @module
 */

export { type Analysis, analyse } from './analysis.js';
export { Astar } from './astar.js';
export { descend, distancesFrom, distancesInto } from './distances.js';
export { Flood } from './flood.js';
export { CellHeap } from './heap.js';
export { cheapestPath, pathCost, shortestPath } from './path.js';
export { type Solver, type Solving, visitedCount } from './solver.js';
export { solverNamed, solvers } from './solvers.js';
