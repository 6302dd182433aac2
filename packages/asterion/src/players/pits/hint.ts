/** What somebody at a loss may want to know of a position of Random Pits. */

import type { PitsPosition } from '../../game/pits/index.js';
import { articulationCells, shortestPathCounts } from '../../search/index.js';
import { bestOf, type Cell, type Direction } from '../../world/index.js';
import { nearerSteps } from './player.js';

/** What can be said of a position in which the player can still get to the goal. */
export interface PitsHint {
  /** Steps to the goal. */
  readonly steps: number;
  /** Ways of so many steps; rounded above 2^53. */
  readonly ways: number;
  /** The steps after which most of them are left: one, or several that are worth the same. */
  readonly best: readonly Direction[];
  /** Cells of which each alone would cut the player off if it fell, in the order in which they must be passed. */
  readonly articulationCells: readonly Cell[];
}

/** Undefined where no way is left, and on the goal. */
export function pitsHint(position: PitsPosition): PitsHint | undefined {
  const { world, player, setup } = position;
  const { distances, counts } = shortestPathCounts(world, setup.goal);
  if (distances[player] < 1) return undefined;
  const steps = nearerSteps(position, distances);
  return {
    steps: distances[player],
    ways: counts[player],
    best: bestOf(steps, ({ to }) => counts[to]).map(({ direction }) => direction),
    articulationCells: articulationCells(world, player, setup.goal) ?? [],
  };
}
