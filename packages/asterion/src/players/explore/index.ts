/**
 * Hunters of Explore: who they are, how they are compared and rated; and ways for the avatar.
 *
 * @module
 */

export {
  compareSearches,
  momentAt,
  type SearchComparison,
  type SearchMoment,
  type SearchSide,
} from './comparison.js';
export { exploreGame, huntAsRogue, hunterNamed, hunters, searchingHunters } from './hunters.js';
export { Pursuit, type PursuitPlan } from './pursuit.js';
export { HunterRating, type PursuitStart, pursuitOf } from './rating.js';
export { exploringWay, travelWay } from './travel.js';
