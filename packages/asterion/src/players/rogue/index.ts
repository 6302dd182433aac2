/**
 * Players of Rogue, for both seats.
 *
 * @module
 */

export type { RoguePlayer } from './player.js';
export { roguePlayerFault, roguePlayerNamed, roguePlayers } from './players.js';
