/**
 * Players: from what a seat sees to a move, one idea each. Fresh memory for each game; randomness comes from outside.
 *
 * @module
 */

export {
  compareSearches,
  momentAt,
  type SearchComparison,
  type SearchMoment,
  type SearchSide,
} from './explore/comparison.js';
export { explore, huntAsRogue, hunterNamed, hunters, searchingHunters } from './explore/hunters.js';
export { Pursuit, type PursuitPlan } from './explore/pursuit.js';
export { HunterRating, type PursuitStart, pursuitOf } from './explore/rating.js';
export { exploringWay, travelWay } from './explore/travel.js';
export type { Evaluation } from './labyrinth/evaluations.js';
export { type LabyrinthPlayer, walkableSteps } from './labyrinth/player.js';
export { diceFor, labyrinthPlayerFault, labyrinthPlayerNamed, labyrinthPlayers } from './labyrinth/players.js';
export { LabyrinthSearch } from './labyrinth/search.js';
export { type MinotaurDifficulty, minotaurDifficulty, minotaurNeeds } from './minotaur/difficulty.js';
export {
  type MinotaurPlayer,
  minotaurPlayerFault,
  minotaurPlayerNamed,
  minotaurPlayers,
} from './minotaur/players.js';
export { type PitsHint, pitsHint } from './pits/hint.js';
export type { PitsPlayer } from './pits/player.js';
export { pitsPlayerFault, pitsPlayerNamed, pitsPlayersFor } from './pits/players.js';
export type { RoguePlayer } from './rogue/player.js';
export { roguePlayerFault, roguePlayerNamed, roguePlayers } from './rogue/players.js';
