import { expect, test } from 'vitest';
import { intervalOf, intervalText } from './interval.js';

test('an interval holds the share, is narrower for more games, and stays within 0 and 1', () => {
  for (const part of [0, 1, 50, 99, 100]) {
    const [from, to] = intervalOf(part, 100);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from).toBeLessThanOrEqual(part / 100);
    expect(to).toBeGreaterThanOrEqual(part / 100);
    expect(to).toBeLessThanOrEqual(1);
    const [narrowFrom, narrowTo] = intervalOf(100 * part, 10_000);
    expect(narrowTo - narrowFrom).toBeLessThan(to - from);
  }
});

test('what never happened may happen', () => {
  expect(intervalText(0, 1000)).toBe('0.0 to 1.1');
});

test('half of a thousand is known to five in a hundred', () => {
  expect(intervalText(500, 1000)).toBe('44.8 to 55.2');
});
