import { beginExplore, pressKey } from 'asterion/play';
import { expect, test } from 'vitest';
import { messagesUpTo } from './messages.js';

test('the latest comes first, and later turns are not told of', () => {
  const run = beginExplore({ seed: '1', rows: '9', cols: '9', hunters: '20', speed: '200', coins: '0' });
  while (run.tip.end === undefined) pressKey(run, '.');
  const line = run.line.map(({ position }) => position);
  const last = line.length - 1;
  expect(messagesUpTo(line, last)).toEqual([{ turn: last, text: 'A hunter has caught you.' }]);
  expect(messagesUpTo(line, last - 1)).toEqual([]);
});
