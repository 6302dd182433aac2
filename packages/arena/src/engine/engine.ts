/** Whoever plays games: threads here, or other machines. */

import type { RunningGame } from '../games/job.js';
import type { ResultRow } from '../store/store.js';
import type { Task } from '../tournament/schedule.js';

export type { Task };

export interface Engine {
  /**
   * Plays games, several at a time and in any order. Every result is told the moment it is there, at least once; what is told
   * is kept before the next is waited for, unless `isKept` says that it is in the store already. Rejects when `signal` is aborted; nothing is left running then.
   * `watch` is told now and then what is being played, by engines that know.
   */
  play(
    tasks: readonly Task[],
    hear: (rows: readonly ResultRow[], isKept?: boolean) => void | Promise<void>,
    signal: AbortSignal,
    watch?: (games: readonly RunningGame[]) => void,
  ): Promise<void>;
  /** Lets go of threads, processes and connections. */
  close(): Promise<void>;
}
