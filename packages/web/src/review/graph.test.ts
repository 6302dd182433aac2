import type { Value } from 'asterion/exact';
import { expect, test } from 'vitest';
import { BAND, pathOf, plotOf, SIZE, scaleTop, turnAt, xOf } from './graph.js';

const captured = (captureIn: number | null): Value => ({ verdict: 'captured', captureIn });
const evades: Value = { verdict: 'evades', captureIn: null };

test.each([
  [0, 2],
  [4, 4],
  [7, 8],
  [11, 12],
  [19, 20],
  [58, 60],
  [152, 160],
  [198, 200],
])('the scale of captures in up to %i ends at the even number %i', (most, top) => {
  expect(scaleTop([captured(1), captured(most), evades])).toBe(top);
});

test('evading lies in the band, captures below it, and the sooner the lower', () => {
  const { dots, ticks } = plotOf([evades, captured(8), captured(4), captured(0)], 3, 8, true);
  const [never, late, soon, now] = dots.map(({ y }) => y);
  expect(never).toBeGreaterThan(BAND.top);
  expect(never).toBeLessThan(BAND.top + BAND.height);
  expect(late).toBeGreaterThan(BAND.top + BAND.height);
  expect(soon).toBe((late + now) / 2);
  expect(now).toBeLessThan(SIZE.height);
  expect(ticks.map(({ text, y }) => [text, y])).toEqual([
    ['8', late],
    ['4', soon],
    ['0', now],
  ]);
});

test('with verdicts alone there are two heights and no numbers', () => {
  const { dots, ticks } = plotOf([evades, captured(null)], 1, 2, false);
  expect(ticks).toEqual([{ text: 'captured', y: dots[1].y }]);
});

test('turns lie side by side from edge to edge, and a click finds the one it hits', () => {
  for (const span of [1, 15, 400]) {
    for (const turn of [0, 1, span]) expect(turnAt(xOf(turn, span) / SIZE.width, span)).toBe(turn);
    expect(turnAt(0, span)).toBe(0);
    expect(turnAt(1, span)).toBe(span);
  }
  expect(turnAt(0.5, 0)).toBe(0);
});

test('a path may begin in the middle', () => {
  const dots = [
    { x: 0, y: 1 },
    { x: 2, y: 3 },
    { x: 4, y: 5.126 },
  ];
  expect(pathOf(dots)).toBe('M0 1L2 3L4 5.13');
  expect(pathOf(dots, 1)).toBe('M2 3L4 5.13');
});
