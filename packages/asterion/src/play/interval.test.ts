import { expect, test } from 'vitest';
import { differenceOf, intervalOf } from './many.js';

const intervalText = (interval: readonly number[]): string =>
  interval.map((share) => (100 * share).toFixed(1)).join(' to ');

test('an interval holds the share, is narrower for more games, and stays within 0 and 1', () => {
  for (const part of [0, 1, 50, 99, 100]) {
    const [from, to] = intervalOf(part, 100, 99.9);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from).toBeLessThanOrEqual(part / 100);
    expect(to).toBeGreaterThanOrEqual(part / 100);
    expect(to).toBeLessThanOrEqual(1);
    const [narrowFrom, narrowTo] = intervalOf(100 * part, 10_000, 99.9);
    expect(narrowTo - narrowFrom).toBeLessThan(to - from);
    const [unsureFrom, unsureTo] = intervalOf(part, 100, 95);
    expect(unsureTo - unsureFrom).toBeLessThan(to - from);
  }
});

test('what never happened may happen', () => {
  expect(intervalText(intervalOf(0, 1000, 99.9))).toBe('0.0 to 1.1');
});

test('half of a thousand is known to five in a hundred, or to three if one in twenty may err', () => {
  expect(intervalText(intervalOf(500, 1000, 99.9))).toBe('44.8 to 55.2');
  expect(intervalText(intervalOf(500, 1000, 95))).toBe('46.9 to 53.1');
});

test('a difference is known better the fewer games only one has won', () => {
  expect(intervalText(differenceOf(60, 40, 1000, 95))).toBe('0.0 to 4.0');
  expect(intervalText(differenceOf(20, 0, 1000, 95))).toBe('1.1 to 2.9');
  expect(intervalText(differenceOf(0, 0, 1000, 95))).toBe('0.0 to 0.0');
});
