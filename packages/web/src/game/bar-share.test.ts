import { expect, test } from 'vitest';
import { barShare } from './bar-share.js';

test('a win at once or for ever takes the whole bar, and the later the less, but more than half', () => {
  const shares = [0, 1, 5, 20, 1000].map((count) => barShare({ winner: 'somebody', count }));
  expect(shares[0]).toBe(1);
  expect(barShare({ winner: 'somebody', count: null })).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares.every((share) => share > 0.5)).toBe(true);
});
