/** What a link to the room asks for. */

import { puzzleDayFault, puzzleEras } from 'asterion/puzzle';
import type { Shelf, ShelfPuzzle } from './shelf.js';

export type Asked =
  | { readonly kind: 'puzzle'; readonly of: ShelfPuzzle }
  /** What is wrong with the link, as a sentence. */
  | { readonly kind: 'fault'; readonly why: string };

/** A link that says nothing asks for the puzzle of today. */
export function askedBy(query: URLSearchParams, shelf: Shelf, today: string): Asked {
  const [date, pack, number] = [query.get('date'), query.get('pack'), query.get('number')];
  if (date !== null) return dayAsked(date, shelf, today);
  if (pack === null && number === null) return { kind: 'puzzle', of: shelf.ofDay(today) };
  if (pack === null || number === null) {
    const what = pack === null ? 'a number, but no pack' : 'a pack, but no number';
    return { kind: 'fault', why: `Expected a pack and a number, like pack=${shelf.names[0]}&number=1, got ${what}.` };
  }
  const size = shelf.pack(pack)?.list.length;
  if (size === undefined)
    return { kind: 'fault', why: `There is no pack "${pack}" here. Known packs: ${shelf.names.join(', ')}.` };
  const of = /^[0-9]{1,6}$/.test(number) ? shelf.puzzle(pack, Number(number)) : undefined;
  if (of !== undefined) return { kind: 'puzzle', of };
  return {
    kind: 'fault',
    why: `Expected a number from 1 to ${size} in the pack "${pack}", got ${JSON.stringify(number)}.`,
  };
}

function dayAsked(date: string, shelf: Shelf, today: string): Asked {
  const why = puzzleDayFault(date);
  if (why !== undefined) return { kind: 'fault', why };
  if (date > today) return { kind: 'fault', why: `The puzzle of ${date} is yet to come: in UTC it is ${today}.` };
  return { kind: 'puzzle', of: shelf.ofDay(date) };
}

/** The date of UTC, like `2026-11-19`; the first day that has a puzzle where a clock is behind it. */
export function dateOf(time: number): string {
  const date = new Date(time).toISOString().slice(0, 10);
  return puzzleDayFault(date) === undefined ? date : puzzleEras[0].first;
}

const DAY = 86_400_000;

/** The day so many days after another; undefined where it has no puzzle. */
export function dayBeside(date: string, by: number): string | undefined {
  const other = new Date(Date.parse(date) + by * DAY).toISOString().slice(0, 10);
  return puzzleDayFault(other) === undefined ? other : undefined;
}

/** A day and those before it, the latest first; at most so many. */
export function daysUpTo(date: string, count: number): string[] {
  const days: string[] = [];
  for (let day: string | undefined = date; day !== undefined && days.length < count; day = dayBeside(day, -1))
    days.push(day);
  return days;
}
