/** Links of the room: to a tournament, to two of its bots, to one of its games. */

import { formatLink } from '../shell/link.js';

/** Two bots whose games are looked at. */
export interface Pair {
  readonly a: string;
  readonly b: string;
}

export interface ArenaPlace {
  /** Undefined for the list of all, or the only one there is. */
  readonly id: string | undefined;
  readonly pair: Pair | undefined;
  /** The key of a game that is to be replayed. */
  readonly game: string | undefined;
}

export function placeIn(query: URLSearchParams): ArenaPlace {
  const [a, b] = [query.get('a'), query.get('b')];
  return {
    id: query.get('t') ?? undefined,
    pair: a === null || b === null ? undefined : { a, b },
    game: query.get('game') ?? undefined,
  };
}

export function arenaLink({ id, pair, game }: Partial<ArenaPlace>): string {
  const entries = { t: id, a: pair?.a, b: pair?.b, game };
  return formatLink(
    'arena',
    Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}

/** Where the server tells of it, beside the page. */
export const addressOf = (id: string): string => `arena/${encodeURIComponent(id)}.json`;

export const pairAddress = (id: string, { a, b }: Pair): string =>
  `arena/${encodeURIComponent(id)}/pair.json?${new URLSearchParams({ a, b }).toString()}`;

export const gameAddress = (id: string, key: string): string =>
  `arena/${encodeURIComponent(id)}/game?${new URLSearchParams({ key }).toString()}`;
