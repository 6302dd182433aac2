/** Whoever plays games: threads here, or other machines. */

import type { BotSpec, GameJob } from '../games/job.js';
import type { ResultRow } from '../store/store.js';

/** A game to be played, and who plays it. Plain data. */
export interface Task {
  readonly job: GameJob;
  /** Those who sit there, in any order. */
  readonly bots: readonly BotSpec[];
}

export interface Engine {
  /**
   * Plays games, several at a time and in any order. Every result is told the moment it is there, at least once; what is told
   * is kept before the next is waited for. Rejects when `signal` is aborted; nothing is left running then.
   */
  play(
    tasks: readonly Task[],
    hear: (rows: readonly ResultRow[]) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  /** Lets go of threads, processes and connections. */
  close(): Promise<void>;
}
