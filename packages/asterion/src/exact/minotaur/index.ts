/**
 * The exact table of Minotaur, the logic maze: par of every position, and levels made from it.
 *
 * @module
 */

export {
  type MinotaurLevel,
  MinotaurLevelMaker,
  type MinotaurLevelPlan,
  minotaurPlanFault,
} from './levels.js';
export {
  cachedMinotaurTable,
  cacheMinotaurTable,
  type MinotaurData,
  type MinotaurRequest,
  MinotaurSolver,
  MinotaurTable,
  minotaurBestMoves,
  minotaurParsByCell,
  minotaurRequestOf,
  minotaurSolution,
  minotaurSolveFault,
  minotaurSolverOf,
  minotaurTableFor,
  shortestSolutionCount,
  solveMinotaur,
} from './table.js';
