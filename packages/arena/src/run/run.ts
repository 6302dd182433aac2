/**
 * A tournament from its first game to its table: rounds are paired, scheduled and played, and every result is kept at once.
 * What is kept already is not played again, so a run that was stopped at any moment goes on, and comes to the same table.
 */

import type { Engine } from '../engine/engine.js';
import type { GameResult } from '../games/job.js';
import { decide, type Encounter } from '../ratings/encounter.js';
import { Sprt, type Verdict } from '../ratings/sprt.js';
import { type Standings, standingsOf } from '../ratings/standings.js';
import { type ResultRow, resultOf, type Store } from '../store/store.js';
import { type Met, pairsOf } from '../tournament/pairing.js';
import { type Round, scheduleRound } from '../tournament/schedule.js';
import type { Tournament } from '../tournament/tournament.js';

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

export interface Outcome {
  readonly tournament: Tournament;
  readonly standings: Standings;
  /** In the order in which they count. */
  readonly encounters: readonly Encounter[];
  /** Everything that is known, by the key of the game; recordings are had from the store. */
  readonly results: ReadonlyMap<string, GameResult>;
  /** Of the games that count, those that were not played in this run. */
  readonly known: number;
  /** Games that are scheduled so far, and not known. */
  readonly missing: number;
  /** Who is better, where that was asked and is known. */
  readonly verdict: Verdict | undefined;
}

export interface Running {
  readonly engine: Engine;
  readonly store: Store;
  readonly signal: AbortSignal;
  readonly tell?: ((progress: Progress) => void) | undefined;
  /** Of every result that was kept, once. */
  readonly hear?: ((result: GameResult) => void) | undefined;
}

/** Plays a tournament to its end. Rejects when `signal` is aborted: what is kept by then stays. */
export async function runTournament(tournament: Tournament, running: Running): Promise<Outcome> {
  const { store, signal } = running;
  await store.begin(tournament.name, JSON.stringify(tournament));
  const results = new Map((await store.results(tournament.name)).map((result) => [result.key, result]));
  const before = new Set(results.keys());
  const played = new Played(tournament, results);
  for (;;) {
    const round = played.next();
    if (round === undefined) return withKnown(played.outcome(), before);
    signal.throwIfAborted();
    const missing = round.tasks.filter(({ job }) => !results.has(job.key));
    if (missing.length > 0 && played.verdict() === undefined)
      await playRound(tournament, round, missing, played, results, running);
  }
}

/** What a tournament comes to by what is kept of it, wherever it was stopped. */
export async function keptOutcome(tournament: Tournament, store: Store): Promise<Outcome> {
  const results = new Map((await store.results(tournament.name)).map((result) => [result.key, result]));
  const played = new Played(tournament, results);
  while (played.next() !== undefined && played.missing() === 0);
  return withKnown(played.outcome(), new Set(results.keys()));
}

/** Of the games that count, how many were known before. */
function withKnown(outcome: Omit<Outcome, 'known'>, before: ReadonlySet<string>): Outcome {
  const keys = new Set(outcome.encounters.flatMap(({ games }) => games.map(({ key }) => key)));
  return { ...outcome, known: [...keys].filter((key) => before.has(key)).length };
}

async function playRound(
  { name }: Tournament,
  { tasks }: Round,
  missing: Round['tasks'],
  played: Played,
  results: Map<string, GameResult>,
  { engine, store, signal, tell, hear }: Running,
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
    await engine.play(missing, keep, AbortSignal.any([signal, decided.signal]));
  } catch (error) {
    if (signal.aborted || !decided.signal.aborted) throw error;
  }
}

/** The rounds so far, and what they came to. */
class Played {
  readonly #tournament: Tournament;
  readonly #results: ReadonlyMap<string, GameResult>;
  readonly #rounds: Round[] = [];
  readonly #test: Sprt | undefined;
  /** How many encounters the test has seen. */
  #tested = 0;
  #games = 0;

  constructor(tournament: Tournament, results: ReadonlyMap<string, GameResult>) {
    this.#tournament = tournament;
    this.#results = results;
    this.#test = tournament.stop && new Sprt(tournament.stop);
  }

  get round(): number {
    return this.#rounds.length - 1;
  }

  /** The next round, paired by those before it; undefined when the tournament is over. */
  next(): Round | undefined {
    const pairs =
      this.verdict() === undefined
        ? pairsOf(
            this.#tournament,
            this.#rounds.map((one) => this.#met(one)),
          )
        : [];
    if (pairs.length === 0) return undefined;
    const round = scheduleRound(this.#tournament, pairs, this.#rounds.length, this.#games);
    this.#games += round.tasks.length;
    this.#rounds.push(round);
    return round;
  }

  /** Games of the rounds so far that are not known, and still wanted. */
  missing(): number {
    if (this.verdict() !== undefined) return 0;
    return this.#rounds.flatMap(({ tasks }) => tasks).filter(({ job }) => !this.#results.has(job.key)).length;
  }

  /** Who is better, as far as results have come in the order of the schedule. */
  verdict(): Verdict | undefined {
    const test = this.#test;
    if (test === undefined) return undefined;
    const encounters = this.#encounters();
    while (test.verdict === undefined && this.#tested < encounters.length) {
      const decided = decide(encounters[this.#tested], this.#results);
      if (decided === undefined) break;
      this.#tested++;
      if (decided !== null) test.add(decided.points);
    }
    return test.verdict;
  }

  /** Where it was known who is better, whatever was played later does not count. */
  outcome(): Omit<Outcome, 'known'> {
    const verdict = this.verdict();
    const all = this.#encounters();
    const encounters = verdict === undefined ? all : all.slice(0, this.#tested);
    const names = this.#tournament.bots.map(({ name }) => name);
    const standings = standingsOf(names, encounters, this.#results);
    return {
      tournament: this.#tournament,
      standings,
      encounters,
      results: this.#results,
      missing: this.missing(),
      verdict,
    };
  }

  #encounters(): readonly Encounter[] {
    return this.#rounds.length === 1
      ? this.#rounds[0].encounters
      : this.#rounds.flatMap(({ encounters }) => encounters);
  }

  /** What every meeting of a round came to. */
  #met({ encounters }: Round): Met[] {
    const met = new Map<string, { pair: Met['pair']; points: [number, number] }>();
    for (const encounter of encounters) {
      const { a, b } = encounter;
      const key = JSON.stringify([a, b]);
      const one = met.get(key) ?? { pair: [a, b] as const, points: [0, 0] };
      met.set(key, one);
      for (const point of decide(encounter, this.#results)?.points ?? []) {
        one.points[0] += point;
        one.points[1] += 1 - point;
      }
    }
    return [...met.values()];
  }
}
