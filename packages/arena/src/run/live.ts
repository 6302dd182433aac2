/**
 * A tournament as whoever watches it sees it, made of what the store has: the same in the process that plays it and in any other.
 * It can be looked at as often as one likes: only what is new is read, and the table is made again only where something has
 * changed, and not so often that it would hold up anybody.
 */

import type { GameJob, GameResult, RunningGame } from '../games/job.js';
import type { Store } from '../store/store.js';
import type { Tournament } from '../tournament/tournament.js';
import { Played, type TournamentState } from './played.js';
import { SILENCE } from './telling.js';

/** A game and where it belongs. */
type Placed = Pick<GameJob, 'key' | 'game' | 'worldName' | 'seed' | 'seats'>;

export interface LiveGame extends Placed {
  readonly result: GameResult;
}

export interface LiveView {
  readonly state: Omit<TournamentState, 'known'>;
  /** Whether somebody plays it at the moment, and whether there is nothing left to play. */
  readonly isPlayed: boolean;
  readonly isOver: boolean;
  /** From 0. */
  readonly round: number;
  /** Of the rounds so far. */
  readonly done: number;
  readonly games: number;
  /** Until those are done, in milliseconds; undefined where nobody knows. */
  readonly left: number | undefined;
  /** As it was told last: of short games some may be over by now. */
  readonly running: readonly (Placed & Pick<RunningGame, 'moves' | 'recording'>)[];
  /** What was finished last comes first. */
  readonly latest: readonly LiveGame[];
}

const MOST_LATEST = 20;

/** The table is made again after so many milliseconds, and takes one part in so many of the time, unless it takes very long. */
const LEAST_WAIT = 500;
const MOST_WAIT = 5000;
const PART = 20;

/** What is known by results. */
type Known = Pick<LiveView, 'state' | 'isOver' | 'round' | 'done' | 'games' | 'latest'>;

export class LiveTournament {
  readonly #store: Store;
  readonly #run: string;
  #plan: string;
  #played: Played;
  #results = new Map<string, GameResult>();
  #jobs = new Map<string, GameJob>();
  #mark: string | undefined;
  #known: Known | undefined;
  /** How many results the table is made of, when it may be made again, and how fast results came since it was first looked at. */
  #counted = -1;
  #nextAt = -Infinity;
  #pace: { readonly done: number; readonly at: number } | undefined;

  /** By its plan, as the store has it or would have it. */
  constructor(store: Store, run: string, plan: string) {
    this.#store = store;
    this.#run = run;
    this.#plan = plan;
    this.#played = this.#begun();
  }

  /** How it stands now. `plan` is the one the store has by now. */
  async look(plan = this.#plan): Promise<LiveView> {
    const { results, mark, isAnew } = await this.#store.news(this.#run, this.#mark);
    if (isAnew || plan !== this.#plan) {
      if (isAnew) this.#results = new Map();
      this.#plan = plan;
      this.#played = this.#begun();
    }
    this.#mark = mark;
    for (const result of results) this.#results.set(result.key, result);
    const told = await this.#store.told(this.#run);
    const isPlayed = told !== undefined && told.age < SILENCE;
    const known = this.#knownNow();
    return {
      ...known,
      isPlayed: isPlayed && !known.isOver,
      left: isPlayed ? this.#left(known) : undefined,
      running: isPlayed && !known.isOver ? told.games.flatMap((game) => this.#placed(game) ?? []) : [],
    };
  }

  /** The finished games that two bots are compared by, in the order of the schedule. */
  gamesOf(a: string, b: string): readonly LiveGame[] {
    const met = (this.#known?.state.encounters ?? []).filter(
      (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
    );
    const keys = new Set(met.flatMap(({ games }) => games.map(({ key }) => key)));
    return [...keys].flatMap((key) => this.#finished(key) ?? []);
  }

  recording(key: string): Promise<string | null> {
    return this.#store.recording(this.#run, key);
  }

  #begun(): Played {
    this.#jobs = new Map();
    this.#counted = -1;
    this.#nextAt = -Infinity;
    this.#pace = undefined;
    this.#known = undefined;
    return new Played(JSON.parse(this.#plan) as Tournament, this.#results);
  }

  #knownNow(): Known {
    const known = this.#known;
    if (known !== undefined && this.#counted === this.#results.size) return known;
    // Counts are had at once; only the table waits.
    if (known !== undefined && performance.now() < this.#nextAt) return { ...known, ...this.#countsNow() };
    const isOver = this.#played.goOn();
    const { tasks } = this.#played;
    if (tasks.length !== this.#jobs.size) this.#jobs = new Map(tasks.map(({ job }) => [job.key, job]));
    const from = performance.now();
    const state = this.#played.state();
    const { games } = state.standings;
    // Where it was known who is better some games need not be played, and some that were do not count.
    const counts = { ...this.#countsNow(), ...(isOver ? { done: games, games } : {}) };
    const fresh: Known = { state, isOver, round: this.#played.round, ...counts };
    this.#known = fresh;
    this.#counted = this.#results.size;
    const now = performance.now();
    this.#nextAt = now + Math.min(MOST_WAIT, Math.max(LEAST_WAIT, PART * (now - from)));
    return fresh;
  }

  #countsNow(): Pick<Known, 'done' | 'games' | 'latest'> {
    const { tasks } = this.#played;
    const latest = [...this.#results.keys()].slice(-MOST_LATEST).reverse();
    return {
      done: tasks.filter(({ job }) => this.#results.has(job.key)).length,
      games: tasks.length,
      latest: latest.flatMap((key) => this.#finished(key) ?? []),
    };
  }

  #left({ done, games, isOver }: Known): number | undefined {
    this.#pace ??= { done, at: performance.now() };
    const played = done - this.#pace.done;
    return isOver || played <= 0 ? undefined : ((performance.now() - this.#pace.at) / played) * (games - done);
  }

  #finished(key: string): LiveGame | undefined {
    const [job, result] = [this.#jobs.get(key), this.#results.get(key)];
    return job && result && { ...placeOf(job), result };
  }

  #placed({ key, moves, recording }: RunningGame): LiveView['running'][number] | undefined {
    const job = this.#jobs.get(key);
    return job && { ...placeOf(job), moves, recording };
  }
}

const placeOf = ({ key, game, worldName, seed, seats }: GameJob): Placed => ({ key, game, worldName, seed, seats });
