/** What a player is. The type stands with the rules, the players above them. */

import type { Rng } from '../world/index.js';
import type { Seat } from './game.js';

/** A seat at the table: sees what its seat may see, answers with a move; knows nothing of clocks or screens. */
export interface Player<Seen, Move> {
  /** For a game that goes on; where it is over, our own answer as ever or throw a RangeError that says so. */
  move(seen: Seen): Move | Promise<Move>;
  /** Lives through a turn of its own that was played for it, so that it remembers what it would; absent without a memory. */
  see?(seen: Seen): void;
}

/** An entry of a registry of players. */
export interface PlayerEntry<Seen, Move> {
  readonly name: string;
  /** How people call it: `Shortest path`; by its name if absent. */
  readonly title?: string;
  /** Its idea in a line. */
  readonly about: string;
  /** What a move costs it, in words. */
  readonly cost: string;
  /** The seats it can take. */
  readonly seats: readonly Seat[];
  /** Whether it moves alike whenever it sees alike: then a position that comes again proves a draw. */
  readonly memoryless: boolean;
  /** Whether it remembers, but draws nothing at random: its games do not depend on the seed, nor do those of the memoryless. */
  readonly drawless?: boolean;
  /** A fresh player for one game, from what its seat sees first. */
  start(seen: Seen, seat: Seat, rng: Rng): Player<Seen, Move>;
}

/** What a player did wrong, as the rest of a sentence about it: `took longer than 1000 ms`. A referee says it as it is. */
export class PlayerFault extends Error {}
