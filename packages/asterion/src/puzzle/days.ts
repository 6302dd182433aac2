/**
 * The puzzle of the day: the same everywhere, by the date of UTC.
 *
 * Weeks begin easily and end hard: puzzles are laid out by their stars, equal ones shuffled, and Monday has the first seventh of
 * them, Sunday the last.
 *
 * Days are promised by a list that only grows. An entry says from which day on puzzles come from a pack, and in which order;
 * it is never changed, and a new pack is a new entry with a day that has not come yet.
 */

import { createRng, shuffle } from '../world/index.js';
import { dayNumber, WEEK, weekday } from './calendar.js';

/** From which day on puzzles come from a pack. */
export interface PuzzleEra {
  /** Its first day: `2026-01-01`. */
  readonly first: string;
  /** The name of the pack. */
  readonly pack: string;
  /** The stars of the puzzles that come by turns, a digit each, from the first of the pack on; whole weeks of them. */
  readonly stars: string;
  /** Of the order in which they come. */
  readonly seed: string;
}

/** In the order of their days. */
export const puzzleEras: readonly PuzzleEra[] = [
  {
    first: '2026-01-01',
    pack: 'first',
    // Written down, so that a day is known without its pack.
    stars: [
      '522513155433244552251445543225555514455535244554141225533514455225122322255555541552',
      '221115555313554253335532512155325244542152115521314455552121552252215444423355424144',
      '445554115554313244325231554341554422445553511555551544452444251435521524455445155332',
      '144544252335455114455445141544241334421114121324442132443341324422424344224244443244',
      '224441444443244114121444112331133321121213331331122313132121322113113333321112111122',
      '212133313231232131211113132213313333133123311113133321133332333333332332233222233322',
    ].join(''),
    seed: 'first',
  },
];

/** A puzzle of the day. */
export interface PuzzleOfDay {
  /** The name of its pack. */
  readonly pack: string;
  /** Its number there. */
  readonly number: number;
}

/** Why there is no puzzle of a day, as a sentence; undefined if there is one. */
export function puzzleDayFault(date: string): string | undefined {
  const day = dayNumber(date);
  if (day === undefined) return `Expected a date like 2026-11-19, got ${JSON.stringify(date)}.`;
  const [{ first }] = puzzleEras;
  return day < (dayNumber(first) ?? 0) ? `The first puzzle of the day is that of ${first}.` : undefined;
}

/** The puzzle of a day of UTC, written like `2026-11-19`. Throws a RangeError where there is a `puzzleDayFault`. */
export function puzzleOfDay(date: string): PuzzleOfDay {
  const why = puzzleDayFault(date);
  const day = dayNumber(date) ?? 0;
  const era = puzzleEras.findLast(({ first }) => (dayNumber(first) ?? 0) <= day);
  if (why !== undefined || era === undefined) throw new RangeError(why);
  const { first, pack } = era;
  const numbers = orderOf(era);
  const weeks = numbers.length / WEEK;
  const week = Math.floor((day - (dayNumber(first) ?? 0)) / WEEK) % weeks;
  return { pack, number: numbers[weekday(day) * weeks + week] };
}

const orders = new Map<PuzzleEra, readonly number[]>();

/** The numbers of an era by their stars, equal ones shuffled. */
function orderOf(era: PuzzleEra): readonly number[] {
  const known = orders.get(era);
  if (known !== undefined) return known;
  const { stars, seed } = era;
  const numbers = shuffle(
    Array.from(stars, (_, at) => at + 1),
    createRng(seed),
  );
  const order = numbers.sort((a, b) => Number(stars[a - 1]) - Number(stars[b - 1]));
  orders.set(era, order);
  return order;
}
