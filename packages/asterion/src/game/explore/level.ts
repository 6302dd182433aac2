/**
 * A world to explore with everything in it: the avatar in one room, the stairs far from it, hunters away from it, coins
 * wherever there is ground left.
 */

import { generateRealm, type RealmPlan } from '../../generate/index.js';
import { distancesFrom } from '../../search/index.js';
import {
  type Cell,
  createRng,
  createScene,
  groundCells,
  pick,
  type Scene,
  type Seed,
  seedText,
  shuffle,
} from '../../world/index.js';
import { type ExploreOptions, huntersIn } from './options.js';
import type { LevelRecipe } from './recipe.js';

/** The seed of a world, counted from 1. The first is the game's own. */
const seedOf = (seed: Seed, level: number): string => (level === 1 ? seedText(seed) : `${seedText(seed)}:${level}`);

/** Which world: how worlds are grown, what is in them, and its number, from 1. */
export type LevelPlan = readonly [recipe: LevelRecipe, options: ExploreOptions, seed: Seed, level: number];

/** A world that was grown before it is entered: large ones take their time. */
let ahead: { readonly key: string; readonly scene: Scene } | undefined;

/** Keeps a world, grown in another thread, until it is entered. */
export const keepLevel = (plan: LevelPlan, scene: Scene): void => {
  ahead = { key: JSON.stringify(plan), scene };
};

/** The world of a plan, with everybody in it: the one that was kept, or grown now. */
export function growLevel(...of: LevelPlan): Scene {
  return ahead?.key === JSON.stringify(of) ? ahead.scene : grown(of);
}

function grown([recipe, options, seed, level]: LevelPlan): Scene {
  const plan: RealmPlan = { ...recipe, seed: seedOf(seed, level) };
  const { world, made, rooms } = generateRealm(plan);
  const rng = createRng(plan.seed ?? 0).fork('places');
  const ground = groundCells(world);
  const avatar = pick(rooms, rng).centre;
  const distances = distancesFrom(world, avatar);
  const byDistance = [...ground].sort((a, b) => distances[b] - distances[a] || a - b);
  const stairs =
    roomFarFrom(
      rooms.map(({ centre }) => centre),
      distances,
    ) ?? byDistance[0];
  const free = byDistance.filter((cell) => cell !== avatar && cell !== stairs);
  // Hunters start in the farther half, so that nobody is caught before the first look around.
  const hunter = shuffle(free.slice(0, Math.ceil(free.length / 2)), rng.fork('hunters')).slice(
    0,
    huntersIn(options, level),
  );
  const coin = shuffle(
    free.filter((cell) => !hunter.includes(cell)),
    rng.fork('coins'),
  ).slice(0, options.coins);
  return createScene(world, {
    exit: stairs,
    actors: { avatar: [avatar], hunter, coin: coin.sort((a, b) => a - b) },
    made,
  });
}

function roomFarFrom(centres: readonly Cell[], distances: Int32Array): Cell | undefined {
  const farthest = centres.reduce((best, cell) => (distances[cell] > distances[best] ? cell : best), centres[0]);
  return distances[farthest] > 0 ? farthest : undefined;
}
