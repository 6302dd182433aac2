import { expect, test } from 'vitest';
import { formatRate, formatSpeed, rateOf, SPEEDS, speedBeside } from './speed.js';

test('a long run takes about twenty seconds at 1x, a short one is slow enough to follow', () => {
  expect(rateOf(1, 3_000_000)).toBe(150_000);
  expect(rateOf(1, 10)).toBe(8);
});

test('twice the speed is twice the rate, at every length', () => {
  for (const total of [1, 100, 12_345, 4_000_000]) expect(rateOf(2, total)).toBe(2 * rateOf(1, total));
});

test('faster and slower stop at the ends', () => {
  expect(speedBeside(1, 1)).toBe(2);
  expect(speedBeside(1, -1)).toBe(0.5);
  expect(speedBeside(64, 1)).toBe(64);
  expect(speedBeside(0.125, -3)).toBe(0.125);
});

test('half speed to sixty-four times are on offer', () => {
  for (const speed of [0.5, 1, 2, 4, 8, 16, 32, 64]) expect(SPEEDS).toContain(speed);
});

test('speeds and rates are written for people', () => {
  expect(SPEEDS.map(formatSpeed).join(' ')).toBe('⅛× ¼× ½× 1× 2× 4× 8× 16× 32× 64×');
  expect(formatRate(61.3)).toBe('61 steps a second');
  expect(formatRate(1)).toBe('1 step a second');
  expect(formatRate(151_234)).toBe('150,000 steps a second');
});
