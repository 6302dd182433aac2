/** Whoever plays games: threads here, or other machines. */

import type { ResultRow } from '../store/store.js';
import type { Task } from '../tournament/schedule.js';

export type { Task };

export interface Engine {
  /**
   * Plays games, several at a time and in any order. Every result is told the moment it is there, at least once; what is told
   * is kept before the next is waited for, unless `isKept` says that it is in the store already. Rejects when `signal` is aborted; nothing is left running then.
   */
  play(
    tasks: readonly Task[],
    hear: (rows: readonly ResultRow[], isKept?: boolean) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  /** Lets go of threads, processes and connections. */
  close(): Promise<void>;
}
