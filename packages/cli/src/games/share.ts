/** A thread's share of many games. */

import { parentPort, workerData } from 'node:worker_threads';

/** Plain data, for threads. */
export interface Share<Plan> {
  readonly plan: Plan;
  readonly seed: string;
  /** Which games of how many: `first`, `first + stride`, ... */
  readonly first: number;
  readonly stride: number;
  readonly games: number;
}

/** How results are added up. The order does not matter, so it does not matter who counted what. */
export interface Counts<Tally> {
  readonly none: Tally;
  readonly add: (a: Tally, b: Tally) => Tally;
}

/** How often a thread reports, in milliseconds: as often as anybody looks. */
const REPORT_MS = 100;

/** Plays the games of this thread, each with its own seed, and posts what came of them. */
export async function playShare<Tally>(
  { none, add }: Counts<Tally>,
  { seed, first, stride, games }: Share<unknown>,
  play: (seed: string, game: number) => Promise<Tally>,
): Promise<void> {
  let [tally, reported] = [none, performance.now()];
  for (let game = first; game < games; game += stride) {
    tally = add(tally, await play(`${seed}:${game}`, game));
    if (performance.now() - reported < REPORT_MS) continue;
    parentPort?.postMessage(tally);
    [tally, reported] = [none, performance.now()];
  }
  parentPort?.postMessage(tally);
}

/** What this thread was started with. */
export const ownShare = <Plan>(): Share<Plan> => workerData as Share<Plan>;
