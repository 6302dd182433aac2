/**
 * Levels: starts that come with a game, in the order of their proven difficulty, and what playing them is worth.
 *
 * Of most of them the fewest moves are proven (par). In others one has only to last until the cap; there the score is
 * whether a move was taken back.
 */

import type { Seat } from '../game/index.js';
import type { Said } from '../settings/index.js';
import { lineOf, type Standing } from './course.js';
import { type GameSetup, GIVEN, SOURCE } from './setup.js';
import { objectIn } from './streaks.js';

/** A game to begin, with something to be done in it. */
export interface GameLevel {
  /** In storage, no other of its game has it. */
  readonly name: string;
  /** What people read in lists: `First step`. */
  readonly title: string;
  /** What it is set up from; everything else is as usual. */
  readonly said: Said;
  /** Whose it is to play. */
  readonly seat: Seat;
  /** The fewest moves; undefined where one has to last until the cap. */
  readonly par?: number;
  /** How hard it is, proven: levels of one track are ordered by it. */
  readonly difficulty: number;
  /** What is to be done, in a sentence. */
  readonly aim: string;
}

/** Levels to be played one after the other. */
export interface LevelTrack {
  /** The name of the game. */
  readonly game: string;
  /** What people read above its levels. */
  readonly title: string;
  /** What is to be done in all of them, and what the difficulty is, in words. */
  readonly about: string;
  /** The easy ones first. */
  readonly levels: readonly GameLevel[];
}

/** What a solution is worth: as short as can be, within a quarter more, or any. */
export type Medal = 'gold' | 'silver' | 'bronze';

/** The medal of a solution by its number of moves; par is 0 only where one starts at the goal. Throws a RangeError below 0. */
export function medalFor(moves: number, par: number): Medal {
  if (!(moves >= 0 && par >= 0)) throw new RangeError(`Expected numbers of moves, got ${moves} with par ${par}.`);
  if (moves <= par) return 'gold';
  return moves <= Math.ceil(1.25 * par) ? 'silver' : 'bronze';
}

/** The scores of those who lasted: without taking a move back, or with. */
const CLEAN = 0;
const TAKEN_BACK = 1;

/** From 1 to 3: for exact play, for nearly exact play, and for any; where one lasts, 3 if no move was taken back, else 2. */
export function starsFor({ par }: Pick<GameLevel, 'par'>, score: number): number {
  if (par === undefined) return score === CLEAN ? 3 : 2;
  return { gold: 3, silver: 2, bronze: 1 }[medalFor(score, par)];
}

/** By the name of a level: the fewest moves, or how one lasted. */
export type LevelScores = Readonly<Record<string, number>>;

/** What somebody has kept; whatever is damaged, or better than can be, counts as not played. */
export function parseScores(levels: readonly GameLevel[], text: string | null): LevelScores {
  const kept = new Map<string, unknown>(Object.entries(objectIn(text)));
  const isScore = (score: unknown, { par = CLEAN }: GameLevel): score is number =>
    Number.isSafeInteger(score) && Number(score) >= par;
  return Object.fromEntries(
    levels.flatMap((level) => {
      const score = kept.get(level.name);
      return isScore(score, level) ? [[level.name, score] as const] : [];
    }),
  );
}

/** Whether a game is a level: its world, its players and its cap, under the usual rules. */
export function isLevel({ said }: GameLevel, setup: GameSetup): boolean {
  const isUsual = JSON.stringify(setup.options) === JSON.stringify(setup.description.game.defaults);
  return (
    isUsual && setup.said[SOURCE] !== GIVEN && Object.entries(said).every(([key, text]) => setup.said[key] === text)
  );
}

/** What a game that has ended is worth as a level; undefined where it was not done. */
export function scoreOf({ par, seat }: GameLevel, { end, ...tip }: Standing, isTakenBack: boolean): number | undefined {
  if (end === undefined) return undefined;
  if (par === undefined)
    return end.winner === seat || end.basis === 'cap' ? (isTakenBack ? TAKEN_BACK : CLEAN) : undefined;
  if (end.winner !== seat) return undefined;
  return lineOf({ ...tip, end }).filter(({ turn }) => turn?.seat === seat).length;
}
