import { expect, test } from 'vitest';
import { progressText, shortValueText, valueText } from './words.js';

test.each([
  [{ verdict: 'captured', captureIn: 9 }, 'captured in 9 monster moves', 'capture in 9'],
  [{ verdict: 'captured', captureIn: 1 }, 'captured in 1 monster move', 'capture in 1'],
  [{ verdict: 'captured', captureIn: 0 }, 'captured in 0 monster moves', 'caught'],
  [{ verdict: 'captured', captureIn: null }, 'captured', 'captured'],
  [{ verdict: 'evades', captureIn: null }, 'the rogue evades for ever', 'evades'],
] as const)('%o is told as "%s", in short "%s"', (value, long, short) => {
  expect(valueText(value)).toBe(long);
  expect(shortValueText(value)).toBe(short);
});

test('progress is told in rounds and whole percents', () => {
  expect(progressText({ kind: 'progress', round: 1200, share: 0.349 })).toBe(
    'Round 1,200: 34 % of all positions are won by the monster so far.',
  );
});
