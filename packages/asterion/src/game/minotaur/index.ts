/**
 * Minotaur, the logic maze: two steps to every one of yours. The rules, and the levels that come with it.
 *
 * @module
 */

export { minotaurLevelNamed, minotaurLevels, type ShippedLevel } from './levels.js';
export {
  MINOTAUR_MOVES,
  type MinotaurOptions,
  type MinotaurPosition,
  type MinotaurSetup,
  minotaur,
  minotaurMoveTo,
  minotaurOptionsFault,
  minotaurStepTo,
  theseusTo,
} from './minotaur.js';
