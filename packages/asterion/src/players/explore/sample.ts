/** Chases to rate hunters by: each in a world of its own, every hunter from the same cell. */

import type { LevelRecipe } from '../../game/index.js';
import { generateRealm } from '../../generate/index.js';
import { createRng, isGround, pick } from '../../world/index.js';
import type { ChasePlan } from './chase.js';

/** Chase i of a seed: the world has the seed `S:i`, and so have the two cells in it. */
export function chaseOf(recipe: LevelRecipe, seed: string, index: number): Omit<ChasePlan, 'hunter'> {
  const own = `${seed}:${index}`;
  const { world } = generateRealm({ ...recipe, seed: own }).scene;
  const rng = createRng(own).fork('chase');
  const ground = [...world.open.keys()].filter((cell) => isGround(world, cell));
  const avatar = pick(ground, rng);
  const others = ground.filter((cell) => cell !== avatar);
  return { world, avatar, from: pick(others, rng), rng };
}
