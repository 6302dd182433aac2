/**
 * Searches on any world: distance fields, shortest and cheapest paths, the maze solvers, what a maze is made of, and
 * what can be seen.
 *
 * @module
 */

export { type Analysis, analyse } from './analysis.js';
export { articulationCells } from './articulation-cells.js';
export { AstarSearch } from './astar.js';
export { breadthFirst } from './breadth-first-order.js';
export type { Corridors } from './corridors.js';
export { descend, distancesFrom, distancesInto } from './distances.js';
export { canSee, FieldOfView, type FieldOfViewOptions } from './field-of-view.js';
export {
  DistanceField,
  distanceField,
  type FieldOptions,
  type FieldRange,
} from './fields/distance-field.js';
export { combineFields, downhill, fleeField, flowField, reachableWithin } from './fields/flow-field.js';
export type { Sources } from './fields/sources.js';
export { type FoundPath, findPath, type PathOptions } from './find-path.js';
export { Flood, type FloodOptions } from './flood.js';
export { GreedySearch } from './greedy.js';
export { CellHeap } from './heap.js';
export { canWalkStraight } from './line-of-sight.js';
export { LONGEST_PATH_EXACT_UP_TO, longestPath } from './longest-path.js';
export { findLoop } from './loop.js';
export {
  CORNER_RULES,
  type CornerRule,
  type CostOf,
  type CostRule,
  type Movement,
  MovementMap,
  movementFault,
  type StepRule,
} from './movement.js';
export { cheapestPath, pathCost, shortestPath } from './path.js';
export { pathAlgorithmNamed, pathAlgorithms } from './path-algorithms.js';
export { type PathCounts, shortestPathCounts } from './path-counts.js';
export { PathFinder, type PathFinderOptions } from './path-finder.js';
export type { PathAlgorithm, PathAnswer, PathSearch } from './path-search.js';
export { astar } from './paths/astar.js';
export { bfs } from './paths/bfs.js';
export { bidirectionalAstar } from './paths/bidirectional-astar.js';
export { dijkstra } from './paths/dijkstra.js';
export { firstMoves } from './paths/first-moves.js';
export { greedy } from './paths/greedy.js';
export { jps } from './paths/jps.js';
export { jpsPlus } from './paths/jps-plus.js';
export { treeWalk } from './paths/tree.js';
export { pieceCount } from './pieces.js';
export { pullString, straighten, wayPointsLength } from './smooth.js';
export { type Solver, type SolverReach, type Solving, solverFault, visitedCount } from './solver.js';
export { classicSolverNames, solverNamed, solverNames, solvers } from './solvers.js';
export { type WalkTerms, walkFault } from './walk-fault.js';
