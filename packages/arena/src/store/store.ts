/**
 * Where results are kept: one small interface, and as many databases behind it as there are needs. Whatever finishes is kept
 * under its key once, however often it is handed in; so whoever delivers at least once counts nothing twice.
 */

import type { GameResult } from '../games/job.js';

/** A result as it is kept: made where the game was played, so that whoever keeps it has nothing to do but that. */
export interface ResultRow {
  readonly key: string;
  /** Everything but the recording, as JSON. */
  readonly result: string;
  readonly recording: string | null;
}

export interface Store {
  /** Begins a run, or goes on with it. What it is played by is kept beside it, as text, for whoever reads it later. */
  begin(run: string, plan: string): Promise<void>;
  /** All runs, in the order of their names, each with what it is played by. */
  runs(): Promise<readonly { readonly run: string; readonly plan: string }[]>;
  /** Keeps what is not there yet, all of it or nothing. Answers with the keys that were new. */
  keep(run: string, rows: readonly ResultRow[]): Promise<readonly string[]>;
  /** What was kept of a run, all of it or under some keys, in their order; recordings are left out: they are most of it. */
  results(run: string, keys?: readonly string[]): Promise<readonly GameResult[]>;
  /** Null where there is none. */
  recording(run: string, key: string): Promise<string | null>;
  /** Forgets the results of a run. */
  forget(run: string): Promise<void>;
  /** Lets go of it: somebody else may own it from here on. */
  close(): Promise<void>;
}

export function rowOf({ recording, ...result }: GameResult): ResultRow {
  return { key: result.key, result: JSON.stringify(result), recording };
}

/** A result as it was kept, its recording left out. */
export const resultOf = (text: string): GameResult => ({ ...(JSON.parse(text) as GameResult), recording: null });
