/** Binary space partition: a rectangle cut in two, its halves cut in two, and so on. */

import type { Rng } from '../../world/index.js';
import type { Rectangle } from '../dungeons/rooms.js';

/** A region with a side shorter than this gets no room. */
export const ROOMY = 9;

/** Which way regions are cut: across and along in turn, or as a coin falls. */
export const SPLITS: readonly string[] = ['alternate', 'coin'];

export interface Cutting {
  /** How many times at most a region is cut on the way to a leaf. */
  readonly depth: number;
  /** One of `SPLITS`. */
  readonly split: string;
  /** The shortest side that a cut may leave. */
  readonly least: number;
}

export const heightOf = ({ firstRow, lastRow }: Rectangle): number => lastRow - firstRow + 1;
export const widthOf = ({ firstCol, lastCol }: Rectangle): number => lastCol - firstCol + 1;
export const isRoomy = (region: Rectangle): boolean => Math.min(heightOf(region), widthOf(region)) >= ROOMY;

/** The leaves of a partition of a region that is roomy. At least one of them is roomy too, whatever the cuts. */
export function partition(whole: Rectangle, cutting: Cutting, rng: Rng): Rectangle[] {
  const leaves: Rectangle[] = [];
  const cut = (region: Rectangle, depth: number, isColumnsTurn: boolean) => {
    const halves = depth === 0 ? undefined : cutInTwo(region, isColumnsTurn, cutting.least, rng);
    if (halves === undefined) {
      leaves.push(region);
      return;
    }
    for (const half of halves) cut(half, depth - 1, cutting.split === 'coin' ? rng.below(2) === 0 : !isColumnsTurn);
  };
  // The longer side is cut first.
  cut(whole, cutting.depth, widthOf(whole) >= heightOf(whole));
  return leaves;
}

/** The halves of a region: cut in the direction whose turn it is, else in the other; undefined if it is too small. */
function cutInTwo(region: Rectangle, cutsColumns: boolean, least: number, rng: Rng): Rectangle[] | undefined {
  for (const columns of [cutsColumns, !cutsColumns]) {
    const side = columns ? widthOf(region) : heightOf(region);
    if (side < ROOMY + least) continue;
    const first = drawCut(side, least, rng);
    const { firstRow, firstCol } = region;
    return columns
      ? [{ ...region, lastCol: firstCol + first - 1 }, { ...region, firstCol: firstCol + first }]
      : [{ ...region, lastRow: firstRow + first - 1 }, { ...region, firstRow: firstRow + first }]; // biome-ignore format: two halves
  }
  return undefined;
}

/** How much of a side comes before the cut: a quarter to three quarters of it, one part long enough for a room. */
function drawCut(side: number, least: number, rng: Rng): number {
  const from = Math.max(least, side >> 2);
  const to = Math.max(from, Math.min(side - ROOMY, side - from));
  const part = from + rng.below(to - from + 1);
  return rng.below(2) === 0 ? part : side - part;
}
