/** What can be said of a maze by looking at it: its parts, and whether it is perfect. */

import { bitCount, coordinatesOf, isGround, type World } from '../world/index.js';
import { distancesFrom } from './distances.js';

export interface Analysis {
  /** Every cell is reached and there is no loop: exactly one way between any two cells. */
  readonly perfect: boolean;
  /** Why it is not perfect, as a sentence. */
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
}

/** Counts the parts of a maze and says whether it is perfect. */
export function analyse(world: World): Analysis {
  const byDegree = new Array<number>(18).fill(0);
  const { cellCount } = world.grid;
  let cells = 0;
  let ends = 0;
  let start = -1;
  for (let cell = 0; cell < cellCount; cell++) {
    if (!isGround(world, cell)) continue;
    if (start < 0) start = cell;
    const degree = bitCount(world.open[cell]) + (world.tunnels.has(cell) ? 1 : 0);
    cells++;
    ends += degree;
    byDegree[degree]++;
  }
  const passages = ends / 2;
  const why = whyNotPerfect(world, start, passages - (cells - 1));
  const [, deadEnds, , junctions, ...more] = byDegree;
  const crossroads = more.reduce((sum, count) => sum + count, 0);
  return { perfect: why === undefined, why, cells, passages, deadEnds, junctions, crossroads };
}

function whyNotPerfect(world: World, start: number, surplus: number): string | undefined {
  if (start < 0) return 'There is no ground to walk on.';
  const missed = distancesFrom(world, start).findIndex((steps, cell) => steps < 0 && isGround(world, cell));
  if (missed >= 0)
    return `The cell at ${placeName(world, missed)} cannot be reached from the one at ${placeName(world, start)}.`;
  if (surplus === 0) return undefined;
  return surplus === 1 ? 'There is a loop.' : `There are loops: ${surplus} passages more than a tree has.`;
}

const placeName = (world: World, cell: number): string => {
  const [row, col] = coordinatesOf(world.grid, cell);
  return `row ${row}, column ${col}`;
};
