/** Recipes: what the worlds of Explore are grown from, beside their seeds, and how recordings write that down. */

import { type KnobSettings, realmFault } from '../../generate/index.js';
import type { Recipe } from '../../notation/index.js';
import { memberKey } from '../../settings/index.js';
import type { Scene } from '../../world/index.js';

/** What every world of a game is grown from, beside its own seed. */
export interface LevelRecipe {
  /** The name of a realm generator. */
  readonly generator: string;
  /** 9 to 2000. */
  readonly rows: number;
  /** 9 to 2000. */
  readonly cols: number;
  /** Settings of the generator's knobs; those that nobody set are as usual. */
  readonly knobs?: KnobSettings | undefined;
}

/** The recipe of the first world unless told otherwise. */
export const EXPLORE_RECIPE: LevelRecipe = { generator: 'bsp', rows: 30, cols: 60 };

/** Knobs are said by the key `knob-NAME`. */
export const KNOB = 'knob';
const keyOf = (name: string): string => memberKey({ family: KNOB }, name);

/** What the worlds after a given one are grown from: like it, if that can be. */
export function recipeLike({ world, made }: Scene): LevelRecipe {
  const { rows, cols } = world.grid;
  const { generator = EXPLORE_RECIPE.generator, knobs } = made ?? {};
  const alike = { generator, rows, cols, ...(knobs !== undefined && { knobs }) };
  return realmFault(alike) === undefined ? alike : EXPLORE_RECIPE;
}

/** `{"name":"bsp","rows":30,"cols":60,"knob-depth":3}` */
export const formatRecipe = ({ generator, rows, cols, knobs = {} }: LevelRecipe): Recipe => ({
  name: generator,
  rows,
  cols,
  ...Object.fromEntries(Object.entries(knobs).map(([name, setting]) => [keyOf(name), setting])),
});

/** The recipe in a recording, or why it is none. Whether anything grows from it is not asked. */
export function parseRecipe({ name: generator, rows, cols, ...others }: Recipe): LevelRecipe | string {
  const isKnob = (key: string) => key.startsWith(keyOf(''));
  const stranger = Object.keys(others).find((key) => !isKnob(key));
  if (stranger !== undefined) return `Expected a generator with a name, rows and cols, found "${stranger}".`;
  if (typeof generator !== 'string' || typeof rows !== 'number' || typeof cols !== 'number')
    return 'Expected a generator with a name, rows and cols.';
  const knobs: Record<string, number | string> = {};
  for (const [key, setting] of Object.entries(others)) {
    if (typeof setting === 'boolean') return `Expected ${key} to be a number or a word, got ${setting}.`;
    knobs[key.slice(keyOf('').length)] = setting;
  }
  return { generator, rows, cols, ...(Object.keys(knobs).length > 0 && { knobs }) };
}
