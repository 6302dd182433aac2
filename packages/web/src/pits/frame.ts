/** What is seen and said of cells that fell away, that one is shut in, or that many of the ways left go through. */

import { isPit, type PitsPosition } from 'asterion/game/pits';
import { NO_WORTH, type Worth } from 'asterion/render';
import { Flood, shortestPathCounts } from 'asterion/search';
import { type Cell, finish, isGround, openDirectionsOf } from 'asterion/world';
import { openText } from '../board/describe.js';
import type { Frame } from '../board/frame.js';

/** Where no way is left, the region one is shut in has one calm colour; with a hint, the ways that are left are seen. */
export function markedFrame(frame: Frame, position: PitsPosition, hasHint = false): Frame {
  const { world, player, isCutOff, opened } = position;
  const shut = isCutOff ? finish(new Flood(world, [player])).visited : undefined;
  const shares = hasHint && !isCutOff ? wayShares(position) : undefined;
  const worth = shut === undefined ? shares && worthOf(shares) : shutWorth(shut);
  return {
    ...frame,
    layers: { ...frame.layers, worth },
    notes: shares && { textOf: (cell) => (shares[cell] > 0 ? String(percent(shares[cell])) : '') },
    ways: (cell) => {
      if (isPit(world, cell)) return opened.includes(cell) ? 'a new pit' : 'a pit';
      if (!isGround(world, cell)) return 'no ground';
      const ways = openDirectionsOf(world, cell);
      return ways.length === 0 ? 'closed on all sides' : openText(world.grid.shape, ways);
    },
    fact: (cell) => {
      if (shut !== undefined && shut[cell] !== 0) return 'shut in';
      return shares !== undefined && shares[cell] > 0 ? wayText(shares[cell]) : undefined;
    },
  };
}

/** By cell: the share of the shortest ways left that go through it. */
export function wayShares({ world, player, setup: { goal } }: PitsPosition): Float64Array {
  const [ahead, behind] = [shortestPathCounts(world, goal), shortestPathCounts(world, player)];
  const [length, ways] = [ahead.distances[player], ahead.counts[player]];
  return Float64Array.from(ahead.distances, (distance, cell: Cell) =>
    length >= 0 && distance >= 0 && distance + behind.distances[cell] === length
      ? (ahead.counts[cell] / ways) * behind.counts[cell]
      : 0,
  );
}

const percent = (share: number): number => Math.max(1, Math.round(100 * share));

const wayText = (share: number): string => `${share < 0.01 ? 'less than 1' : percent(share)} % of the shortest ways`;

/** In the colours of who is hunted: all ways are the strongest. Few are many cells, so they get more of the colours. */
export const colourOf = (share: number): number => 1 - Math.sqrt(Math.min(share, 1));

const worthOf = (shares: Float64Array): Worth => ({
  sides: Uint8Array.from(shares, (share) => (share > 0 ? 1 : NO_WORTH)),
  shares: Float32Array.from(shares, colourOf),
});

const shutWorth = (shut: ArrayLike<number>): Worth => ({
  sides: Uint8Array.from(shut, (isShut) => (isShut === 0 ? NO_WORTH : 2)),
  shares: new Float32Array(shut.length),
});
