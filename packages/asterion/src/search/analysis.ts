/**
 * What can be said of a maze by looking at it: its parts, and whether it is perfect. Linear in its size, but for the
 * longest path, which has a limit of its own.
 */

import { type Cell, checkWorld, coordinatesOf, isGround, type World } from '../world/index.js';
import { type Corridors, corridorsOf } from './corridors.js';
import { longestPathOf } from './longest-path.js';
import { loopIn } from './loop.js';
import { piecesOf } from './pieces.js';
import { portCount, portsOf } from './ports.js';

/** What `analyse` finds in a maze. Counts are of ground alone, and tunnels count as ways. */
export interface Analysis {
  /** Every cell is reached and there is no loop: exactly one way between any two cells. */
  readonly perfect: boolean;
  /** Why it is not perfect, in a sentence or two. */
  readonly why: string | undefined;
  /** Cells with ground. */
  readonly cells: number;
  /** Open ways between two cells, tunnels included. */
  readonly passages: number;
  /** Cells with one way out. */
  readonly deadEnds: number;
  /** Cells with three ways out. */
  readonly junctions: number;
  /** Cells with four or more ways out. */
  readonly crossroads: number;
  /** How many passages would have to be closed to leave no loop: the cycle rank. */
  readonly loops: number;
  /** Parts of the maze without a way between them. */
  readonly pieces: number;
  /** A loop as `findLoop` gives it; undefined where there is none. */
  readonly loop: readonly Cell[] | undefined;
  /** The first cell that cannot be reached from the first cell with ground. */
  readonly unreachable: Cell | undefined;
  /** Runs of cells with exactly two ways each. */
  readonly corridors: Corridors;
  /** A longest shortest path as `longestPath` gives it. */
  readonly longestPath: readonly Cell[];
  /** Whether no shortest path is longer; otherwise the length of `longestPath` is a lower bound. */
  readonly longestPathExact: boolean;
}

/** Counts the parts of a maze and says whether it is perfect. */
export function analyse(world: World): Analysis {
  checkWorld(world);
  const { cells, passages, ...crossings } = countParts(world);
  const pieces = piecesOf(world);
  const [start, unreachable] = pieces.first;
  const loops = passages - cells + pieces.first.length;
  const loop = loops > 0 ? loopIn(world, pieces) : undefined;
  const longest = longestPathOf(world, pieces, loops > 0);
  const why = whyNotPerfect(world, start, unreachable, loop);
  return {
    perfect: why === undefined,
    why,
    cells,
    passages,
    ...crossings,
    loops,
    pieces: pieces.first.length,
    loop,
    unreachable,
    corridors: corridorsOf(world),
    longestPath: longest.path,
    longestPathExact: longest.isExact,
  };
}

function countParts(world: World) {
  let [cells, ends, deadEnds, junctions, crossroads] = [0, 0, 0, 0, 0];
  for (let cell = 0; cell < world.grid.cellCount; cell++) {
    if (!isGround(world, cell)) continue;
    const ways = portCount(portsOf(world, cell));
    cells++;
    ends += ways;
    if (ways === 1) deadEnds++;
    else if (ways === 3) junctions++;
    else if (ways > 3) crossroads++;
  }
  return { cells, passages: ends / 2, deadEnds, junctions, crossroads };
}

function whyNotPerfect(
  world: World,
  start: Cell | undefined,
  unreachable: Cell | undefined,
  loop: readonly Cell[] | undefined,
): string | undefined {
  if (start === undefined) return 'There is no ground to walk on.';
  const reasons: string[] = [];
  if (unreachable !== undefined) {
    const [there, here] = [placeName(world, unreachable), placeName(world, start)];
    reasons.push(`The cell at ${there} cannot be reached from the one at ${here}.`);
  }
  if (loop !== undefined) {
    reasons.push(`There is a loop of ${loop.length - 1} cells through ${placeName(world, loop[0])}.`);
  }
  return reasons.length === 0 ? undefined : reasons.join(' ');
}

const placeName = (world: World, cell: Cell): string => {
  const [row, col] = coordinatesOf(world.grid, cell);
  return `row ${row}, column ${col}`;
};
