/** Both greedy searches in one world, turn by turn: the first world of a seed, with everybody where the game puts them. */

import { exploreDefaults, growLevel, type HuntPlan, type LevelRecipe } from '../../game/explore/index.js';
import { distancesFrom } from '../../search/index.js';
import { type Cell, createRng, type World } from '../../world/index.js';
import { Pursuit } from './pursuit.js';
import { greedyAvatar, greedyEnemy } from './searching.js';

/** A hunter on one of its turns. */
export interface SearchMoment {
  /** Where it stands. */
  readonly at: Cell;
  /** What it means to do from there. */
  readonly plan: HuntPlan;
  /** Steps of a shortest way from there. */
  readonly shortest: number;
  /** How many cells it looked at. */
  readonly looked: number;
}

/** One of the two searches, from its start to its end. */
export interface SearchSide {
  /** Its name. */
  readonly hunter: string;
  /** The start, and after each step. */
  readonly moments: readonly SearchMoment[];
  /** Whether it goes round for ever. */
  readonly isEndless: boolean;
}

/** Both greedy searches, from the same cell after the same avatar, who stands still. */
export interface SearchComparison {
  /** The first world of the seed. */
  readonly world: World;
  /** Where the avatar stands. */
  readonly avatar: Cell;
  /** The search from the avatar first. */
  readonly sides: readonly SearchSide[];
  /** Turns until both are over. */
  readonly turns: number;
}

/** Lets both hunt in the first world of a seed. Throws a RangeError where nothing grows from the recipe. */
export function compareSearches(recipe: LevelRecipe, seed: string): SearchComparison {
  const { world, actors } = growLevel(recipe, { ...exploreDefaults, hunters: 1 }, seed, 1);
  const [avatar, from] = [actors.avatar[0], actors.hunter[0]];
  const distances = distancesFrom(world, avatar);
  const sides = [greedyAvatar, greedyEnemy].map((hunter): SearchSide => {
    const pursuit = new Pursuit({ world, hunter, from, avatar, rng: createRng(seed) });
    const moments = [momentOf(pursuit, distances)];
    while (!pursuit.done) {
      pursuit.advance(1);
      moments.push(momentOf(pursuit, distances));
    }
    return { hunter: hunter.name, moments, isEndless: pursuit.isEndless };
  });
  return { world, avatar, sides, turns: Math.max(...sides.map(({ moments }) => moments.length - 1)) };
}

function momentOf({ at, plan }: Pursuit, distances: Int32Array): SearchMoment {
  const looked = plan.looked?.reduce((count, one) => count + (one === 0 ? 0 : 1), 0) ?? 0;
  return { at, plan, shortest: distances[at], looked };
}

/** A turn of a side; the last one again once it is over. */
export const momentAt = ({ moments }: SearchSide, turn: number): SearchMoment =>
  moments[Math.min(turn, moments.length - 1)];
