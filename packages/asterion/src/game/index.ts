/**
 * Games: rules as pure functions, matches under a referee, recordings that replay exactly.
 *
 * @module
 */

export { checkOfWords, checkText } from './check.js';
export { type AnyGame, CHANCE, type Game, type Outcome, type Position, type Seat } from './game.js';
export { gameNamed, games } from './games.js';
export {
  DICE,
  type Dice,
  type LabyrinthOptions,
  type LabyrinthPosition,
  type LabyrinthSetup,
  type LastMove,
  labyrinth,
  labyrinthSteps,
  MINOTAUR,
  roundsPlayed,
  suppliesTaken,
  THESEUS,
} from './labyrinth/labyrinth.js';
export { ray, type SeenTile, SIGHT, type Sight, sightOf } from './labyrinth/sight.js';
export { Match, type MatchEnd, type MatchPlan, playMatch, type Turn } from './match.js';
export { type PitsBoardPlan, pitsBoard } from './pits/board.js';
export { drawPits } from './pits/drawing.js';
export {
  isPit,
  MOST_PITS,
  type PitsMove,
  type PitsOptions,
  type PitsPosition,
  type PitsSetup,
  PLAYER,
  pits,
  pitsOf,
  turnsPlayed,
} from './pits/pits.js';
export type { Player, PlayerEntry } from './player.js';
export { type Drift, Replay, recordMatch } from './replay.js';
export { dungeonNamed, dungeons, type RogueDungeon } from './rogue/dungeons/index.js';
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
export { jointMove, MOST_MOVERS, STAY, stepsOf } from './steps.js';
