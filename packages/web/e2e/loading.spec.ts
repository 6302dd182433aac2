/** Rooms are loaded when they are opened: what is seen meanwhile, and where that fails. */

import type { Page } from '@playwright/test';
import { expect, test } from './test.js';

test.use({ spare: 'idle' });

/** Keeps the file of a room away from the page until `release`; `asked` is how often it was asked for. */
async function withhold(page: Page, room: string) {
  const file = new RegExp(`/assets/room-${room}-[^/]*[.]js$`);
  const withheld = { asked: 0, release: () => page.unroute(file) };
  await page.route(file, async (route) => {
    withheld.asked++;
    await route.abort();
  });
  return withheld;
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name, exact: true });

test('a room that was not loaded before the connection was lost says so, and opens when tried again', async ({
  page,
  complaints,
}) => {
  const withheld = await withhold(page, 'rogue');
  await page.goto('/#/maze');
  await expect(page.locator('[data-board]').first()).toBeVisible();
  await tab(page, 'Rogue').click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('This room was not loaded before the connection was lost.');
  await expect(page.locator('body')).not.toContainText('undefined');
  await message.getByRole('button', { name: 'Try again' }).click();
  // By itself, or with the whole page where the browser remembers that there was none.
  await expect.poll(() => withheld.asked).toBe(2);
  await expect(message).toBeVisible();
  await withheld.release();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid').or(page.locator('[data-board]')).first()).toBeVisible();
  await expect(message).toBeHidden();
  complaints.length = 0; // of files that were kept away
});

test('a room that could not be loaded opens by itself when the connection comes back', async ({ page, complaints }) => {
  const withheld = await withhold(page, 'pits');
  await page.goto('/#/pits');
  await expect(page.getByRole('alert')).toContainText('not loaded');
  await withheld.release();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('[data-board]').first()).toBeVisible();
  complaints.length = 0;
});

test('while a room is loading the page says so, and what is opened meanwhile counts', async ({ page }) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/room-minotaur-[^/]*[.]js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#/minotaur');
  await expect(page.getByText('Loading Minotaur …')).toBeVisible();
  await tab(page, 'Maze').click();
  await expect(page.locator('[data-board]').first()).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asterion: Maze');
});

test('once the browser was idle, rooms open without another request', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/#/maze');
  await expect
    .poll(() =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/room-review-')).length,
      ),
    )
    .toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  for (const name of ['Rogue', 'Labyrinth', 'Pits', 'Explore', 'Minotaur', 'Puzzles', 'Review']) {
    await tab(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asterion: ${name}`);
    await expect(page.locator('.loading, .no-room')).toHaveCount(0);
  }
  expect(requests.filter((url) => !url.includes('/worker-'))).toEqual([]);
});
