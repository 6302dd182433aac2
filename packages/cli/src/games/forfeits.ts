/** Games that were not played to their end, because a player did what cannot be done. */

import { Failure } from '../host/host.js';
import { count } from '../text.js';

/** The first of some games that was forfeited. Plain data, for threads. */
export interface Fault {
  readonly game: number;
  readonly why: string;
}

export function firstFault(a: Fault | undefined, b: Fault | undefined): Fault | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.game < b.game ? a : b;
}

/** Fails, with what there is to say of them, if there were any. */
export function checkForfeits(forfeits: number, fault: Fault | undefined, seed: string): void {
  if (fault === undefined) return;
  throw new Failure(`${count(forfeits, 'game')} forfeited, the first ${seed}:${fault.game}: ${fault.why}`, 1);
}
