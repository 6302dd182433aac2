/**
 * Streaks: wins in a row that mean something.
 *
 * The first try at a ground counts, by its first ending: not where it was seen before or goes on from elsewhere, and not
 * after a move was taken back.
 */

import { CHANCE, type Position } from '../game/index.js';
import { formatDocument } from '../notation/index.js';
import { plainSettings } from '../settings/index.js';
import { lineOf, type Moment, type Standing, sharedBy } from './course.js';
import { type GameMoment, type GameSetup, GIVEN, peopleOf, SOURCE } from './setup.js';
import { counted } from './words.js';

export const TAKEN_BACK = 'This game does not count: a move was taken back.';
export const SEEN = 'This game does not count: it was seen before.';

/** Watches games as they are played, and counts those that count. */
export class Attempts {
  /** Games that count and have ended. */
  games = 0;
  /** Those of them that were won. */
  won = 0;
  /** Wins since the last of them that was not won. */
  row = 0;
  /** Why the game at hand does not count, as a sentence; undefined if it does. */
  flaw: string | undefined;
  /** Grounds that somebody has looked at. */
  readonly #seen = new Set<string>();
  #last: Moment<Position, unknown> | undefined;

  /**
   * To be called with every moment of a course, in their order, the start of each game included. Returns how a game came
   * out that counts and has just ended; undefined for everything else.
   */
  notice<P extends Position, Move, Seen>({ setup, tip, at }: GameMoment<P, Move, Seen>): 'won' | 'lost' | undefined {
    const before = this.#last;
    if (before?.tip === tip && before.setup === setup) return undefined;
    this.#last = { setup, tip, at };
    if (before?.setup !== setup) {
      const ground = groundOf(setup);
      this.flaw = this.#seen.has(ground) || !isFresh(tip) ? SEEN : undefined;
      this.#seen.add(ground);
    } else if (sharedBy<Position>(tip, before.tip)?.position !== before.tip.position) this.flaw ??= TAKEN_BACK;
    const people = peopleOf(setup);
    if (tip.end === undefined || this.flaw !== undefined || people.length !== 1) return undefined;
    return this.#count(tip.end.winner === people[0]);
  }

  #count(isWon: boolean): 'won' | 'lost' {
    this.games++;
    if (isWon) this.won++;
    this.row = isWon ? this.row + 1 : 0;
    return isWon ? 'won' : 'lost';
  }

  /** `Won 3 of 5 games.` */
  get text(): string {
    return `Won ${this.won} of ${counted(this.games, 'game')}.`;
  }
}

/** Whether nobody has made a move yet, chance left aside. */
const isFresh = <P extends Position>(tip: Standing<P>): boolean =>
  lineOf(tip).every(({ turn }) => turn === undefined || turn.seat === CHANCE);

/** All that decides what is met, whoever plays, as a text. */
function groundOf<P extends Position, Move, Seen>({ description, said, scene }: GameSetup<P, Move, Seen>): string {
  const seats = plainSettings(description.settings).filter(({ affects }) => affects === 'seats');
  const decisive = Object.entries(said).filter(([key]) => seats.every((setting) => setting.key !== key));
  const world = said[SOURCE] === GIVEN ? formatDocument({ ...scene, made: undefined }) : '';
  return JSON.stringify([description.game.name, decisive, world]);
}

/** Wins in a row of what has one name. */
export interface Streak {
  /** Wins since the last game that was not won. */
  readonly row: number;
  /** The most wins in a row there ever were. */
  readonly best: number;
}

/** By the name of what was played: of a preset. */
export type Streaks = Readonly<Record<string, Streak>>;

const NONE: Streak = { row: 0, best: 0 };

/** The streak of a name; zeros for what was never played. */
export const streakOf = (streaks: Streaks, name: string): Streak =>
  Object.hasOwn(streaks, name) ? streaks[name] : NONE;

/** The streaks after one more game. */
export function countedIn(streaks: Streaks, name: string, isWon: boolean): Streaks {
  const { row, best } = streakOf(streaks, name);
  const next = isWon ? row + 1 : 0;
  return { ...streaks, [name]: { row: next, best: Math.max(best, next) } };
}

/** As text, for storage: what `parseStreaks` reads. */
export const formatStreaks = (streaks: Streaks): string => JSON.stringify(streaks);

/** Whatever is damaged counts as never played. */
export function parseStreaks(text: string | null): Streaks {
  const entries = Object.entries(objectIn(text)).filter((entry): entry is [string, Streak] => isStreak(entry[1]));
  return Object.fromEntries(entries.map(([name, { row, best }]) => [name, { row, best }]));
}

/** The object that a text holds as JSON; an empty one where it holds none. */
export function objectIn(text: string | null): object {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function isStreak(value: unknown): value is Streak {
  const isCount = (count: unknown): boolean => Number.isSafeInteger(count) && (count as number) >= 0;
  if (typeof value !== 'object' || value === null || !('row' in value) || !('best' in value)) return false;
  return isCount(value.row) && isCount(value.best) && (value.best as number) >= (value.row as number);
}
