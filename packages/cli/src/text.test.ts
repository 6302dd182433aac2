import { expect, test } from 'vitest';
import { asterion } from '../test/command.js';

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
