/**
 * The exact table: who wins every position of a chase, proven, and in how many moves; and what stands on it.
 *
 * @module
 */

export type { Chase } from './chase.js';
export type { FoldData, Folding, LayerData, Method, QueueData, TableData } from './data.js';
export { coreOf } from './folding.js';
export { ChaseWorkspace } from './kernel.js';
export { cacheChaseTable, cachedChaseTable, chaseTableFor } from './known.js';
export { hasProperty, type ProvenLevel, ProvenLevelMaker, type ProvenLevelWish, provenLevelFault } from './levels.js';
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
  type ChaseRequest,
  chaseOfRequest,
  chaseRequestOf,
  type WorldData,
  worldDataOf,
  worldOfData,
} from './remote.js';
export { chaseSolveFault, chaseSolverOf, type SolveOptions, solveChase, USUAL_MEMORY } from './solve.js';
export type { ExactSolver } from './solver.js';
export { ExactTable } from './table.js';
export { type ThreadShare, type Threads, workOn } from './threads.js';
export {
  type ChaseMoveValue,
  type ChaseValue,
  chaseBestMoves,
  chaseMoveValues,
  chaseOf,
  chaseValueOf,
  chaseValuesByCell,
  isCapturedWithin,
  oracleOf,
  winningMoves,
} from './value.js';
