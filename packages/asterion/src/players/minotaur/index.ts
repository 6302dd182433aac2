/**
 * Players of Minotaur, the logic maze, and how hard a level is by them.
 *
 * @module
 */

export { type MinotaurDifficulty, minotaurDifficulty, minotaurNeeds } from './difficulty.js';
export {
  type MinotaurPlayer,
  minotaurPlayerFault,
  minotaurPlayerNamed,
  minotaurPlayers,
} from './players.js';
