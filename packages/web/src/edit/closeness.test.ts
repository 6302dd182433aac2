import { parseDungeon } from 'asterion/notation';
import { GIVEN, rogueDescription, SOURCE, setUp, tableHere } from 'asterion/play';
import { expect, test } from 'vitest';
import { closenessText } from './closeness.js';

function textOf(drawing: string): string | undefined {
  const read = parseDungeon(drawing);
  if (!read.ok) throw new Error(read.fault.message);
  const { setup } = setUp(rogueDescription, { [SOURCE]: GIVEN }, { scene: read.value.scene });
  if (setup === undefined) throw new Error('Expected a game.');
  const { description, start } = setup;
  return closenessText({ description, position: start }, tableHere(description, start));
}

test('who has to flee is told how few answers the sharpest move leaves', () => {
  // One way leads round the loop, with the monster behind; the other one is a dead end.
  expect(textOf('4\n. + + .\n+     +\n+     +\nA + + @\n')).toBe(
    '2 of 3 answers to the sharpest move of the monster are right.',
  );
});

test('who hunts is told how many first moves are right', () => {
  expect(textOf('5\n@ . . + .\n. . .   .\n. . . A .\n\n\n')).toBe('3 of 5 first moves are right.');
});

test('of a game that is over at once nothing is said', () => {
  expect(textOf('3\nA     \n      \n    @\n')).toBeUndefined();
});

test('where one move alone is right it is close, and where all are it is not', () => {
  expect(textOf('5\n. + + + .\n+       +\n+       +\n+       +\n. A + @ .\n')).toBe(
    'Close: only 1 of 3 answers to the sharpest move of the monster is right.',
  );
  expect(textOf('3\nA . .\n. . .\n. . @\n')).toBe('Not close at first: all first moves are right.');
});
