/** Both greedy searches in one world, turn by turn: the first world of a seed, with everybody where the game puts them. */

import { exploreDefaults, growLevel, type HuntPlan, type LevelRecipe } from 'asterion/game';
import { Chase, hunterNamed } from 'asterion/players';
import { distancesFrom } from 'asterion/search';
import { type Cell, createRng, type World } from 'asterion/world';

/** The search from the avatar first. */
const SEARCHES = ['greedy-avatar', 'greedy-enemy'] as const;

/** A hunter on one of its turns. */
export interface Moment {
  readonly at: Cell;
  readonly plan: HuntPlan;
  /** Steps of a shortest way from there. */
  readonly shortest: number;
  readonly looked: number;
}

export interface Side {
  readonly hunter: string;
  /** The start, and after each step. */
  readonly moments: readonly Moment[];
  /** Whether it goes round for ever. */
  readonly isEndless: boolean;
}

export interface Film {
  readonly world: World;
  readonly avatar: Cell;
  readonly sides: readonly Side[];
  /** Turns until both are over. */
  readonly turns: number;
}

/** Cells: every turn of both searches is kept. */
const MOST_CELLS = 20_000;

/** The film of a seed, or why there is none. */
export function filmOf(recipe: LevelRecipe, seed: string): Film | string {
  if (recipe.rows * recipe.cols > MOST_CELLS)
    return `Searches are compared in worlds of up to ${MOST_CELLS.toLocaleString('en')} cells.`;
  const { world, actors } = growLevel(recipe, { ...exploreDefaults, hunters: 1 }, seed, 1);
  const [avatar, from] = [actors.avatar[0], actors.hunter[0]];
  const distances = distancesFrom(world, avatar);
  const sides = SEARCHES.map((name) => sideOf(name, { world, from, avatar, rng: createRng(seed) }, distances));
  return { world, avatar, sides, turns: Math.max(...sides.map(({ moments }) => moments.length - 1)) };
}

type Start = Omit<ConstructorParameters<typeof Chase>[0], 'hunter'>;

function sideOf(name: string, start: Start, distances: Int32Array): Side {
  const hunter = hunterNamed(name);
  if (hunter === undefined) throw new RangeError(`Expected a hunter, got "${name}".`);
  const chase = new Chase({ ...start, hunter });
  const moment = ({ at, plan }: Chase): Moment => {
    const looked = plan.looked?.reduce((count, one) => count + (one === 0 ? 0 : 1), 0) ?? 0;
    return { at, plan, shortest: distances[at], looked };
  };
  const moments = [moment(chase)];
  while (!chase.done) {
    chase.advance(1);
    moments.push(moment(chase));
  }
  return { hunter: name, moments, isEndless: chase.isEndless };
}

/** A turn of a side; the last one again once it is over. */
export const momentAt = ({ moments }: Side, turn: number): Moment => moments[Math.min(turn, moments.length - 1)];
