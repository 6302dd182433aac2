/**
 * Who looks for the way: the maze solvers and the path searches of the library, in one list.
 *
 * Both walk by the same movement. Path searches read it as it is; solvers know worlds only, so they are given one whose
 * ways are the movement's.
 */

import { titled } from 'asterion/play';
import {
  type MovementMap,
  type PathAlgorithm,
  type PathSearch,
  pathAlgorithms,
  type Solver,
  type Solving,
  solverFault,
  solverNamed,
  solvers,
} from 'asterion/search';
import type { Cell, Rng } from 'asterion/world';

export interface Searcher {
  /** As links have it. */
  readonly name: string;
  /** What stands above its board; no two have the same. */
  readonly title: string;
  /** What stands in the list, and under which heading. */
  readonly entry: string;
  readonly group: string;
  readonly about: string;
  /** What is certain of its path, as a sentence. */
  readonly guarantee: string;
  /** The maze solver that it is; undefined for a path search. */
  readonly solver: Solver | undefined;
  /** Whether no path there can be shorter than its own. */
  isOptimal(map: MovementMap): boolean;
  /** Why it does not apply, as a sentence; undefined if it does. */
  fault(map: MovementMap): string | undefined;
  /** Throws a RangeError where there is a `fault`. */
  start(map: MovementMap, from: Cell, to: Cell, rng: Rng): Solving;
}

/** Before the names of path searches in links: some solvers have the same ones, and had them first. */
const PATH = 'path:';

const ofSolver = (solver: Solver): Searcher => ({
  name: solver.name,
  title: solver.title,
  entry: titled(solver),
  group: 'Maze solvers',
  about: [solver.about, solver.limits].filter((text) => text !== undefined).join(' '),
  guarantee: guaranteeOf(solver),
  solver,
  isOptimal: (map) => solver.shortest && map.isUnit,
  fault: (map) => solverFault(solver, map.asWorld),
  start: (map, from, to, rng) => solver.start(map.asWorld, from, to, rng),
});

/** What algorithms have made ready, so that moving an end makes no table again; all searches may share it. */
const ready = new WeakMap<MovementMap, Map<PathAlgorithm, PathSearch>>();

function readyOn(map: MovementMap, algorithm: PathAlgorithm): PathSearch {
  const known = ready.get(map) ?? new Map<PathAlgorithm, PathSearch>();
  const search = known.get(algorithm) ?? algorithm.prepare(map);
  ready.set(map, known.set(algorithm, search));
  return search;
}

const ofAlgorithm = (algorithm: PathAlgorithm): Searcher => ({
  name: `${PATH}${algorithm.name}`,
  title: solvers.some(({ title }) => title === algorithm.title) ? `${algorithm.title}, path search` : algorithm.title,
  entry: titled(algorithm),
  group: 'Path searches',
  about: algorithm.about,
  guarantee: algorithm.guarantee,
  solver: undefined,
  isOptimal: () => algorithm.optimal,
  fault: (map) => algorithm.fault(map),
  start: (map, from, to) => readyOn(map, algorithm).start(from, to),
});

/** Everybody, in the order in which they are listed to people. */
export const searchers: readonly Searcher[] = [...solvers.map(ofSolver), ...pathAlgorithms.map(ofAlgorithm)];

/** The one of that name, classic spellings of solvers included, or undefined. */
export function searcherNamed(name: string): Searcher | undefined {
  const known = solverNamed(name)?.name ?? name;
  return searchers.find((searcher) => searcher.name === known);
}

/** The first whose path is certainly the best. */
export const surestOn = (map: MovementMap): Searcher | undefined =>
  searchers.find((searcher) => searcher.isOptimal(map) && searcher.fault(map) === undefined);

function guaranteeOf({ shortest, complete }: Solver): string {
  if (shortest) return 'Its path has the fewest steps there are.';
  if (complete) return 'It finds a way wherever there is one, but not always the shortest.';
  return 'It finds the way through every maze without loops; elsewhere it may miss it.';
}
