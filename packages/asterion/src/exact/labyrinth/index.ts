/**
 * The exact table of Labyrinth: what every position is worth, proven.
 *
 * @module
 */

export type { Attractors } from './attractors.js';
export { cachedLabyrinthTable, cacheLabyrinthTable, labyrinthTableFor } from './known.js';
export {
  type LabyrinthRequest,
  labyrinthRequestOf,
  labyrinthSolverOf,
} from './remote.js';
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
} from './table.js';
