/**
 * Where results are kept: one small interface, and as many databases behind it as there are needs. Whatever finishes is kept
 * under its key once, however often it is handed in; so whoever delivers at least once counts nothing twice.
 */

import type { GameResult, RunningGame } from '../games/job.js';

/** A result as it is kept: made where the game was played, so that whoever keeps it has nothing to do but that. */
export interface ResultRow {
  readonly key: string;
  /** Everything but the recording, as JSON. */
  readonly result: string;
  readonly recording: string | null;
}

/** What was kept since somebody looked last. */
export interface News {
  /** In the order in which they were kept; some may be told again. */
  readonly results: readonly GameResult[];
  /** What the next look goes on from. */
  readonly mark: string;
  /** These are all there are: whatever was told before may be forgotten. */
  readonly isAnew: boolean;
}

/** What whoever plays a run has said last. */
export interface LastTold {
  readonly games: readonly RunningGame[];
  /** Milliseconds since then: whoever says nothing for long is no more. */
  readonly age: number;
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
  /** What is new of a run, for whoever looks again and again; everything where there is no mark, or it was begun anew since. */
  news(run: string, mark: string | undefined): Promise<News>;
  /** Says what is being played, in place of what was said before; undefined at the end. */
  tell(run: string, games: readonly RunningGame[] | undefined): Promise<void>;
  /** Undefined where nobody plays. */
  told(run: string): Promise<LastTold | undefined>;
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
