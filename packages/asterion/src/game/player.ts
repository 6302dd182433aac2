/** What a player is. The type stands with the rules, the players above them. */

import { shownValue } from '../settings/index.js';
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
  /** What options and recordings call it: `optimal`. No other player of its game has it. */
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

/** Names become moves where the position is known: in the match. */
type NotNamed<Answer> = Exclude<Answer, string> | Promise<Exclude<Answer, string>>;

/**
 * A player that is one function, asked for every move: from what its seat sees and a stream of its own to a move, or to the name of one
 * (`NE`). For matches of the library; `asterion check` and the command line take such a function as it is.
 */
export function playerOf<Seen, Answer>(
  name: string,
  seats: readonly Seat[],
  move: (seen: Seen, rng: Rng) => Answer | Promise<Answer>,
): PlayerEntry<Seen, Exclude<Answer, string>> {
  if (typeof name !== 'string' || !Array.isArray(seats) || typeof move !== 'function') {
    const given = [name, seats, move].map(shownValue).join(', ');
    throw new RangeError(`Expected a name, an array of seats and a function that answers with a move, got ${given}.`);
  }
  return {
    name,
    about: '',
    cost: '',
    seats,
    memoryless: false,
    start: (_seen, _seat, rng) => ({ move: (seen) => move(seen, rng) as NotNamed<Answer> }),
  };
}

/** What a player did wrong, as the rest of a sentence about it: `took longer than 1000 ms`. A referee says it as it is. */
export class PlayerFault extends Error {}
