import { expect, test } from 'vitest';
import { Clock } from './clock.js';

const frames = (clock: Clock, from: number, count: number, rate: number): number => {
  let steps = 0;
  for (let frame = 1; frame <= count; frame++) steps += clock.tick(from + (frame * 1000) / 60, rate);
  return steps;
};

test('the first tick starts the clock', () => {
  expect(new Clock().tick(123_456, 1000)).toBe(0);
});

test.each([1, 7, 60, 1000, 250_000])('a second at %i steps a second is as many steps', (rate) => {
  const clock = new Clock();
  clock.tick(0, rate);
  expect(Math.abs(frames(clock, 0, 60, rate) - rate)).toBeLessThanOrEqual(1);
});

test('a change of rate acts at once and loses nothing owed', () => {
  const clock = new Clock();
  clock.tick(0, 10);
  expect(clock.tick(50, 10)).toBe(0);
  expect(clock.tick(100, 20)).toBe(1);
  expect(clock.tick(150, 1000)).toBe(50);
});

test('a long pause between frames counts as a short one', () => {
  const clock = new Clock();
  clock.tick(0, 100);
  expect(clock.tick(60_000, 100)).toBe(10);
});

test('time that runs backwards gives no steps', () => {
  const clock = new Clock();
  clock.tick(1000, 100);
  expect(clock.tick(0, 100)).toBe(0);
});
