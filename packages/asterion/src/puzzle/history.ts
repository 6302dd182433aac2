/** What somebody has solved, kept as text; and what is said of it to others. */

import { counted } from '../play/index.js';
import { dateOf, dayNumber } from './calendar.js';
import { puzzleDayFault } from './days.js';
import type { PuzzleResult } from './solving.js';

/** A puzzle that was solved. */
export interface SolvedPuzzle extends PuzzleResult {
  /** The name of its pack. */
  readonly pack: string;
  /** Its number there. */
  readonly number: number;
  /** The day whose puzzle it was, like `2026-11-19`; absent where it was none. */
  readonly date?: string;
}

/** In the order in which they were solved. */
export type PuzzleHistory = readonly SolvedPuzzle[];

/** The most that are kept: the oldest go. */
const MOST_KEPT = 5000;

/** The history after one more puzzle. */
export const withSolved = (history: PuzzleHistory, solved: SolvedPuzzle): PuzzleHistory =>
  [...history, solved].slice(-MOST_KEPT);

/** As text, for storage. */
export const formatHistory = (history: PuzzleHistory): string => JSON.stringify({ solved: history });

/** Whatever is damaged counts as never solved. */
export function parseHistory(text: string | null): PuzzleHistory {
  try {
    const { solved } = JSON.parse(text ?? '{}') as { solved?: unknown };
    return Array.isArray(solved) ? solved.filter(isSolved).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isSolved(value: unknown): value is SolvedPuzzle {
  if (typeof value !== 'object' || value === null) return false;
  const { pack, number, date, ...result } = value as Record<string, unknown>;
  const isCount = (count: unknown) => typeof count === 'number' && Number.isFinite(count) && count >= 0;
  const isDay = date === undefined || (typeof date === 'string' && puzzleDayFault(date) === undefined);
  return (
    typeof pack === 'string' &&
    isCount(number) &&
    isDay &&
    ['stars', 'of', 'wrongs', 'hints', 'seconds'].every((key) => isCount(result[key]))
  );
}

/** Days in a row with their puzzle solved, up to a day; that day itself may still be open. */
export function dayStreak(history: PuzzleHistory, today: string): number {
  const solved = new Set(history.map(({ date }) => date));
  const last = dayNumber(today) ?? 0;
  const first = solved.has(today) ? last : last - 1;
  let day = first;
  while (solved.has(dateOf(day))) day--;
  return first - day;
}

/** A time as people write it: `0:42`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * A result to be shared, in a line without pictures: `Asterion puzzle 2026-11-19 (3 stars): solved, no hint, 0:42`. Without the
 * time where nobody took it.
 */
export function shareText({
  pack,
  number,
  date,
  of,
  wrongs,
  hints,
  seconds,
}: Omit<SolvedPuzzle, 'seconds'> & {
  /** How long it took. */
  readonly seconds?: number;
}): string {
  const name = date ?? `${pack} ${number}`;
  const parts = [
    'solved',
    ...(wrongs === 0 ? [] : [counted(wrongs, 'wrong move')]),
    hints === 0 ? 'no hint' : counted(hints, 'hint'),
    ...(seconds === undefined ? [] : [clockText(seconds)]),
  ];
  return `Asterion puzzle ${name} (${counted(of, 'star')}): ${parts.join(', ')}`;
}

/** Where a puzzle is found on a page: what comes after its address. */
export const puzzleLink = ({ pack, number, date }: Pick<SolvedPuzzle, 'pack' | 'number' | 'date'>): string =>
  date === undefined ? `#/puzzle?v=1&pack=${pack}&number=${number}` : `#/puzzle?v=1&date=${date}`;
