/** Both greedy searches in one world, turn by turn: what each plans, where it looked, and what the shortest way is. */

import { exploreDefaults, growLevel, type LevelRecipe } from 'asterion/game';
import { Chase, hunterNamed, hunters } from 'asterion/players';
import { distancesFrom } from 'asterion/search';
import { type Cell, createRng, type World } from 'asterion/world';
import { named } from '../options.js';

const SEARCHES = ['greedy-avatar', 'greedy-enemy'];

/** A hunter on one of its turns. */
export interface Moment {
  readonly at: Cell;
  readonly way: readonly Cell[];
  readonly looked: readonly Cell[];
  /** Steps of a shortest way from there. */
  readonly shortest: number;
}

export interface Side {
  readonly hunter: string;
  /** The start, and after each step. */
  readonly moments: readonly Moment[];
  /** Whether it goes round for ever. */
  readonly isEndless: boolean;
}

export interface Pair {
  readonly world: World;
  readonly avatar: Cell;
  readonly sides: readonly Side[];
}

/** Two chases in the first world of a seed, the avatar and the hunter where the game puts them. */
export function pairOf(recipe: LevelRecipe, seed: string): Pair {
  const { world, actors } = growLevel(recipe, { ...exploreDefaults, hunters: 1 }, seed, 1);
  const [avatar, from] = [actors.avatar[0], actors.hunter[0]];
  const distances = distancesFrom(world, avatar);
  const sides = SEARCHES.map((name): Side => {
    const hunter = named('hunter', name, hunterNamed(name), hunters);
    const chase = new Chase({ world, hunter, from, avatar, rng: createRng(seed) });
    const moments = [momentOf(chase, distances)];
    while (!chase.done) {
      chase.advance(1);
      moments.push(momentOf(chase, distances));
    }
    return { hunter: name, moments, isEndless: chase.isEndless };
  });
  return { world, avatar, sides };
}

function momentOf({ at, plan }: Chase, distances: Int32Array): Moment {
  const looked = [...(plan.looked ?? [])].flatMap((isLooked, cell) => (isLooked === 0 ? [] : [cell]));
  return { at, way: plan.way, looked, shortest: distances[at] };
}

/** A turn of a side; the last one again once it is over. */
export const momentAt = ({ moments }: Side, turn: number): Moment => moments[Math.min(turn, moments.length - 1)];

/** Turns until both are over. */
export const turnsOf = ({ sides }: Pair): number => Math.max(...sides.map(({ moments }) => moments.length - 1));

/** `plans 63 steps, the shortest way has 61; looked at 210 cells` */
export function momentWords({ way, shortest, looked }: Moment): string {
  return shortest === 0
    ? 'has arrived'
    : `plans ${way.length - 1} steps, the shortest way has ${shortest}; looked at ${looked.length} cells`;
}

/** `63 steps, 1.03 times the shortest way` */
export function endWords({ moments, isEndless }: Side): string {
  const steps = moments.length - 1;
  const { shortest } = moments[0];
  return isEndless
    ? `goes round for ever from turn ${steps} on`
    : `${steps} steps, ${(steps / shortest).toFixed(2)} times the shortest way of ${shortest}`;
}
