/** The comparison of a world, where it is small enough: every turn of both searches is kept. */

import type { LevelRecipe } from 'asterion/game';
import { compareSearches, type SearchComparison } from 'asterion/players';

const MOST_CELLS = 20_000;

/** The film of a seed, or why there is none. */
export const filmOf = (recipe: LevelRecipe, seed: string): SearchComparison | string =>
  recipe.rows * recipe.cols > MOST_CELLS
    ? `Searches are compared in worlds of up to ${MOST_CELLS.toLocaleString('en')} cells.`
    : compareSearches(recipe, seed);
