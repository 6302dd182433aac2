import { expect, test } from 'vitest';
import { isBest } from './compare.js';

test.each([
  [
    [3, 4],
    [true, false],
  ],
  [
    [4, 4],
    [false, false],
  ],
  [
    [undefined, 9],
    [false, true],
  ],
  [
    [undefined, undefined],
    [false, false],
  ],
])('of %j the best are %j', (values, best) => {
  expect(values.map((_, at) => isBest(values, at))).toEqual(best);
});
