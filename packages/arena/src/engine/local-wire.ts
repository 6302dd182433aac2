/** What the engine and its threads say to each other. Plain data. */

import type { RunningGame } from '../games/job.js';
import type { ResultRow } from '../store/store.js';
import type { Task } from '../tournament/schedule.js';

export type ToThread =
  | { readonly kind: 'play'; readonly tasks: readonly Task[] }
  /** Ends what is going on, and itself: no process stays behind. */
  | { readonly kind: 'stop' };

export type FromThread =
  | { readonly kind: 'rows'; readonly rows: readonly ResultRow[] }
  /** What it is at, now and then. */
  | { readonly kind: 'running'; readonly game: RunningGame }
  /** All that it was told is played; how long that took, in milliseconds. */
  | { readonly kind: 'done'; readonly taken: number }
  | { readonly kind: 'failed'; readonly why: string };
