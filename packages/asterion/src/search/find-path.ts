/** The one front: a path between two cells, by the algorithm that fits. */

import { checkKinds, type Kinds, shownValue } from '../settings/index.js';
import { type Cell, checkWorld, finish, type World } from '../world/index.js';
import { CellSearch } from './best-first.js';
import { DistanceField } from './fields/distance-field.js';
import { keptFinder } from './kept-finders.js';
import { MOVEMENT, type Movement } from './movement.js';
import type { PathFinder } from './path-finder.js';
import { checkEnds, noWayBetween, type PathAnswer } from './path-search.js';
import { ASTAR } from './paths/astar.js';
import { pullString, straighten, wayPointsLength } from './smooth.js';
import { TurnSearch } from './turn-search.js';

/** What is asked for beside how one walks. */
export type PathOptions = Movement &
  (
    | {
        /** The name of an algorithm; the one that fits unless told. */
        readonly algorithm?: string | undefined;
        /** Not beside a named algorithm. */
        readonly within?: undefined;
        /** Not beside a named algorithm. */
        readonly turnCost?: undefined;
      }
    | {
        /** Not beside `within` and `turnCost`: these leave no choice of algorithm. */
        readonly algorithm?: undefined;
        /** Any cell is good that is no more than so many steps on open ground from the goal. */
        readonly within?: number | undefined;
        /** What each step in another direction than the one before costs in addition. */
        readonly turnCost?: number | undefined;
      }
  ) & {
    /** Where there is no way: the way to the cell nearest to the goal that can be reached. */
    readonly nearest?: boolean | undefined;
    /** The same length with fewer turns, or straight lines between way points wherever one can see from one to the next. */
    readonly smooth?: 'straight' | 'any-angle' | undefined;
  };

const PATH_OPTIONS: Kinds<PathOptions> = {
  ...MOVEMENT,
  algorithm: 'a string',
  within: 'a number',
  turnCost: 'a number',
  nearest: 'a boolean',
  smooth: 'a string',
};

/** The path that `findPath` found, or why there is none. */
export interface FoundPath extends PathAnswer {
  /** Any-angle paths: where they turn, both ends included. `length` is then that of the straight lines between them. */
  readonly wayPoints?: readonly Cell[];
}

/**
 * A path of the least cost from one cell to another, and who found it. What is worked out of a world is kept and compared
 * with it at each call, so edits in place are seen, and nothing is left on the world; whoever asks thousands of times and
 * knows what is edited has a `PathFinder` instead. Throws a RangeError where the world cannot have the movement.
 */
export function findPath(world: World, from: Cell, to: Cell, options: PathOptions = {}): FoundPath {
  checkWorld(world);
  checkKinds('the options of a path', options, PATH_OPTIONS);
  const { smooth } = options;
  if (smooth !== undefined && !SMOOTH.includes(smooth))
    throw new RangeError(`Expected smooth to be ${SMOOTH.join(' or ')}, got ${shownValue(smooth)}.`);
  const finder = keptFinder(world, options);
  checkEnds(finder.map, from, to);
  const found = way(finder, from, to, options);
  const answer = found.found || options.nearest !== true ? found : nearestTo(finder, from, to, found);
  return answer.cells.length === 0 || smooth === undefined ? answer : smoothed(finder, answer, smooth);
}

const SMOOTH: readonly NonNullable<PathOptions['smooth']>[] = ['straight', 'any-angle'];

function way(finder: PathFinder, from: Cell, to: Cell, { within, turnCost }: PathOptions): PathAnswer {
  if (within === undefined && turnCost === undefined) return finder.find(from, to);
  if (within !== undefined && !(within >= 0)) throw new RangeError(`Expected a distance of 0 or more, got ${within}.`);
  const { map } = finder;
  const search = turnCost === undefined ? new CellSearch(map, ASTAR) : new TurnSearch(map, turnCost);
  search.begin(from, to, within);
  finish(search);
  const cells = new Array<Cell>(search.count);
  search.writePath(cells, cells.length);
  const found = cells.length > 0;
  return {
    ...{ found, cells, length: search.length, reached: cells.at(-1) ?? -1, expanded: search.steps, algorithm: 'astar' },
    why: found ? (turnCost === undefined ? MANY_GOALS : TURNS) : noWayBetween(from, to),
  };
}

const MANY_GOALS = 'More than one cell is good enough, so each step is weighed.';
const TURNS = 'Turns cost something, so each step is weighed.';

/** The way to the cell nearest to the goal; of several the one that costs least to get to, then the lowest. */
function nearestTo({ map }: PathFinder, from: Cell, to: Cell, { expanded, why }: PathAnswer): PathAnswer {
  const { grid } = map.world;
  const field = finish(new DistanceField(map, [from], { way: 'from' }));
  const { hasCorners } = map;
  let nearest = from;
  let least = Infinity;
  for (const cell of field.cells()) {
    const distance = grid.distance(cell, to, hasCorners);
    if (distance >= least) continue; // cells come by their cost
    least = distance;
    nearest = cell;
  }
  const cells = field.path(nearest) ?? [];
  const length = field.values[nearest];
  return {
    ...{ found: false, cells, length, reached: nearest, expanded: expanded + field.steps, algorithm: 'dijkstra' },
    why: `${why} This is the way to the nearest cell that can be reached.`,
  };
}

function smoothed({ map }: PathFinder, answer: PathAnswer, smooth: 'straight' | 'any-angle'): FoundPath {
  if (smooth === 'straight') {
    const cells = straighten(map, answer.cells);
    const saved = map.lengthOf(answer.cells) - map.lengthOf(cells); // of a way that was none of the shortest
    return { ...answer, cells, length: saved > 0 ? answer.length - saved : answer.length };
  }
  const wayPoints = pullString(map, answer.cells);
  return { ...answer, wayPoints, length: wayPointsLength(map, wayPoints) };
}
