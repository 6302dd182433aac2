/** The hunter to be afraid of, and what the hunters mean to do. */

import { distancesFrom } from '../../search/index.js';
import { type Cell, coordinatesOf, restoreRng } from '../../world/index.js';
import type { ExplorePosition } from './explore.js';
import type { HuntPlan } from './hunter.js';

/** A hunter, as seen from the avatar. */
export interface Threat {
  /** Where it stands. */
  readonly hunter: Cell;
  /** Steps until it could be here. */
  readonly steps: number;
  /** How many rows above the avatar it stands, as drawn; less than 0 below. */
  readonly up: number;
  /** How many columns to the right of the avatar it stands; less than 0 to the left. */
  readonly right: number;
}

/** The hunter with the shortest way to the avatar among those that count; undefined if there is none. */
export function nearestThreat(
  position: ExplorePosition,
  counts: (hunter: Cell) => boolean = () => true,
): Threat | undefined {
  const { world, avatar, hunters } = position;
  const counted = hunters.filter(counts);
  if (counted.length === 0) return undefined; // distances are worked out for the whole world: only where there is somebody
  const distances = distancesFrom(world, avatar);
  const near = counted.filter((hunter) => distances[hunter] >= 0);
  if (near.length === 0) return undefined;
  const hunter = near.reduce((best, other) => (distances[other] < distances[best] ? other : best));
  const [[row, col], [ownRow, ownCol]] = [hunter, avatar].map((cell) => coordinatesOf(world.grid, cell));
  const up = world.grid.origin === 'bottom' ? row - ownRow : ownRow - row;
  return { hunter, steps: distances[hunter], up, right: col - ownCol };
}

/** The plan of each hunter if the avatar stayed where it is. The position's own stream of random numbers is not touched. */
export function huntersPlans({ setup, world, hunters, avatar, random }: ExplorePosition): HuntPlan[] {
  const rng = restoreRng(random);
  return hunters.map((hunter) => setup.hunter.plan({ world, hunter, avatar }, rng));
}
