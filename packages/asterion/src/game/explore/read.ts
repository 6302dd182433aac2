/** Recordings of Explore say how their world was grown; this grows it again. */

import { realmFault } from '../../generate/index.js';
import type { Grow, Recipe } from '../../notation/index.js';
import { growLevel, type LevelRecipe } from './level.js';
import { type ExploreOptions, exploreDefaults, optionsFault } from './options.js';

export const EXPLORE = 'explore';

/** As recordings write it. */
export const recipeText = ({ generator, rows, cols }: LevelRecipe): Recipe => ({ name: generator, rows, cols });

/** The first world of a recording. */
export const growExplore: Grow = ({ recipe, options: asked, seed }) => {
  const { name: generator, rows, cols, ...unknown } = recipe;
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined) return `Expected a generator with a name, rows and cols, found "${stranger}".`;
  if (typeof generator !== 'string' || typeof rows !== 'number' || typeof cols !== 'number')
    return 'Expected a generator with a name, rows and cols.';
  const options: ExploreOptions = { ...exploreDefaults, ...asked };
  const why = realmFault({ generator, rows, cols, seed }) ?? optionsFault(options);
  return why ?? growLevel({ generator, rows, cols }, options, seed, 1);
};
