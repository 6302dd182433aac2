/**
 * Path finders that are kept from one question to the next, as long as the world stays as it is.
 *
 * Worlds are edited in place, and so are masks. So what a finder was made ready for is compared with what is there now,
 * four cells at a time where arrays allow that: little beside most searches. A few cells that have changed are told to the
 * finder; more of them, and it is made anew.
 */

import type { Cell, World } from '../world/index.js';
import { PathFinder, type PathFinderOptions } from './path-finder.js';

type NumberArray = Uint8Array | Uint16Array;

/** An array, and what it was when it was last looked at. */
interface Watched {
  readonly now: NumberArray;
  readonly before: NumberArray;
}

interface Kept {
  readonly options: PathFinderOptions;
  readonly finder: PathFinder;
  readonly watched: readonly Watched[];
  tunnels: ReadonlyMap<Cell, Cell>;
}

/** The most movements that are kept for a world. */
const MOST_KEPT = 4;
/** The most cells that are told one by one. */
const MOST_TOLD = 64;

const kept = new WeakMap<World, Kept[]>();

/** A path finder for the world as it is now. */
export function keptFinder(world: World, options: PathFinderOptions): PathFinder {
  let all = kept.get(world);
  if (all === undefined) kept.set(world, (all = []));
  const at = all.findIndex((one) => isSame(one, world, options));
  const [found] = at < 0 ? [] : all.splice(at, 1);
  const one = found !== undefined && isBroughtUpToDate(found, world) ? found : ready(world, options);
  if (options.cost !== undefined && one.finder.algorithm.tables === true) return one.finder; // who knows what it says next
  all.unshift(one);
  all.length = Math.min(all.length, MOST_KEPT);
  return one.finder;
}

const OPTIONS = [
  'algorithm',
  'directions',
  'corners',
  'size',
  'diagonalCost',
  'cost',
  'leastCost',
  'blocked',
  'closed',
] as const;

/** Whether it was made for the same question; arrays by identity, the world's own too: what is in them is compared after. */
const isSame = ({ options, watched }: Kept, world: World, asked: PathFinderOptions): boolean =>
  OPTIONS.every((name) => options[name] === asked[name]) &&
  arraysOf(world, asked).every((array, index) => watched[index]?.now === array) &&
  watched.length === arraysOf(world, asked).length;

const arraysOf = ({ open, terrain, costs }: World, { blocked, closed }: PathFinderOptions): NumberArray[] =>
  [open, terrain, costs, blocked, closed].filter((array) => array !== undefined);

function ready(world: World, asked: PathFinderOptions): Kept {
  // The caller may change theirs, and `findPath` takes more than a finder does.
  const options = Object.fromEntries(OPTIONS.map((name) => [name, asked[name]])) as PathFinderOptions;
  const finder = new PathFinder(world, options);
  const watched = arraysOf(world, options).map((now) => ({ now, before: now.slice() }));
  return { options, finder, watched, tunnels: new Map(world.tunnels) };
}

/** Tells a finder what has changed; false where that is too much, and it has to be made anew. */
function isBroughtUpToDate(one: Kept, { tunnels }: World): boolean {
  const changed: Cell[] = [];
  for (const { now, before } of one.watched) if (!gatherChanges(now, before, changed)) return false;
  for (const [a, b] of tunnels) if (one.tunnels.get(a) !== b) changed.push(a, b);
  for (const [a, b] of one.tunnels) if (tunnels.get(a) !== b) changed.push(a, b);
  if (changed.length === 0) return true;
  if (changed.length > MOST_TOLD) return false;
  for (const { now, before } of one.watched) for (const cell of changed) before[cell] = now[cell];
  one.tunnels = new Map(tunnels);
  try {
    one.finder.refresh(changed);
  } catch (error) {
    if (error instanceof RangeError) return false; // making it anew will say it
    throw error;
  }
  return true;
}

/** Adds the cells where two arrays differ; false once there are too many. */
function gatherChanges(now: NumberArray, before: NumberArray, changed: Cell[]): boolean {
  const words = wordsOf(now);
  const old = wordsOf(before);
  if (words === undefined || old === undefined) return gatherFrom(now, before, 0, now.length, changed);
  const each = now.length / words.length;
  for (let word = 0; word < words.length; word++) {
    if (words[word] === old[word]) continue;
    if (!gatherFrom(now, before, word * each, (word + 1) * each, changed)) return false;
  }
  return true;
}

function gatherFrom(now: NumberArray, before: NumberArray, from: number, to: number, changed: Cell[]): boolean {
  for (let cell = from; cell < to; cell++) if (now[cell] !== before[cell]) changed.push(cell);
  return changed.length <= MOST_TOLD;
}

/** The same bytes, four at a time; undefined where they do not lie so. */
const wordsOf = ({ buffer, byteOffset, byteLength }: NumberArray): Int32Array | undefined =>
  byteOffset % 4 === 0 && byteLength % 4 === 0 ? new Int32Array(buffer, byteOffset, byteLength / 4) : undefined;
