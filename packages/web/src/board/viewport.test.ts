import { expect, test } from 'vitest';
import {
  fitViewport,
  isInViewport,
  nearestScale,
  panViewport,
  pixelOf,
  pointUnder,
  revealInViewport,
  zoomViewport,
} from './viewport.js';

const drawing = { width: 40, height: 20 };
const window = { width: 412, height: 412 };

test('a fitted drawing is whole and in the middle', () => {
  const viewport = fitViewport(drawing, window);
  expect(viewport.scale).toBe(10);
  expect(pixelOf(viewport, { x: 20, y: 10 })).toEqual({ x: 206, y: 206 });
});

test('a tiny drawing is not blown up', () => {
  const viewport = fitViewport({ width: 1, height: 1 }, window);
  expect(viewport.scale).toBe(256);
  expect(pixelOf(viewport, { x: 0.5, y: 0.5 })).toEqual({ x: 206, y: 206 });
});

test('whole pixels cost at most a sixteenth of the size', () => {
  for (let cells = 1; cells <= 400; cells++) {
    const size = fitViewport({ width: cells, height: cells }, { width: 720, height: 720 }).scale * cells;
    expect(size).toBeGreaterThan(cells < 3 ? 0 : (708 * 15) / 16);
    expect(size).toBeLessThan(708.001);
  }
});

test('what is under the pointer stays under it while zooming', () => {
  const fitted = fitViewport(drawing, { width: 412, height: 212 });
  const at = { x: 300, y: 60 };
  const before = pointUnder(fitted, at.x, at.y);
  const after = pointUnder(zoomViewport(fitted, 30, at, drawing, { width: 412, height: 212 }), at.x, at.y);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zooming out stops at the fitted view, zooming in at a comfortable cell', () => {
  const fitted = fitViewport(drawing, window);
  const near = zoomViewport(fitted, 10_000, { x: 50, y: 50 }, drawing, window);
  expect(near.scale).toBe(72);
  expect(zoomViewport(near, 1e-7, { x: 50, y: 50 }, drawing, window)).toEqual(fitted);
});

test('panning never shows space beyond the edge', () => {
  const near = zoomViewport(fitViewport(drawing, window), 40, { x: 206, y: 206 }, drawing, window);
  const corner = panViewport(near, 1e6, 1e6, drawing, window);
  expect(pixelOf(corner, { x: 0, y: 0 })).toEqual({ x: 6, y: 6 });
  const opposite = panViewport(near, -1e6, -1e6, drawing, window);
  expect(pixelOf(opposite, { x: 40, y: 20 })).toEqual({ x: 406, y: 406 });
});

test('a place outside the window is brought in, a place inside moves nothing', () => {
  const near = zoomViewport(fitViewport(drawing, window), 40, { x: 0, y: 206 }, drawing, window);
  const far = { x: 39.5, y: 10 };
  expect(pixelOf(near, far).x).toBeGreaterThan(window.width);
  const shown = revealInViewport(near, far, 1, drawing, window);
  expect(pixelOf(shown, far).x).toBeLessThan(window.width);
  expect(revealInViewport(shown, far, 1, drawing, window)).toEqual(shown);
});

test('a window without room gives a view all the same', () => {
  expect(fitViewport(drawing, { width: 0, height: 0 }).scale).toBeGreaterThan(0);
});

test.each([1, 1.25, 1.5, 2, 2.625, 3])('at %d pixels of the screen a CSS pixel, cells have whole pixels', (ratio) => {
  const screen = { width: 413, height: 391, ratio };
  for (const wished of [7.3, 18.9, 33.34, 60.01, 71.9]) {
    const { scale } = zoomViewport(fitViewport(drawing, screen), wished, { x: 9, y: 9 }, drawing, screen);
    expect(scale * ratio).toBeCloseTo(Math.round(scale * ratio), 9);
    expect(nearestScale(wished, drawing, screen)).toBe(scale);
  }
  const { scale, left, top } = fitViewport({ width: 15, height: 15 }, screen);
  for (const length of [scale, left, top]) expect(length * ratio).toBeCloseTo(Math.round(length * ratio), 9);
});

test('a place is in view within the window and nowhere else', () => {
  const near = zoomViewport(fitViewport(drawing, window), 40, { x: 0, y: 206 }, drawing, window);
  expect(isInViewport(near, { x: 1, y: 10 }, window)).toBe(true);
  expect(isInViewport(near, { x: 39, y: 10 }, window)).toBe(false);
});

test('a part of a drawing is fitted, held and panned as a whole one is', () => {
  const part = { x: 10, y: 5, width: 20, height: 10 };
  const fitted = fitViewport(part, window);
  expect(fitted.scale).toBe(20);
  expect(pixelOf(fitted, { x: 20, y: 10 })).toEqual({ x: 206, y: 206 });
  const near = zoomViewport(fitted, 40, { x: 206, y: 206 }, part, window);
  expect(pixelOf(panViewport(near, 1e6, 1e6, part, window), { x: 10, y: 5 })).toEqual({ x: 6, y: 6 });
  expect(pixelOf(panViewport(near, -1e6, -1e6, part, window), { x: 30, y: 15 }).x).toBe(406);
});
