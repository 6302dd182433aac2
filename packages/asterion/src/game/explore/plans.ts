/** What the hunters mean to do, for whoever wants to see it. */

import { restoreRng } from '../../world/index.js';
import type { ExplorePosition } from './explore.js';
import type { HuntPlan } from './hunter.js';

/** The plan of each hunter if the avatar stayed where it is. The position's own stream of random numbers is not touched. */
export function huntersPlans({ setup, world, hunters, avatar, random }: ExplorePosition): HuntPlan[] {
  const rng = restoreRng(random);
  return hunters.map((hunter) => setup.hunter.plan({ world, hunter, avatar }, rng));
}
