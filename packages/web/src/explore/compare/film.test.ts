import { lightPalette } from 'asterion/render';
import { expect, test } from 'vitest';
import { filmOf, filmSvg } from './film.js';
import { endWords, momentWords, turnWords } from './words.js';

const film = filmOf({ generator: 'bsp', rows: 20, cols: 30 }, '7');
if (typeof film === 'string') throw new Error(film);

test('what is said names both, the plan and the shortest way', () => {
  const [{ plan, shortest }] = film.sides[0].moments;
  expect(momentWords(film.sides[0], 0)).toBe(`plans ${plan.way.length - 1}, shortest ${shortest}`);
  expect(turnWords(film, 0)).toMatch(/^Turn 0\. From the avatar: plans .*\. From the hunter: plans .*\.$/);
  expect(endWords(film.sides[1])).toMatch(/^[0-9.]+ × the shortest way$/);
});

test('a turn is one picture with both searches, the same every time', () => {
  const svg = filmSvg(film, 3, lightPalette);
  expect(svg.match(/<svg /g)).toHaveLength(3);
  expect(svg).toContain('From the hunter, turn 3: plans');
  expect(filmSvg(film, 3, lightPalette)).toBe(svg);
});

test('a world that is too large to keep every turn is refused', () => {
  expect(filmOf({ generator: 'bsp', rows: 200, cols: 200 }, '7')).toMatch(/up to 20,000 cells/);
});
