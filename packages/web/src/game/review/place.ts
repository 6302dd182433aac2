/** Where one is in a game under review, and the links to it. */

import { formatLink } from '../../shell/link.js';

/** Where one is in a game, as links say it. */
export interface Place {
  readonly at: number;
  /** The turn at which the game is left, and the moves tried from there, by name; undefined in the game itself. */
  readonly tries: { readonly from: number; readonly names: readonly string[] } | undefined;
}

/** The link to a turn of a game under review, or to what is tried in it. What is long stands last. */
export function reviewLink({ at, tries }: Place, packed: string): string {
  const parts: [string, string][] = [];
  if (at !== 0) parts.push(['turn', String(at)]);
  if (tries !== undefined) parts.push(['from', String(tries.from)], ['try', tries.names.join(',')]);
  return formatLink('review', [...parts, ['rec', packed]]);
}

/** Where a link leads in a game; what it asks for and is not understood goes to `notes`. */
export function placeFrom(query: URLSearchParams, notes: string[]): Place {
  const [from, at] = [wholeNumber(query, 'from', notes), wholeNumber(query, 'turn', notes)];
  const names = query
    .get('try')
    ?.split(',')
    .filter((name) => name !== '');
  const tries = from === undefined || names === undefined ? undefined : { from, names };
  return { tries, at: at ?? (tries === undefined ? 0 : Infinity) };
}

function wholeNumber(query: URLSearchParams, key: string, notes: string[]): number | undefined {
  const text = query.get(key);
  if (text === null) return undefined;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  notes.push(`Expected ${key} as a whole number, got "${text}".`);
  return undefined;
}
