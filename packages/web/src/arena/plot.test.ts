import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf, scaleOf } from './plot.js';

test('a rating is the lower end of its bar, and the mean its middle', () => {
  expect(rangeOf({ rating: 10, uncertainty: 2 })).toEqual({ low: 10, mean: 16, high: 22 });
});

test('every bar is seen whole, between round ticks that are few', () => {
  const row = fc.record({
    rating: fc.double({ min: -5000, max: 5000, noNaN: true }),
    uncertainty: fc.double({ min: 0, max: 500, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (bots) => {
      const { ticks, at } = scaleOf(bots);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(20);
      expect([at(ticks[0]), at(ticks[ticks.length - 1])]).toEqual([0, 1]);
      for (const { low, high } of bots.map(rangeOf)) {
        expect(at(low)).toBeGreaterThanOrEqual(-1e-9);
        expect(at(high)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('ticks are those that people count by', () => {
  expect(scaleOf([{ rating: 2, uncertainty: 4 }]).ticks).toEqual([0, 10, 20, 30]);
  expect(scaleOf([]).ticks).toEqual([0, 1]);
});
