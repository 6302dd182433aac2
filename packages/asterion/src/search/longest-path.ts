/**
 * The longest of the shortest ways.
 *
 * Two sweeps find one: the cell farthest from anywhere is one end of it, the cell farthest from that one the other. That
 * is exact where there are no loops; with loops it is a lower bound, and usually close. In worlds that are small enough
 * it is then made exact by bounds: a flood from a cell says how far the farthest cell is, and nothing can be farther from
 * any other cell than that and the way between the two. Cells whose bound is within the path are done with, the one with
 * the greatest bound is flooded next. Some tens of floods settle most mazes where a flood from every cell takes
 * thousands; only in a ring it takes them all, hence the limit.
 */

import { bitCount, type Cell, checkWorld, finish, isGround, type World } from '../world/index.js';
import { Flood } from './flood.js';
import { farthestFrom, type Pieces, piecesOf } from './pieces.js';

/** Cells of a grid, its walls included: up to so many a longest path is exact even among loops. */
export const LONGEST_PATH_EXACT_UP_TO = 5000;

export interface LongestPath {
  /** From end to end; empty where there is no ground. */
  readonly path: Cell[];
  /** Whether no shortest way is longer. Otherwise the length of the path is a lower bound. */
  readonly isExact: boolean;
}

/**
 * A longest shortest path of the world, both ends included; empty where there is no ground. Exact without loops and in
 * worlds of up to `LONGEST_PATH_EXACT_UP_TO` cells, otherwise one that is nearly as long as any.
 */
export function longestPath(world: World): Cell[] {
  checkWorld(world);
  const pieces = piecesOf(world);
  return longestPathOf(world, pieces, hasLoop(world, pieces)).path;
}

/** Whether there are more ways than the pieces have as trees: one fewer than cells each. */
function hasLoop({ open, tunnels }: World, { first, flood }: Pieces): boolean {
  let ends = tunnels.size;
  for (const ways of open) ends += bitCount(ways);
  return ends / 2 > flood.reached - first.length;
}

/** As `longestPath`, for those who know the pieces, which was the first sweep, and whether there is a loop. */
export function longestPathOf(world: World, pieces: Pieces, hasLoop: boolean): LongestPath {
  const swept = secondSweep(world, pieces);
  if (!hasLoop) return { path: swept, isExact: true };
  if (world.grid.cellCount > LONGEST_PATH_EXACT_UP_TO) return { path: swept, isExact: false };
  return { path: improved(world, swept), isExact: true };
}

function secondSweep(world: World, pieces: Pieces): Cell[] {
  const flood = new Flood(world, []);
  let longest: Cell[] = [];
  for (const end of pieces.farthest) {
    const path = flood.pathTo(farthestFrom(flood, end)) ?? [];
    if (path.length > longest.length) longest = path;
  }
  return longest;
}

/** A path that no shortest way is longer than: the one that is known, unless a longer one is found. */
function improved(world: World, known: Cell[]): Cell[] {
  const { cellCount } = world.grid;
  const distances = new Int32Array(cellCount);
  const visited = new Uint8Array(cellCount);
  /** By cell: no cell is farther from it than that. */
  const bounds = Int32Array.from(distances, (_, cell) => (isGround(world, cell) ? cellCount : -1));
  let longest = known;
  // The middle of a long path is near the middle of the world, whose flood gives the best bounds.
  for (let cell = known[known.length >> 1]; bounds[cell] >= longest.length; cell = greatest(bounds)) {
    const flood = new Flood(world, [cell], { distances, visited });
    finish(flood);
    const farthest = flood.cellReached(flood.reached - 1);
    const reach = distances[farthest];
    if (reach >= longest.length) longest = flood.pathTo(farthest) ?? longest;
    for (let other = 0; other < cellCount; other++) {
      if (distances[other] >= 0) bounds[other] = Math.min(bounds[other], reach + distances[other]);
    }
  }
  return longest;
}

/** Where the greatest of some numbers stands first. */
function greatest(numbers: Int32Array): number {
  let place = 0;
  for (let other = 1; other < numbers.length; other++) if (numbers[other] > numbers[place]) place = other;
  return place;
}
