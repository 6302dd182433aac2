import { rogue } from 'asterion/game';
import { expect, test } from 'vitest';
import { parseLink } from '../shell/link.js';
import { linkTo, placeFrom, rogueLinkTo } from './address.js';
import { begun, type Place, tried } from './branch.js';
import { CORNERS, gameOf } from './sample-games.js';

const game = gameOf('corners', CORNERS);

function reopened(link: string): { readonly place: Place; readonly notes: readonly string[] } {
  const parsed = parseLink(link);
  const notes: string[] = [];
  if (!parsed.ok) throw new Error(parsed.why);
  return { place: placeFrom(parsed.query, game, notes), notes };
}

const escape = tried(game.line, { branch: undefined, at: 3 }, rogue.moveNamed(game.line[3].position, 'N') ?? -1);

test.each<[string, Place]>([
  ['the start', { branch: undefined, at: 0 }],
  ['a turn', { branch: undefined, at: 7 }],
  ['a branch with nothing tried', { branch: begun(game.line, 5), at: 5 }],
  ['a branch', escape],
  ['a branch, looked at from before it', { ...escape, at: 2 }],
])('a link brings back %s', (_, place) => {
  expect(reopened(linkTo(place, 'abc'))).toEqual({ place, notes: [] });
});

test('links are as they were once given away', () => {
  expect(linkTo({ branch: undefined, at: 0 }, 'abc')).toBe('#/review?v=1&rec=abc');
  expect(linkTo(escape, 'abc')).toBe('#/review?v=1&turn=4&from=3&try=N&rec=abc');
  expect(rogueLinkTo(4, 'abc')).toBe('#/rogue?v=1&turn=4&rec=abc');
});

test('what a link asks for and cannot have is told, and the nearest is shown', () => {
  expect(reopened('#/review?turn=99')).toEqual({
    place: { branch: undefined, at: 15 },
    notes: ['The link asks for turn 99; the last one is 15.'],
  });
  expect(reopened('#/review?turn=x').notes).toEqual(['Expected turn as a whole number, got "x".']);
  const odd = reopened('#/review?from=3&try=N,NNE,S');
  expect(odd.notes).toEqual(['The link tries NNE at turn 4, which is no move there.']);
  expect(odd.place.branch?.line).toHaveLength(5);
});
