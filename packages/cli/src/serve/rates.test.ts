import { expect, test } from 'vitest';
import { Rates } from './rates.js';

/** How many requests are answered before one is not. */
const answered = (rates: Rates, address: string): number => {
  for (let count = 0; ; count++) if (rates.wait(address) !== undefined) return count;
};

test('whoever asks too often is told when to ask again, and may then', () => {
  let now = 0;
  const rates = new Rates(() => now);
  expect(answered(rates, '10.0.0.7')).toBe(3000);
  expect(rates.wait('10.0.0.7')).toBe(1);
  expect(rates.wait('10.0.0.8')).toBeUndefined();
  now = 1000;
  expect(answered(rates, '10.0.0.7')).toBeGreaterThan(190);
  for (let i = 0; i < 10_000; i++) rates.wait('10.0.0.7');
  expect(rates.wait('10.0.0.7')).toBe(1);
  now = 60_000;
  expect(answered(rates, '10.0.0.7')).toBe(3000);
});

test('whoever is refused has fewer requests left', () => {
  const rates = new Rates(() => 0);
  for (let i = 0; i < 100; i++) rates.refused('10.0.0.7');
  expect(answered(rates, '10.0.0.7')).toBe(2000);
});

test('a network of IPv6 is one address', () => {
  const rates = new Rates(() => 0);
  expect(answered(rates, 'fd00::7')).toBe(3000);
  expect(rates.wait('fd00::1:2:3:4')).toBe(1);
  expect(rates.wait('fd00:0:0:0:1:2:3:4')).toBe(1);
  expect(rates.wait('fd00:0:0:1::7')).toBeUndefined();
  expect(rates.wait('::ffff:10.0.0.7')).toBeUndefined();
});

test('of very many addresses the least recent are forgotten', () => {
  const rates = new Rates(() => 0);
  answered(rates, 'first');
  for (let i = 0; i < 10_000; i++) rates.wait(String(i));
  expect(rates.wait('first')).toBeUndefined();
});
