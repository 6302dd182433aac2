/** What is copied in a room and shown elsewhere: a text, a picture, a frame and an element. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generateDungeon } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';
import { packText } from '../src/shell/pack.js';
import { test } from './host-page.js';
import { expectHeard } from './messages.js';
import { CLEAN, recordingOf } from './sample-games.js';
import { expect } from './test.js';

const ELEMENT = new URL('../dist/asterion-board.js', import.meta.url);

/** Presses a button and returns what is on the clipboard then. */
async function copied(page: Page, button: string, told: RegExp): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await expectHeard(page, told);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The size of the picture on the clipboard. */
const pictureCopied = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item.getType('image/png'));
    return [picture.width, picture.height];
  });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a game goes onto pages of others as a frame and as an element, and into messages as a text and a picture', async ({
  page,
  host,
}) => {
  await page.goto(`/#/rogue?v=1&rec=${await packText(recordingOf('cornered', CLEAN))}`);
  const text = await copied(page, 'Copy text', /^Copied, with the link/);
  expect(text).toMatch(
    /^Rogue in Asterion, 9 rows, 9 columns[.] Captured after 4 monster moves[.] .*\nhttp:\/\/127[.]0[.]0[.]1:\d+\/#\/rogue[?]v=1&/,
  );
  expect(text).toMatch(/^[\x20-\x7e\n]*$/); // no signs that some fonts do not have
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await expectHeard(page, 'Picture copied.');
  expect(await pictureCopied(page)).toEqual([1200, 1200]);
  const frame = await copied(page, 'Copy frame for a page', /^Code copied: a frame/);
  const element = await copied(page, 'Copy element for a page', /^Code copied[.] It needs asterion-board.js/);
  host.serve('/asterion-board.js', await readFile(ELEMENT));
  await host.open(`${frame}${element}`);
  const board = page.getByRole('application', { name: 'Rogue in Asterion, 9 rows, 9 columns' });
  await expect(board).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/^Turn 7 of 7[.] Monster W[.]/)).toBeVisible();
  const framed = page.frameLocator('iframe[title="Rogue in Asterion, 9 rows, 9 columns"]');
  await expect(framed.getByTestId('step')).toHaveText('turn 7 of 7');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is drawn goes there, too, with its verdict', async ({ page, host }) => {
  const world = await packText(formatDocument(generateDungeon({ rows: 11, seed: 7 })));
  await page.goto(`/#/edit?v=1&game=rogue&kind=rooms&world=${world}`);
  await expect(page.getByTestId('verdict')).toContainText(/captured|evade/i);
  const text = await copied(page, 'Copy text', /^Copied, with the link/);
  expect(text).toMatch(
    /^A world for Rogue, drawn in Asterion[.] .*(captured|evade)[^\n]*\nhttp.*#\/edit[?]v=1&game=rogue/i,
  );
  expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  const frame = await copied(page, 'Copy frame for a page', /^Code copied: a frame/);
  const element = await copied(page, 'Copy element for a page', /^Code copied[.] It needs/);
  host.serve('/asterion-board.js', await readFile(ELEMENT));
  await host.open(`${frame}${element}`);
  const title = 'A world for Rogue, drawn in Asterion';
  await expect(page.getByRole('application', { name: title })).toBeVisible();
  await expect(page.frameLocator('iframe').getByTestId('status')).toHaveText('A world for Rogue, 11 rows, 11 columns.');
});

test('where there is no clipboard, the picture is saved and the code is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/#/rogue?v=1&dungeon=cornered&seed=7');
  await expect(page.getByRole('button', { name: 'Copy picture' })).toBeEnabled();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Copy picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('asterion.png');
  await page.getByRole('button', { name: 'Copy frame for a page' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/^<iframe src="http.*[?]embed#\/rogue/);
});

test('messengers are told what the page is, and get a picture that the program has made', async ({ request, page }) => {
  await page.goto('/');
  for (const name of ['og:title', 'og:description', 'og:image:alt'])
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\w+ \w+/);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(`/${image}`);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await answer.body()).readUInt32BE(16)).toBeGreaterThan(1200 - 1);
});
