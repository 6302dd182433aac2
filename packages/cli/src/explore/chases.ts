/** Chases of an avatar that stands still: each in a world of its own, every hunter from the same cell. */

import type { LevelRecipe } from 'asterion/game';
import { generateRealm } from 'asterion/generate';
import { type ChasePlan, hunterNamed, hunters, rateHunter } from 'asterion/players';
import { createRng, isGround, pick } from 'asterion/world';
import { named } from '../options.js';

/** What the chases of a hunter add up to. */
export interface ChaseTally {
  chases: number;
  /** Lengths over the shortest way, added up: of the first plans, and of the chases that ended. */
  planned: number;
  walked: number;
  /** Chases that never end. */
  endless: number;
}

/** Chase i of a seed: the world has the seed `S:i`, and so have the two cells in it. */
export function chaseOf(recipe: LevelRecipe, seed: string, index: number): Omit<ChasePlan, 'hunter'> {
  const own = `${seed}:${index}`;
  const { world } = generateRealm({ ...recipe, seed: own }).scene;
  const rng = createRng(own).fork('chase');
  const ground = [...world.open.keys()].filter((cell) => isGround(world, cell));
  const avatar = pick(ground, rng);
  return { world, avatar, from: pick(ground.filter((cell) => cell !== avatar), rng), rng }; // biome-ignore format: one line
}

/** One chase of every hunter, added to what they have. */
export function addChase(tallies: ReadonlyMap<string, ChaseTally>, chase: Omit<ChasePlan, 'hunter'>): void {
  for (const [name, tally] of tallies) {
    const hunter = named('hunter', name, hunterNamed(name), hunters);
    const { planned, walked, endless } = rateHunter(hunter, [{ ...chase, rng: chase.rng.copy() }]);
    tally.chases++;
    tally.planned += planned;
    tally.endless += endless;
    if (endless === 0) tally.walked += walked;
  }
}

/** No chases yet. */
export const talliesFor = (names: readonly string[]): Map<string, ChaseTally> =>
  new Map(names.map((name) => [name, { chases: 0, planned: 0, walked: 0, endless: 0 }]));
