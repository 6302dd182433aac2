import { expect, test } from 'vitest';
import { parseLink } from '../shell/link.js';
import { addressOf, arenaLink, gameAddress, pairAddress, placeIn } from './links.js';

const ODD = 'a/b?c=d&e#f ü <b>';

test('a place comes back from its link, whatever bots are called', () => {
  for (const place of [
    { id: undefined, pair: undefined, game: undefined },
    { id: 'cup-2', pair: { a: ODD, b: 'bfs' }, game: 'rogue | mouth | 7:0 | monster=bfs | 0123' },
  ]) {
    const link = parseLink(arenaLink(place));
    expect(link.ok && link.room).toBe('arena');
    expect(link.ok && placeIn(link.query)).toEqual(place);
  }
});

test('addresses stay beside the page', () => {
  const page = 'https://host/some/folder/';
  for (const address of [addressOf(ODD), pairAddress(ODD, { a: ODD, b: ODD }), gameAddress(ODD, ODD)]) {
    const url = new URL(address, page);
    expect(url.pathname).toMatch(/^\/some\/folder\/arena\/[^/]+(\/(pair\.json|game))?$/);
  }
  expect(new URL(pairAddress('cup', { a: ODD, b: 'x' }), page).searchParams.get('a')).toBe(ODD);
});
