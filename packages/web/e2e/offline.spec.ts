/** Use without a connection, and new versions. */

import type { Page } from '@playwright/test';
import { PageServer } from './page-server.js';
import { expect, test } from './test.js';

test.use({ serviceWorkers: 'allow', spare: 'idle' });

const isReady = (page: Page) => expect(page.locator('html[data-offline="ready"]')).toBeAttached();

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name, exact: true });

/** Opens every room and sees its board; in Rogue the exact table, too, which is made in a thread. */
async function walkThroughAll(page: Page): Promise<void> {
  for (const name of ['Rogue', 'Labyrinth', 'Pits', 'Explore', 'Minotaur', 'Puzzles', 'Review', 'Maze']) {
    await tab(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asterion: ${name}`);
    await expect(page.locator('[data-board]').first()).toBeVisible();
    await expect(page.locator('.loading, .no-room')).toHaveCount(0);
  }
}

test('once all rooms are there nothing is asked of the server, and without it every room works', async ({
  page,
  context,
}) => {
  const server = new PageServer();
  await page.goto(await server.start());
  await isReady(page);
  await page.waitForLoadState('networkidle');
  const before = [...server.requests];
  expect(before.some((path) => path.includes('/room-review-'))).toBe(true);
  await walkThroughAll(page);
  // Browsers look by themselves, a moment after a page was opened, whether the worker has a new version.
  const asked = server.requests.slice(before.length).filter((path) => !path.endsWith('/service-worker.js'));
  expect(asked).toEqual([]);
  await server.stop();
  await context.setOffline(true);
  await walkThroughAll(page);
  await page.goto(`${page.url().split('#')[0]}#/rogue?v=1&dungeon=corners&monster=human&rogue=human`);
  await page.reload(); // the page itself comes from what was kept
  await expect(page.locator('[data-board]').first()).toBeVisible();
  await walkThroughAll(page);
});

test('the settings say when the page is ready for offline use, under the policy of the real server', async ({
  page,
  context,
}) => {
  await page.goto('/#/maze');
  await isReady(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByTestId('offline')).toHaveText('Ready for offline use: all rooms are on this device.');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-board]').first()).toBeVisible();
});

test('an address with a token is always the server’s to answer', async ({ page }) => {
  const server = new PageServer();
  const url = await server.start();
  await page.goto(url);
  await isReady(page);
  await page.goto(`${url}?token=abc`);
  await expect(page.locator('main')).toBeVisible();
  expect(server.requests.some((path) => path.endsWith('/?token=abc'))).toBe(true);
  await server.stop();
});

test('a new version is told of, and opened only when the visitor reloads', async ({ page }) => {
  const server = new PageServer();
  await page.goto(`${await server.start()}#/maze`);
  await isReady(page);
  await expect(page.locator('body')).toHaveAttribute('data-version', 'first');
  server.version = 'second';
  await page.reload(); // browsers look for a new version when a page is opened
  const notice = page.getByRole('status', { name: 'New version' });
  await expect(notice).toContainText('A new version is there.');
  await expect(page.locator('body')).toHaveAttribute('data-version', 'first');
  await page.reload(); // however often
  await expect(page.locator('body')).toHaveAttribute('data-version', 'first');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-version', 'second');
  await expect(page.locator('[data-board]').first()).toBeVisible();
  await expect(notice).toBeHidden();
  await server.stop();
});

test('files of one version and the index of another are not kept together', async ({ page, complaints }) => {
  const server = new PageServer();
  server.isBetween = true;
  await page.goto(await server.start());
  await expect.poll(() => server.requests.some((path) => path.endsWith('/service-worker.js'))).toBe(true);
  const isGivenUp = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? 'none');
  await expect.poll(isGivenUp).toBe('none');
  await expect(page.locator('html[data-offline="ready"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByTestId('offline')).not.toContainText('Ready');
  complaints.length = 0;
  await server.stop();
});
