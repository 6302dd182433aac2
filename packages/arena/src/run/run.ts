/**
 * A tournament from its first game to its table: rounds are paired, scheduled and played, and every result is kept at once.
 * What is kept already is not played again, so a run that was stopped at any moment goes on, and comes to the same table.
 */

import type { Engine } from '../engine/engine.js';
import type { GameResult } from '../games/job.js';
import { type ResultRow, resultOf, type Store } from '../store/store.js';
import type { TournamentRound } from '../tournament/schedule.js';
import type { Tournament } from '../tournament/tournament.js';
import { Played, type TournamentState } from './played.js';
import { RunTelling } from './telling.js';

/** How far a run has come. */
export interface Progress {
  /** From 0. */
  readonly round: number;
  /** Games of this round that are done, and all of them. */
  readonly done: number;
  readonly games: number;
  /** Of those that are done, the ones that were known from before. */
  readonly known: number;
}

export interface Running {
  readonly engine: Engine;
  readonly store: Store;
  readonly signal: AbortSignal;
  /** Whether what is kept of it is forgotten first. */
  readonly isFresh?: boolean | undefined;
  readonly tell?: ((progress: Progress) => void) | undefined;
  /** Of every result that was kept, once. */
  readonly hear?: ((result: GameResult) => void) | undefined;
}

/** Plays a tournament to its end. Rejects when `signal` is aborted: what is kept by then stays. */
export async function runTournament(tournament: Tournament, running: Running): Promise<TournamentState> {
  const { store, signal, isFresh = false } = running;
  await store.begin(tournament.name, JSON.stringify(tournament));
  if (isFresh) await store.forget(tournament.name); // not before it is known that nobody else is at it
  const results = new Map((await store.results(tournament.name)).map((result) => [result.key, result]));
  const before = new Set(results.keys());
  const played = new Played(tournament, results);
  const telling = new RunTelling(store, tournament.name);
  try {
    for (;;) {
      const round = played.next();
      if (round === undefined) return withKnown(played.state(), before);
      signal.throwIfAborted();
      const missing = round.tasks.filter(({ job }) => !results.has(job.key));
      if (missing.length > 0 && played.verdict() === undefined)
        await playRound(tournament, round, missing, played, results, { ...running, watch: telling.watch });
    }
  } finally {
    await telling.end();
  }
}

/** What a tournament comes to by what is kept of it, wherever it was stopped. */
export async function keptState(tournament: Tournament, store: Store): Promise<TournamentState> {
  const results = new Map((await store.results(tournament.name)).map((result) => [result.key, result]));
  const played = new Played(tournament, results);
  played.goOn();
  return withKnown(played.state(), new Set(results.keys()));
}

/** Of the games that count, how many were known before. */
function withKnown(state: Omit<TournamentState, 'known'>, before: ReadonlySet<string>): TournamentState {
  const keys = new Set(state.encounters.flatMap(({ games }) => games.map(({ key }) => key)));
  return { ...state, known: [...keys].filter((key) => before.has(key)).length };
}

async function playRound(
  { name }: Tournament,
  { tasks }: TournamentRound,
  missing: TournamentRound['tasks'],
  played: Played,
  results: Map<string, GameResult>,
  { engine, store, signal, tell, hear, watch }: Running & Pick<RunTelling, 'watch'>,
): Promise<void> {
  const decided = new AbortController();
  const known = tasks.length - missing.length;
  let done = known;
  const show = (): void => tell?.({ round: played.round, done, games: tasks.length, known });
  show();
  const keep = async (rows: readonly ResultRow[], isKept = false): Promise<void> => {
    if (!isKept) await store.keep(name, rows);
    for (const { result: text } of rows) {
      const result = resultOf(text);
      if (results.has(result.key)) continue; // told again
      results.set(result.key, result);
      done++;
      hear?.(result);
    }
    show();
    if (played.verdict() !== undefined) decided.abort();
  };
  try {
    await engine.play(missing, keep, AbortSignal.any([signal, decided.signal]), watch);
  } catch (error) {
    if (signal.aborted || !decided.signal.aborted) throw error;
  }
}
