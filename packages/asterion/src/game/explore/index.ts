/**
 * Explore: an avatar in a realm without end, and who hunts it. The rules, the keys, the levels.
 *
 * @module
 */

export {
  AVATAR,
  EXPLORE_KEYS,
  type ExploreKey,
  type ExplorePosition,
  type ExploreSetup,
  exploreWith,
  keyBetween,
  mayPass,
} from './explore.js';
export type { Hunt, Hunter, HunterNamed, HuntPlan } from './hunter.js';
export {
  type Keys,
  type KeysFault,
  LARGEST_SEED,
  parseKeys,
  readSeed,
  upperCase,
} from './keys.js';
export { growLevel, keepLevel, type LevelPlan } from './level.js';
export { ExploreMemory, type Sighting } from './memory.js';
export { type ExploreOptions, exploreDefaults, huntersIn, optionsFault } from './options.js';
export { exploreRows } from './picture.js';
export { EXPLORE_RECIPE, formatRecipe, KNOB, type LevelRecipe, parseRecipe } from './recipe.js';
export { huntersPlans, nearestThreat, type Threat } from './threat.js';
