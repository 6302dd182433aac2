/** The best walks, kept in this browser: the fewest steps by maze. */

import { objectIn } from 'asterion/play';
import { kept } from '../page/stored.js';

/** By what the maze is made from, the newest last. */
export type Best = Readonly<Record<string, number>>;

/** As many mazes as are remembered, and the longest name of one: a world of its own can be of any length. */
const MOST = 100;
const LONGEST_NAME = 300;

/** What a browser has kept; whatever is damaged counts as not walked. */
export function parseBest(text: string | null): Best {
  const entries = Object.entries(objectIn(text)).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return Object.fromEntries(entries.slice(-MOST));
}

/** With a walk of so many steps, if none was better. */
export function withWalk(best: Best, maze: string, steps: number): Best {
  if (maze.length > LONGEST_NAME || (best[maze] ?? Infinity) <= steps) return best;
  const others = Object.entries(best).filter(([name]) => name !== maze);
  return Object.fromEntries([...others, [maze, steps] as const].slice(-MOST));
}

export const bestWalks = kept<Best>('maze-walks', { parse: parseBest, format: (best) => JSON.stringify(best) });
