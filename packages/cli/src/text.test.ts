import { expect, test } from 'vitest';
import { asterion } from '../test/command.js';
import { count, groupedCount } from './host/text.js';

test('one is one, all else is many', () => {
  expect([0, 1, 2, 1234].map((number) => count(number, 'move'))).toEqual([
    '0 moves',
    '1 move',
    '2 moves',
    '1234 moves',
  ]);
  expect([1, 1234].map((number) => groupedCount(number, 'move'))).toEqual(['1 move', '1,234 moves']);
});

const { stdout: single } = await asterion('maze generate --rows 1 --cols 1 --format json --quiet'.split(' '));

test.each([
  ['maze solve -', single, 'a path of 1 cell, 1 visited'],
  ['maze solve -', '+---+---+\n| S | E |\n+---+---+\n', '1 cell visited'],
  ['explore table --chases 1 --rows 12 --cols 20 --generator bsp', '', '1 chase in'],
  ['pits table --games 1 --size 4 --threads 1', '', '1 game of each player'],
])('%s counts one', async (line, input, words) => {
  const { stdout, stderr } = await asterion(line.split(' '), input);
  expect(stdout + stderr).toContain(words);
});
