/** What hunters make of an avatar that stands still, chase by chase, against the shortest way. */

import type { Hunter, LevelRecipe } from '../../game/index.js';
import { generateRealm } from '../../generate/index.js';
import { distancesFrom } from '../../search/index.js';
import { createRng, isGround, pick } from '../../world/index.js';
import { Chase, type ChasePlan } from './chase.js';

/** Everything of a chase but its hunter. */
export type ChaseStart = Omit<ChasePlan, 'hunter'>;

/** Chase i of a seed: the world has the seed `S:i`, and so have the two cells in it. */
export function chaseOf(recipe: LevelRecipe, seed: string, index: number): ChaseStart {
  const own = `${seed}:${index}`;
  const { world } = generateRealm({ ...recipe, seed: own }).scene;
  const rng = createRng(own).fork('chase');
  const ground = [...world.open.keys()].filter((cell) => isGround(world, cell));
  const avatar = pick(ground, rng);
  const others = ground.filter((cell) => cell !== avatar);
  return { world, avatar, from: pick(others, rng), rng };
}

/** The chases of one hunter, added up. */
export class HunterRating {
  readonly hunter: Hunter;
  chases = 0;
  /** Chases that never end. */
  endless = 0;
  #planned = 0;
  #walked = 0;

  constructor(hunter: Hunter) {
    this.hunter = hunter;
  }

  /** Lets the hunter chase, and counts. The stream of the start is left as it is. */
  add(start: ChaseStart): this {
    const shortest = distancesFrom(start.world, start.avatar)[start.from];
    const chase = new Chase({ ...start, hunter: this.hunter, rng: start.rng.copy() });
    this.chases++;
    this.#planned += (chase.plan.way.length - 1) / shortest;
    chase.advance(Infinity);
    if (chase.isEndless) this.endless++;
    else this.#walked += chase.steps / shortest;
    return this;
  }

  /** The length of the first plan over the shortest way, on average. */
  get planned(): number {
    return this.#planned / this.chases;
  }

  /** The length of the chase over the shortest way, on average of those that end; NaN if none does. */
  get walked(): number {
    return this.#walked / (this.chases - this.endless);
  }
}
