/** Players who draw from one stream of random numbers, or remember what they saw, live through turns that are played for them. */

import type { PlayerEntry } from '../game/index.js';

/** The same player; one that need not move alike thinks a turn through that was played for it, so that it goes on as ever. */
export const remembering = <Seen, Move>(entry: PlayerEntry<Seen, Move>): PlayerEntry<Seen, Move> =>
  entry.memoryless
    ? entry
    : {
        ...entry,
        start: (...first) => {
          const player = entry.start(...first);
          return { see: (seen) => void player.move(seen), ...player };
        },
      };
