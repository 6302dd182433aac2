/**
 * Random Pits: a way over a board whose pits are drawn anew. The rules.
 *
 * @module
 */

export { drawPits, MOST_PITS, pits } from './pits.js';
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
} from './position.js';
