/**
 * Players of Random Pits, and the hint made from the best.
 *
 * @module
 */

export { type PitsHint, pitsHint } from './hint.js';
export type { PitsPlayer } from './player.js';
export { pitsPlayerFault, pitsPlayerNamed, pitsPlayersFor } from './players.js';
