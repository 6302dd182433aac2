/**
 * Players of Labyrinth, for both seats, and the search some of them stand on.
 *
 * @module
 */

export type { Evaluation } from './evaluations.js';
export { type LabyrinthPlayer, walkableSteps } from './player.js';
export { diceFor, labyrinthPlayerFault, labyrinthPlayerNamed, labyrinthPlayers } from './players.js';
export { LabyrinthSearch } from './search.js';
