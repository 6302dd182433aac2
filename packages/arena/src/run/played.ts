/** How far a tournament has come by the results that are known, and what it comes to. */

import type { GameResult } from '../games/job.js';
import { decide, type Encounter } from '../ratings/encounter.js';
import { Sprt, type Verdict } from '../ratings/sprt.js';
import { type Standings, standingsOf } from '../ratings/standings.js';
import { type Met, pairsOf } from '../tournament/pairing.js';
import { scheduleRound, type Task, type TournamentRound } from '../tournament/schedule.js';
import type { Tournament } from '../tournament/tournament.js';

export interface TournamentState {
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

/** The rounds so far, and what they came to. */
export class Played {
  readonly #tournament: Tournament;
  readonly #results: ReadonlyMap<string, GameResult>;
  readonly #rounds: TournamentRound[] = [];
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
  next(): TournamentRound | undefined {
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

  /** Goes on to the first round that is not known; whether there is none, and the tournament is over. */
  goOn(): boolean {
    while (this.missing() === 0) if (this.next() === undefined) return true;
    return false;
  }

  /** The games of all rounds so far. */
  get tasks(): readonly Task[] {
    return this.#rounds.flatMap(({ tasks }) => tasks);
  }

  /** Games of the rounds so far that are not known, and still wanted. */
  missing(): number {
    if (this.verdict() !== undefined) return 0;
    return this.tasks.filter(({ job }) => !this.#results.has(job.key)).length;
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
  state(): Omit<TournamentState, 'known'> {
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
  #met({ encounters }: TournamentRound): Met[] {
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
