/**
 * Games: rules as pure functions, matches under a referee, recordings that replay exactly.
 *
 * @module
 */

export { checkOfWords, checkText } from './check.js';
export {
  AVATAR,
  EXPLORE_KEYS,
  type ExploreKey,
  type ExplorePosition,
  type ExploreSetup,
  exploreWith,
  keyBetween,
  mayPass,
} from './explore/explore.js';
export type { Hunt, Hunter, HunterNamed, HuntPlan } from './explore/hunter.js';
export {
  type Keys,
  type KeysFault,
  LARGEST_SEED,
  parseKeys,
  type ReadKeys,
  readSeed,
  upperCase,
} from './explore/keys.js';
export { growLevel, keepLevel, type LevelPlan } from './explore/level.js';
export { Memory, type Sighting } from './explore/memory.js';
export { type ExploreOptions, exploreDefaults, huntersIn, optionsFault } from './explore/options.js';
export { exploreRows } from './explore/picture.js';
export { EXPLORE_RECIPE, formatRecipe, KNOB, type LevelRecipe, parseRecipe } from './explore/recipe.js';
export { huntersPlans, nearestThreat, type Threat } from './explore/threat.js';
export { type AnyGame, CHANCE, type Game, type Outcome, type Position, type Seat } from './game.js';
export { FARTHEST_SIGHT, labyrinth, outcomeSeen } from './labyrinth/labyrinth.js';
export {
  DICE,
  type Dice,
  type LabyrinthOptions,
  type LabyrinthPosition,
  type LabyrinthSetup,
  type LastMove,
  labyrinthMovers,
  labyrinthSteps,
  labyrinthStepTo,
  MINOTAUR,
  rollsDice,
  roundsBegun,
  roundsPlayed,
  suppliesTaken,
  THESEUS,
} from './labyrinth/position.js';
export {
  type LabyrinthSeen,
  ray,
  rayInSight,
  reachOf,
  type SeenTile,
  SIGHT,
  type Sight,
  seesWholeBoard,
  sightOf,
  stepsInSight,
  waysInSight,
} from './labyrinth/sight.js';
export { Match, type MatchEnd, type MatchPlan, playMatch, type Turn } from './match.js';
export { minotaurLevelNamed, minotaurLevels, type ShippedLevel } from './minotaur/levels.js';
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
} from './minotaur/minotaur.js';
export { drawPits, MOST_PITS, pits } from './pits/pits.js';
export {
  isPit,
  type PitsBoardPlan,
  type PitsMove,
  type PitsOptions,
  type PitsPosition,
  type PitsSetup,
  PLAYER,
  pitsBoard,
  pitsOf,
  turnsPlayed,
} from './pits/position.js';
export { type Player, type PlayerEntry, PlayerFault } from './player.js';
export { type Drift, type RecordedStart, Replay, recordedGame, recordMatch } from './replay.js';
export { dungeonNamed, dungeons } from './rogue/dungeons/index.js';
export {
  MONSTER,
  monsterMoves,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  type RogueSetup,
  rogue,
  stepsFrom,
  stepTo,
} from './rogue/rogue.js';
export { shippedWorlds } from './shipped.js';
export type { ShippedWorld } from './shipped-world.js';
export { jointMove, jointMoves, jointName, jointNamed, MOST_MOVERS, STAY, stepsOf } from './steps.js';
