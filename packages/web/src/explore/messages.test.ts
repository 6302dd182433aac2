import { ExploreRun } from 'asterion/game';
import { explore } from 'asterion/players';
import { expect, test } from 'vitest';
import { messagesUpTo } from './messages.js';

test('the latest comes first, and later turns are not told of', () => {
  const run = ExploreRun.begin(explore, {
    seed: 1,
    recipe: { generator: 'bsp', rows: 9, cols: 9 },
    options: { hunters: 20, speed: 200, coins: 0, toll: 0 },
  });
  while (explore.outcome(run.position) === undefined) run.press('.');
  const line = run.positions;
  const last = line.length - 1;
  expect(messagesUpTo(line, last)).toEqual([{ turn: last, text: 'A hunter has caught you.' }]);
  expect(messagesUpTo(line, last - 1)).toEqual([]);
});
