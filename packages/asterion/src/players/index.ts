/**
 * Players: from what a seat sees to a move, one idea each. Fresh memory for each game; randomness comes from outside.
 *
 * @module
 */

export type { Judgement } from './labyrinth/judgements.js';
export type { LabyrinthPlayer } from './labyrinth/player.js';
export { diceFor, labyrinthPlayerFault, labyrinthPlayerNamed, labyrinthPlayers } from './labyrinth/players.js';
export { LabyrinthSearch } from './labyrinth/search.js';
export type { RoguePlayer } from './rogue/player.js';
export { roguePlayerFault, roguePlayerNamed, roguePlayers } from './rogue/players.js';
