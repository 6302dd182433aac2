/**
 * What travels to other machines: some seconds' worth of games. One at a time would keep the queue busy; too many would be
 * lost with a machine, and leave others idle at the end.
 */

import type { BotSpec, GameJob } from '../games/job.js';
import type { Task } from './engine.js';

/** Plain data. Bots and worlds are named once, by their places: they are most of it. */
export interface JobBatch {
  readonly run: string;
  /** Where the results belong. */
  readonly store: string;
  readonly bots: readonly BotSpec[];
  readonly worlds: readonly string[];
  readonly games: readonly {
    readonly job: Omit<GameJob, 'world'>;
    readonly world: number | undefined;
    readonly bots: readonly number[];
  }[];
}

/** What a batch came to; its results are in the store. */
export interface BatchEnd {
  /** Those that were played here; what was in the store already is not played again. */
  readonly games: number;
  /** That they took. */
  readonly ms: number;
}

export function batchOf(run: string, store: string, tasks: readonly Task[]): JobBatch {
  const bots = new Places<BotSpec>();
  const worlds = new Places<string>();
  const games = tasks.map(({ job: { world, ...job }, bots: seated }) => ({
    job,
    world: world === undefined ? undefined : worlds.of(world, world),
    bots: seated.map((bot) => bots.of(JSON.stringify(bot), bot)),
  }));
  return { run, store, bots: bots.all, worlds: worlds.all, games };
}

export const tasksOf = ({ games, worlds, bots }: JobBatch): Task[] =>
  games.map(({ job, world, bots: seated }) => ({
    job: world === undefined ? job : { ...job, world: worlds[world] },
    bots: seated.map((place) => bots[place]),
  }));

/** Things in the order in which they came up, each once. */
class Places<T> {
  readonly all: T[] = [];
  readonly #places = new Map<string, number>();

  of(key: string, thing: T): number {
    const place = this.#places.get(key) ?? this.all.push(thing) - 1;
    this.#places.set(key, place);
    return place;
  }
}

/** Milliseconds that a batch should take. */
const AIM = 10_000;
/** More games than that are no batch, however short they are: a job has to fit into a message. */
const MOST = 5000;

/** How many games make a batch, from what those before took. */
export class BatchSize {
  /** Of one game; undefined as long as none was played. */
  #ms: number | undefined;

  /** What was played last counts most: later games may be of another kind. */
  learn({ games, ms }: BatchEnd): void {
    if (games === 0) return;
    const each = Math.max(ms / games, 0.01);
    this.#ms = this.#ms === undefined ? each : (this.#ms + each) / 2;
  }

  /** Towards the end less, so that all are done at about the same time. */
  next(left: number, slots: number): number {
    const size = this.#ms === undefined ? 4 : AIM / this.#ms;
    return Math.max(1, Math.min(Math.round(size), Math.ceil(left / (2 * slots)), MOST));
  }
}
