/**
 * Players who look for the best of the legal moves refuse to move in a game that is over, where there are none: each would
 * fail in a way of its own. The simple players of Rogue follow rules that know nothing of the end, and go by them.
 */

import type { Outcome, PlayerEntry, Position } from '../game/index.js';

/** The same player, whose `move` throws a RangeError where the game is over. */
export const refusingWhenOver =
  <P extends Position>({ outcome }: { readonly outcome: (position: P) => Outcome | undefined }) =>
  <Move>(entry: PlayerEntry<P, Move>): PlayerEntry<P, Move> => ({
    ...entry,
    start: (seen, seat, rng) => {
      const player = entry.start(seen, seat, rng);
      return {
        move: (position) => {
          const over = outcome(position);
          if (over !== undefined)
            throw new RangeError(`Expected a game that goes on, got one that is over: ${over.why}`);
          return player.move(position);
        },
      };
    },
  });
