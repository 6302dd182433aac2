/**
 * The maker of puzzles: worlds from a seed, the best few puzzles of each, no twins, and none of them much like all the others.
 * The same wish makes the same pack everywhere.
 */

import { createRng, type Rng, type Seed } from '../world/index.js';
import { type FoundPuzzle, puzzlesOf } from './draft.js';
import type { PuzzleSource } from './game.js';
import { MOST_STARS, type Puzzle } from './puzzle.js';

/** What is wanted. */
export interface PuzzleWish {
  /** Where worlds come from, by turns. */
  readonly sources: readonly PuzzleSource[];
  /** How many puzzles. */
  readonly count: number;
  /** The number of stars each has; any if absent. */
  readonly stars?: number | undefined;
  /** A theme that each has; any if absent. */
  readonly theme?: string | undefined;
  /** Numbers and texts alike. */
  readonly seed: Seed;
}

/** Of one world at most so many are kept. */
const MOST_OF_A_WORLD = 2;

/** No theme has more than this part of a pack. */
const THEME_PARTS = 3;

/** Worlds without a puzzle, after which there may be one more of each kind. */
const PATIENCE = 40;

/** So many moves to find, and one for each star, are neither few nor many. */
const SHORT = 2;

/** What a theme that there is none of yet is worth, in stars. */
const RARITY = 10;

/** Makes puzzles, one world a step. */
export class PuzzleMaker {
  /** Worlds looked at so far. */
  tried = 0;
  /** What was made so far, numbered. */
  readonly list: Puzzle[] = [];
  readonly #wish: PuzzleWish;
  readonly #rng: Rng;
  /** Worlds since the last puzzle. */
  #idle = 0;
  readonly #keys = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(wish: PuzzleWish) {
    this.#wish = wish;
    this.#rng = createRng(wish.seed);
  }

  /** Whether there are as many as were asked for. */
  get done(): boolean {
    return this.list.length >= this.#wish.count;
  }

  /** Looks at so many more worlds; stops early when done. */
  advance(worlds: number): void {
    for (let left = worlds; left > 0 && !this.done; left--) this.#try(this.tried++);
  }

  /** The sources take turns; one that has given its part rests. */
  #sourceOf(number: number): PuzzleSource {
    const { sources, count } = this.#wish;
    const open = sources.filter(({ name }) => !this.#isFull(`source ${name}`, count / sources.length));
    const list = open.length > 0 ? open : sources;
    return list[number % list.length];
  }

  #try(number: number): void {
    this.#idle++;
    const source = this.#sourceOf(number);
    let left = MOST_OF_A_WORLD;
    for (const { puzzle, role, key } of puzzlesOf(source, this.#rng.fork(number), (found) =>
      this.#liking(source, found),
    )) {
      if (this.#keys.has(key)) continue;
      this.#keys.add(key);
      this.#count(source, puzzle, role);
      this.list.push({ number: this.list.length + 1, ...puzzle });
      this.#idle = 0;
      if (--left === 0 || this.done) return;
    }
  }

  /** What is hard is liked, and no longer than it should be; what there is little of so far even more. */
  #liking({ name }: PuzzleSource, { stars, themes, tempting, turns, role }: FoundPuzzle): number | undefined {
    const { stars: wanted, theme, sources, count } = this.#wish;
    if (this.#isFull(`source ${name}`, count / sources.length)) return undefined;
    if (wanted !== undefined ? stars !== wanted : this.#isFull(`stars ${stars}`, count / MOST_STARS)) return undefined;
    const common = this.#countOf(`role ${name} ${role}`) / Math.max(1, count / sources.length);
    const worth = stars + Math.min(tempting, stars) - Math.abs(turns - stars - SHORT) / 4 - RARITY * common;
    if (theme !== undefined) return themes.includes(theme) ? worth : undefined;
    const most = Math.max(1, Math.floor(count / THEME_PARTS));
    if (themes.length === 0 || themes.some((one) => this.#isFull(`theme ${one}`, most))) return undefined;
    const rarest = Math.min(...themes.map((one) => this.#countOf(`theme ${one}`)));
    return worth + (RARITY * (most - rarest)) / most;
  }

  #countOf(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  /** What is asked for may be rare: the longer nothing is found, the more there may be of one kind. */
  #isFull(kind: string, most: number): boolean {
    return this.#countOf(kind) >= most + Math.floor(this.#idle / PATIENCE);
  }

  #count({ name }: PuzzleSource, { stars, themes }: Pick<Puzzle, 'stars' | 'themes'>, role: string): void {
    for (const kind of [
      `source ${name}`,
      `role ${name} ${role}`,
      `stars ${stars}`,
      ...themes.map((one) => `theme ${one}`),
    ])
      this.#counts.set(kind, this.#countOf(kind) + 1);
  }
}
