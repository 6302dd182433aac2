/**
 * Games: rules as pure functions, matches under a referee, recordings that replay exactly.
 *
 * @module
 */

export { checkOfWords, checkText } from './check.js';
export { type AnyGame, CHANCE, type Game, type Outcome, otherSeat, type Position, type Seat } from './game.js';
export {
  type FromPosition,
  type FromScene,
  Match,
  type MatchEnd,
  type MatchPlan,
  type MatchTerms,
  playMatch,
  type RecordedStart,
  type StandingEnd,
  type Turn,
} from './match.js';
export { type Player, type PlayerEntry, PlayerFault, playerOf } from './player.js';
export { type Drift, Replay, recordedGame, recordMatch } from './replay.js';
export { shippedWorlds } from './shipped.js';
export type { ShippedWorld } from './shipped-world.js';
export { jointMove, jointMoves, jointName, jointNamed, MOST_MOVERS, STAY, stepsOf } from './steps.js';
