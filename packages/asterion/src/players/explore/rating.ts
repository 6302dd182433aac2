/** What hunters make of an avatar that stands still, pursuit by pursuit, against the shortest way. */

import type { Hunter, LevelRecipe } from '../../game/explore/index.js';
import { generateRealm } from '../../generate/index.js';
import { distancesFrom } from '../../search/index.js';
import { createRng, groundCells, pick } from '../../world/index.js';
import { Pursuit, type PursuitPlan } from './pursuit.js';

/** Everything of a pursuit but its hunter. */
export type PursuitStart = Omit<PursuitPlan, 'hunter'>;

/** Pursuit i of a seed: the world has the seed `S:i`, and so have the two cells in it. */
export function pursuitOf(recipe: LevelRecipe, seed: string, index: number): PursuitStart {
  const own = `${seed}:${index}`;
  const { world } = generateRealm({ ...recipe, seed: own });
  const rng = createRng(own).fork('chase');
  const ground = groundCells(world);
  const avatar = pick(ground, rng);
  const others = ground.filter((cell) => cell !== avatar);
  return { world, avatar, from: pick(others, rng), rng };
}

/** The pursuits of one hunter, added up. */
export class HunterRating {
  /** Who is rated. */
  readonly hunter: Hunter;
  /** Pursuits added so far, those that never end included. */
  pursuits = 0;
  /** Pursuits that never end. */
  endless = 0;
  #planned = 0;
  #walked = 0;

  constructor(hunter: Hunter) {
    this.hunter = hunter;
  }

  /** Lets the hunter pursue, and counts. The stream of the start is left as it is. */
  add(start: PursuitStart): this {
    const shortest = distancesFrom(start.world, start.avatar)[start.from];
    const pursuit = new Pursuit({ ...start, hunter: this.hunter, rng: start.rng.copy() });
    this.pursuits++;
    this.#planned += (pursuit.plan.way.length - 1) / shortest;
    pursuit.advance(Infinity);
    if (pursuit.isEndless) this.endless++;
    else this.#walked += pursuit.steps / shortest;
    return this;
  }

  /** The length of the first plan over the shortest way, on average. */
  get planned(): number {
    return this.#planned / this.pursuits;
  }

  /** The length of the pursuit over the shortest way, on average of those that end; NaN if none does. */
  get walked(): number {
    return this.#walked / (this.pursuits - this.endless);
  }
}
