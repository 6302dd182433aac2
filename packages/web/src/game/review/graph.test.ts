import { type ExactValue, labyrinthDescription, rogueDescription } from 'asterion/play';
import { expect, test } from 'vitest';
import { BAND, bandTop, pathOf, plotOf, SIZE, scaleTop, turnAt, xOf } from './graph.js';

const [rogue, labyrinth] = [rogueDescription, labyrinthDescription].map(({ exact }) => {
  if (exact === undefined) throw new Error('Expected a table.');
  return exact;
});
const captured = (count: number | null): ExactValue => ({ winner: 'monster', count });
const evades: ExactValue = { winner: 'rogue', count: null };

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
  expect(scaleTop([captured(1), captured(most), evades], 'monster')).toBe(top);
});

test('evading lies in the band, captures below it, and the sooner the lower', () => {
  const values = [evades, captured(8), captured(4), captured(0)];
  const { dots, ticks } = plotOf(rogue, values, 3, values, true);
  const top = bandTop(rogue);
  const [never, late, soon, now] = dots.map(({ y }) => y);
  expect(never).toBeGreaterThan(top);
  expect(never).toBeLessThan(top + BAND.height);
  expect(late).toBeGreaterThan(top + BAND.height);
  expect(soon).toBe((late + now) / 2);
  expect(now).toBeLessThan(SIZE.height);
  expect(ticks.map(({ text, y }) => [text, y])).toEqual([
    ['8', late],
    ['4', soon],
    ['0', now],
  ]);
});

test('where both sides can win each has a side of the band, and a win at once lies at the edge', () => {
  const wins = (winner: string, count: number): ExactValue => ({ winner, count });
  const values = [
    wins('theseus', 0),
    wins('theseus', 4),
    { winner: undefined, count: null },
    wins('minotaur', 4),
    wins('minotaur', 0),
  ];
  const { dots, ticks } = plotOf(labyrinth, values, 4, values, true);
  const heights = dots.map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(ticks.map(({ text }) => text)).toEqual(['T4', 'T0', 'M4', 'M0']);
});

test('with verdicts alone there are two heights and no numbers', () => {
  const { dots, ticks } = plotOf(rogue, [evades, captured(null)], 1, [captured(null)], false);
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
