/** Many games on all cores. Game i is the single game with the seed `S:i`, whoever plays it. */

import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { inThreads } from '../host/threads.js';
import { grouped, groupedCount } from '../text.js';
import type { Counts, Share } from './share.js';

/** How many games, from which seed on. */
export interface Crowd {
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
}

/** A thread that plays games, named from the root of what is built, and how what it counts is added up. */
export interface Counter<Tally> extends Counts<Tally> {
  readonly thread: string;
  readonly gamesIn: (tally: Tally) => number;
}

/** Plays them all and counts. */
export async function playCrowd<Tally>(
  plan: unknown,
  { seed, games, threads }: Crowd,
  { thread, none, add, gamesIn }: Counter<Tally>,
  label: string,
  host: Host,
  messages: Messages,
): Promise<Tally> {
  const stride = Math.min(threads, games);
  const shares = Array.from({ length: stride }, (_, first): Share<unknown> => ({ plan, seed, first, stride, games }));
  let tally = none;
  const hear = (message: unknown) => {
    tally = add(tally, message as Tally);
    messages.progress(`${label}: ${grouped(gamesIn(tally))} of ${groupedCount(games, 'game')}`);
  };
  try {
    await inThreads(thread, shares, hear, host);
  } finally {
    messages.done();
  }
  return tally;
}
