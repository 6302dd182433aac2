import { expect, test } from 'vitest';
import { parseLink } from '../shell/link.js';
import { noMoveText, placeFrom, type TurnPlace } from './place.js';
import { asksForMistake, mistakeLink, reviewLink } from './review/link.js';

function reopened(link: string): { readonly place: TurnPlace; readonly notes: readonly string[] } {
  const parsed = parseLink(link);
  const notes: string[] = [];
  if (!parsed.ok) throw new Error(parsed.why);
  return { place: placeFrom(parsed.query, notes), notes };
}

const escape: TurnPlace = { at: 4, tries: { from: 3, names: ['N'] } };

test.each<[string, TurnPlace]>([
  ['a turn', { at: 7, tries: undefined }],
  ['a branch with nothing tried', { at: 5, tries: { from: 5, names: [] } }],
  ['a branch', escape],
  ['a branch, looked at from before it', { ...escape, at: 2 }],
  ['a branch, looked at from the start', { ...escape, at: 0 }],
  ['what several do at once', { at: 4, tries: { from: 3, names: ['N+STAY', 'S'] } }],
])('a link brings back %s', (_, place) => {
  expect(reopened(reviewLink(place, 'abc'))).toEqual({ place, notes: [] });
});

test('links are as they were once given away', () => {
  expect(reviewLink({ at: 0, tries: undefined }, 'abc')).toBe('#/review?v=1&rec=abc');
  expect(reviewLink(escape, 'abc')).toBe('#/review?v=1&turn=4&from=3&try=N&rec=abc');
});

test('a link may ask for the first mistake, wherever that is', () => {
  const parsed = parseLink(mistakeLink('abc'));
  expect(parsed.ok && asksForMistake(parsed.query)).toBe(true);
  expect(asksForMistake(new URLSearchParams('turn=3'))).toBe(false);
});

test('what is not understood is told, and shortened; what is not said is left to whoever opens it', () => {
  expect(reopened('#/review?turn=x').notes).toEqual(['Expected turn as a whole number, got "x".']);
  expect(reopened('#/rogue?from=-1&try=N').notes).toEqual(['Expected from as a whole number, got "-1".']);
  expect(reopened('#/rogue?try=N').notes).toEqual([
    'The link tries other moves, but does not say from which turn: from is missing.',
  ]);
  expect(reopened('#/review?from=3&try=N,S')).toEqual({
    place: { at: undefined, tries: { from: 3, names: ['N', 'S'] } },
    notes: [],
  });
  expect(noMoveText('x'.repeat(1000), 3)).toBe(`The link tries ${'x'.repeat(20)}… at turn 3, which is no move there.`);
});
