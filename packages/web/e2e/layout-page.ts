/** What tests of the layout measure. */

import { expect, type Page } from '@playwright/test';
import { linkTo, PLANTED } from './review-page.js';

export const WINDOWS = [
  [1280, 800],
  [1024, 768],
] as const;

/** A link into every room with a board. */
export const ROOMS: readonly (readonly [name: string, hash: string])[] = [
  ['Maze', '#/maze?v=1&shape=rect&rows=20&cols=20&generator=recursive-backtracker&seed=7&solver=bfs'],
  ['Rogue', '#/rogue?v=1&dungeon=mouth&monster=bfs&rogue=human&seed=7'],
  ['Labyrinth', '#/labyrinth?v=1&board=9&theseus=human&minotaur=bfs&seed=3'],
  ['Pits', '#/pits?v=1&seed=3'],
  ['Explore', '#/explore?v=1&seed=7&generator=bsp&rows=18&cols=32&hunters=0&coins=3&toll=1&worlds=1'],
  ['Minotaur', '#/minotaur?v=1'],
  ['Puzzles', '#/puzzle?v=1&date=2026-01-01'],
  ['Review', linkTo(PLANTED)],
];

/** Waits until there is a game, and bots have answered. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeEnabled();
}

/** Whether a button lies over cells of the first board, which could not be seen or clicked then. */
export async function isOnBoard(page: Page, button: string): Promise<boolean> {
  const box = await page.getByRole('button', { name: button, exact: true }).boundingBox();
  const board = await page.getByTestId('board').first().boundingBox();
  if (box === null || board === null) throw new Error(`Expected a board and a button: ${button}.`);
  const isBeside = box.x >= board.x + board.width || box.x + box.width <= board.x;
  return !isBeside && box.y < board.y + board.height && box.y + box.height > board.y;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around everything that is drawn on the first board, in pixels of the window. */
export function drawnBoard(page: Page): Promise<Box> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (canvas === null || !context) throw new Error('Expected a board.');
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (data[4 * (y * width + x) + 3] === 0) continue;
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
    }
    const box = canvas.getBoundingClientRect();
    const scale = box.width / width;
    return {
      x: box.x + left * scale,
      y: box.y + top * scale,
      width: (right - left) * scale,
      height: (bottom - top) * scale,
    };
  });
}
