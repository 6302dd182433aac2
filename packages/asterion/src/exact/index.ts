/**
 * The exact table: who wins every position of a chase, proven, and in how many moves; and what stands on it.
 *
 * @module
 */

export type { Chase } from './chase.js';
export type { FoldData, Folding, LayerData, Method, QueueData, TableData } from './data.js';
export { coreOf } from './folding.js';
export { keepTable, knownTable, tableFor } from './known.js';
export type { Attractors } from './labyrinth/attractors.js';
export { keepLabyrinthTable, knownLabyrinthTable, labyrinthTableFor } from './labyrinth/known.js';
export {
  type LabyrinthRequest,
  labyrinthRequestOf,
  labyrinthSolverOf,
} from './labyrinth/remote.js';
export {
  type LabyrinthData,
  LabyrinthSolver,
  LabyrinthTable,
  type LabyrinthValue,
  labyrinthBestMoves,
  labyrinthMoveValues,
  labyrinthSolveFault,
  labyrinthValueOf,
  labyrinthValuesByTile,
  solveLabyrinth,
} from './labyrinth/table.js';
export { hasProperty, type Level, LevelMaker, type LevelWish, levelFault } from './levels.js';
export {
  type MinotaurLevel,
  MinotaurLevelMaker,
  type MinotaurLevelPlan,
  minotaurPlanFault,
} from './minotaur/levels.js';
export {
  keepMinotaurTable,
  knownMinotaurTable,
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
} from './minotaur/table.js';
export {
  addRatings,
  NO_RATING,
  type RatedPlayer,
  type Rater,
  type Rating,
  raterOf,
  type SamplePlan,
  type Score,
} from './rating.js';
export {
  chaseOfRequest,
  requestOf,
  type SolveRequest,
  type WorldData,
  worldDataOf,
  worldOfData,
} from './remote.js';
export { type SolveOptions, solve, solveFault, solverOf, USUAL_MEMORY } from './solve.js';
export type { ExactSolver } from './solver.js';
export { ExactTable } from './table.js';
export {
  bestMoves,
  chaseOf,
  isCapturedWithin,
  type MoveValue,
  moveValues,
  oracleOf,
  type Value,
  valueOf,
  valuesByCell,
  winningMoves,
} from './value.js';
