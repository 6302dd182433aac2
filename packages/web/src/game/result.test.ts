import { expect, test } from 'vitest';
import { kindOf } from './result.js';

const ended = { result: 'caught', winner: 'hounds', why: 'Caught.', basis: 'rule', culprit: undefined } as const;

test('an end is a win, a loss or a draw to whoever played one side, and just an end to others', () => {
  const kinds = (winner: string | undefined) => {
    const end = { ...ended, winner };
    return [['hounds'], ['fox'], [], ['hounds', 'fox']].map((people) => kindOf(end, { people, isGuest: false }));
  };
  expect(kinds('hounds')).toEqual(['won', 'lost', 'over', 'over']);
  expect(kinds(undefined)).toEqual(['draw', 'draw', 'draw', 'draw']);
});

test('whoever has only opened a game has neither won nor lost it; a level that is done is won', () => {
  expect(kindOf(ended, { people: ['fox'], isGuest: true })).toBe('over');
  expect(kindOf({ ...ended, winner: undefined }, { people: ['fox'], isGuest: false, isDone: true })).toBe('won');
});
