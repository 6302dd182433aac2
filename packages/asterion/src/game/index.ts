/**
 * Games: rules as pure functions, matches under a referee, recordings that replay exactly.
 *
 * @module
 */

export { checkOfWords, checkText } from './check.js';
export { type AnyGame, CHANCE, type Game, type Outcome, type Position, type Seat } from './game.js';
export { gameNamed, games } from './games.js';
export { Match, type MatchEnd, type MatchPlan, playMatch, type Turn } from './match.js';
export type { Player, PlayerEntry } from './player.js';
export { type Drift, Replay, recordMatch } from './replay.js';
export { dungeonNamed, dungeons, type RogueDungeon } from './rogue/dungeons/index.js';
export {
  jointMove,
  MONSTER,
  MOST_MONSTERS,
  monsterMoves,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  type RogueSetup,
  rogue,
  STAY,
  stepsFrom,
  stepsOf,
  stepTo,
} from './rogue/rogue.js';
