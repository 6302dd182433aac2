/** What was solved in this browser. */

import { formatHistory, type PuzzleHistory, parseHistory, type SolvedPuzzle, withSolved } from 'asterion/puzzle';
import { kept } from '../page/stored.js';
import { dayBeside } from './opening.js';
import type { Shelf, ShelfPuzzle } from './shelf.js';

export const history = kept<PuzzleHistory>('puzzles', { parse: parseHistory, format: formatHistory });

export function keepSolved(solved: SolvedPuzzle): void {
  history.value = withSolved(history.peek(), solved);
}

/** The best result of a puzzle, of a day where it was asked for by its day; undefined where it was never solved. */
export function bestOf(all: PuzzleHistory, { pack, puzzle, date }: ShelfPuzzle): SolvedPuzzle | undefined {
  const own = all.filter(
    (one) => one.pack === pack && one.number === puzzle.number && (date === undefined || one.date === date),
  );
  return own.toSorted((a, b) => b.stars - a.stars || a.seconds - b.seconds).at(0);
}

/** The numbers of a pack that were solved, by whatever way they were found. */
export const solvedNumbers = (all: PuzzleHistory, pack: string): ReadonlySet<number> =>
  new Set(all.filter((one) => one.pack === pack).map(({ number }) => number));

/**
 * What one may want to solve next: after a puzzle of a day the latest day before it, after one of a pack the next number in
 * it, from the first again after the last; those that are solved are passed over. Undefined where nothing is left.
 */
export function nextAfter(
  all: PuzzleHistory,
  { pack, puzzle, date }: ShelfPuzzle,
  shelf: Shelf,
): ShelfPuzzle | undefined {
  if (date !== undefined) {
    const days = new Set(all.map((one) => one.date));
    let day = dayBeside(date, -1);
    while (day !== undefined && days.has(day)) day = dayBeside(day, -1);
    return day === undefined ? undefined : shelf.ofDay(day);
  }
  const solved = solvedNumbers(all, pack);
  const list = shelf.pack(pack)?.list ?? [];
  const next = [...list.slice(puzzle.number), ...list.slice(0, puzzle.number - 1)].find(
    ({ number }) => !solved.has(number),
  );
  return next && { pack, puzzle: next };
}
