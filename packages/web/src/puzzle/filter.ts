/** Which puzzles of a pack are listed. */

import type { Puzzle } from 'asterion/puzzle';
import { formatLink } from '../shell/link.js';
import { kindOf } from './shelf.js';

/** The key of links to the lists. */
export const LIST = 'list';

/** What is wished, in the words of links; empty for anything. */
export interface Filter {
  readonly stars: string;
  readonly game: string;
  readonly theme: string;
  /** `open` for those that are not solved yet. */
  readonly state: string;
}

/** Everything. */
const ALL: Filter = { stars: '', game: '', theme: '', state: '' };
const KEYS = ['stars', 'game', 'theme', 'state'] as const;

/** What a link wishes. */
export const filterIn = (query: URLSearchParams): Filter => ({
  ...ALL,
  ...Object.fromEntries(KEYS.map((key) => [key, query.get(key) ?? ''])),
});

/** The same for a link. */
const filterEntries = (filter: Filter): [string, string][] =>
  KEYS.flatMap((key) => (filter[key] === '' ? [] : [[key, filter[key]] satisfies [string, string]]));

/** Whether a puzzle is wished. */
export const isWished = ({ stars, game, theme, state }: Filter, puzzle: Puzzle, isSolved: boolean): boolean =>
  (stars === '' || String(puzzle.stars) === stars) &&
  (game === '' || kindOf(puzzle).name === game) &&
  (theme === '' || puzzle.themes.includes(theme)) &&
  (state !== 'open' || !isSolved);

/** The link to the lists, from `#` on. */
export const listLink = (filter: Filter = ALL): string =>
  formatLink('puzzle', [[LIST, 'all'], ...filterEntries(filter)]);
