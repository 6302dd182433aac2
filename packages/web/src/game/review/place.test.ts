import { expect, test } from 'vitest';
import { parseLink } from '../../shell/link.js';
import { type Place, placeFrom, reviewLink } from './place.js';

function reopened(link: string): { readonly place: Place; readonly notes: readonly string[] } {
  const parsed = parseLink(link);
  const notes: string[] = [];
  if (!parsed.ok) throw new Error(parsed.why);
  return { place: placeFrom(parsed.query, notes), notes };
}

const escape: Place = { at: 4, tries: { from: 3, names: ['N'] } };

test.each<[string, Place]>([
  ['the start', { at: 0, tries: undefined }],
  ['a turn', { at: 7, tries: undefined }],
  ['a branch with nothing tried', { at: 5, tries: { from: 5, names: [] } }],
  ['a branch', escape],
  ['a branch, looked at from before it', { ...escape, at: 2 }],
])('a link brings back %s', (_, place) => {
  expect(reopened(reviewLink(place, 'abc'))).toEqual({ place, notes: [] });
});

test('links are as they were once given away', () => {
  expect(reviewLink({ at: 0, tries: undefined }, 'abc')).toBe('#/review?v=1&rec=abc');
  expect(reviewLink(escape, 'abc')).toBe('#/review?v=1&turn=4&from=3&try=N&rec=abc');
});

test('what is not understood is told; a branch without a turn is looked at from its end', () => {
  expect(reopened('#/review?turn=x').notes).toEqual(['Expected turn as a whole number, got "x".']);
  expect(reopened('#/review?from=3&try=N,S').place).toEqual({ at: Infinity, tries: { from: 3, names: ['N', 'S'] } });
});
