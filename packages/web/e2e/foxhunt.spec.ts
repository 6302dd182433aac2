/** A game that nobody has ever seen plays, records, replays and is drawn on the page, from its description alone. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { expectHeard } from './messages.js';
import { test } from './test.js';

const root = fileURLToPath(new URL('../test/foxhunt', import.meta.url));
const HOST = 'http://foxhunt.test';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let folder = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asterion-foxhunt-'));
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ root, configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The page is served from where it was built; nothing else is there. */
async function open(page: Page, said: string): Promise<void> {
  await page.route(`${HOST}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    await route.fulfill({
      body: await readFile(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.goto(`${HOST}/#/foxhunt?v=1${said}`);
}

const status = (page: Page) => page.getByTestId('status');

test('has its settings as fields, its pieces in the legend and its facts in the status', async ({ page }) => {
  await open(page, '&seed=7');
  await expect(status(page)).toHaveText('Your move: you are the hounds. Move hound 1 of 2.');
  await expect(page.getByTestId('berries')).toHaveText('0 of 2');
  await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('5');
  await expect(page.getByRole('combobox', { name: 'hounds' })).toHaveValue('human');
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('hound');
  await page.getByRole('textbox', { name: 'Rows' }).fill('99');
  await expect(page.getByText('Expected a whole number from 3 to 20, got "99".')).toBeVisible();
});

test('is played by keys: two hounds one after another, then the fox and chance, and undo', async ({ page }) => {
  await open(page, '&seed=7');
  await expect(status(page)).toContainText('hound 1 of 2');
  await page.keyboard.press('.');
  await expect(status(page)).toContainText('hound 2 of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/move 3 of 3/)).toBeVisible();
  await expect(status(page)).toContainText('hound 1 of 2');
  await page.keyboard.press('Backspace');
  await expect(page.getByText(/move 0 of 0/)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText(/move 3 of 3/)).toBeVisible();
});

test('has the hint of its description: by key and button, in words and arrows, kept, and not through a fog', async ({
  page,
}) => {
  await open(page, '&seed=7');
  await expect(status(page)).toContainText('hound 1 of 2');
  const [hint, arrows, button] = [
    page.getByTestId('hint'),
    page.getByTestId('best'),
    page.getByRole('button', { name: 'Hint' }),
  ];
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('hint: a good step');
  await page.keyboard.press('i');
  await expect(hint).toHaveText('North is good.');
  await expectHeard(page, 'North is good.');
  await expect(arrows).toBeVisible();
  await page.reload();
  await expect(hint).toHaveText('North is good.'); // what was asked for is remembered
  await page.getByRole('button', { name: 'Fog' }).click();
  await expect(hint).toContainText('what the fog hides');
  await expect(arrows).toHaveCount(0);
  await button.click();
  await expect(hint).toHaveCount(0);
});

test('is recorded in the link, and opens again from it', async ({ page, context }) => {
  await open(page, '&seed=7');
  await expect(status(page)).toContainText('hound 1 of 2');
  await page.keyboard.press('.');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/move 3 of 3/)).toBeVisible();
  await expect(page).toHaveURL(/rec=/);
  const again = await context.newPage();
  const [, said] = page.url().split('?v=1');
  await open(again, said);
  await expect(again.getByText(/move 3 of 3/)).toBeVisible();
  await expect(status(again)).toHaveText((await status(page).textContent()) ?? '');
});

test('is watched between bots, and in a fog shows only what its side sees', async ({ page }) => {
  await open(page, '&seed=7&hounds=wanderer&rounds=5');
  await expect(page.getByText(/move 0 of \d+/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(status(page)).toContainText(/(Caught|Fed|Cap) after \d+ rounds?\./);
  await open(page, '&seed=7&hounds=wanderer&fox=human&rows=9&cols=9');
  await page.getByRole('button', { name: 'Fog' }).click();
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('not seen yet');
});
