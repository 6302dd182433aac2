/** What takes long is done in threads: bots think, large worlds grow, large dungeons are solved. */

import type { Page } from '@playwright/test';
import { rogueDescription, Session, setUp } from 'asterion/play';
import { expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

/** Notes what threads are asked for, and how many are ended, from the start of the page on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    globalThis.Worker = class extends Worker {
      override postMessage(order: { readonly kind?: string }): void {
        asked.push(order.kind ?? 'level');
        if (order.kind !== 'grow' || !('isHeld' in globalThis)) super.postMessage(order);
      }

      override terminate(): void {
        asked.push('ended');
        super.terminate();
      }
    };
  });

const asked = (page: Page): Promise<string[]> => page.evaluate('asked');
const timeline = (page: Page) => page.getByRole('slider', { name: 'Timeline' });

test('bots think in a thread, and their game is the one that they play everywhere', async ({ page }) => {
  const said = {
    kind: 'big-rooms',
    rows: '19',
    cols: '19',
    monster: 'minimax',
    rogue: 'minimax',
    seed: '3',
    moves: '12',
  };
  const { setup, faults } = setUp(rogueDescription, said);
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  const session = new Session(setup);
  await session.proceed();
  await listen(page);
  await page.goto(`/#/rogue?v=1&${new URLSearchParams(said).toString()}`);
  await expect(timeline(page)).toHaveAttribute('max', String(session.tip.position.ply));
  expect(await asked(page)).toContain('think');
});

test('a large world grows in a thread, which is ended when somebody leaves', async ({ page }) => {
  await listen(page);
  await page.goto('/#/explore?v=1&rows=400&cols=400&seed=7');
  await expect.poll(() => asked(page)).toContain('grow');
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Maze', exact: true }).click();
  await expect.poll(() => asked(page)).toContain('ended');
  await page.goto('/#/explore?v=1&rows=210&cols=210&seed=7');
  await expect(page.locator('[data-board="explore"]')).toBeVisible();
  await expect(page.getByTestId('status').first()).toContainText(/coin/i);
  await expect.poll(() => asked(page)).toContain('level'); // the next one
});

test('a large dungeon grows in a thread, which says so and can be left; keys wait for the world', async ({ page }) => {
  await listen(page);
  const size = (count: number) => `/#/rogue?v=1&kind=big-rooms&size=${count}&monster=bfs&rogue=human&seed=3`;
  await page.goto(size(110));
  const board = page.locator('[data-board="rogue"]');
  await expect(board).toHaveAccessibleName('Dungeon of 110 rows and 110 columns');
  expect(await asked(page)).toContain('grow');
  await expect(page.getByTestId('moves')).toHaveText('1');
  await page.evaluate('isHeld = true');
  await board.press('g');
  const growing = page.getByTestId('growing');
  await expect(growing).toContainText('Growing the world …');
  await expect(page.getByTestId('growing-message')).toBeInViewport();
  await board.press('.');
  await expect(page.getByTestId('moves')).toHaveText('1'); // it waits
  await board.press('Escape');
  await expect(page.getByTestId('message')).toContainText('The keys that were waiting are dropped.');
  await board.press('Escape');
  await expect(page.getByTestId('message')).toContainText('The world that was growing is left.');
  await expect(growing).toHaveCount(0);
  await board.press('.');
  await expect(page.getByTestId('moves')).toHaveText('2');
  await page.goto(size(120));
  await growing.getByRole('button', { name: 'Cancel' }).click();
  await board.press('z');
  await expect(page.getByTestId('moves')).toHaveText('1');
});

test('a dungeon of 200 x 200 gets its verdict', async ({ page }) => {
  await listen(page);
  await page.goto('/#/rogue?v=1&kind=big-rooms&rows=200&cols=200&monster=bfs&rogue=human&seed=3');
  const board = page.locator('[data-board="rogue"]');
  await expect(board).toBeVisible();
  await board.press('v');
  await expectHeardPart(page, 'With best play:');
  expect(await asked(page)).toContain('solve');
});
