/** Tournaments: a real one, watched while it is played. */

import type { Page } from '@playwright/test';
import { ArenaServer } from './arena-server.js';
import { expectAccessible } from './axe.js';
import { expectHeard } from './messages.js';
import { expect, test } from './test.js';

const tab = (page: Page) => page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Tournaments' });
const boards = (page: Page) => page.getByTestId('running-board');
const scores = (page: Page) => page.getByTestId('crosstable').getByRole('button');
const gamesOfTwo = (page: Page) => page.getByRole('region', { name: 'Games of walker and random' });

let server: ArenaServer;
test.beforeEach(async () => {
  server = await ArenaServer.start();
});
test.afterEach(async ({ page }) => {
  await page.close(); // it would go on asking
  await server.remove();
});

/** Plays it to its end. */
async function finish(page: Page): Promise<void> {
  await server.allow(1000);
  await expect(page.getByTestId('state')).toHaveText('Finished');
}

test.describe('on a desktop', () => {
  test.use({ spare: 'idle' });

  test('a tournament is watched from its start to the final table, and a game is opened from the crosstable', async ({
    page,
  }) => {
    await page.goto(server.url);
    await expect(page.getByRole('navigation', { name: 'Where to go' })).toContainText('Tournaments');
    await tab(page).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('cup');
    await expect(page.getByTestId('state')).toHaveText('Running');
    await expect(page.getByTestId('progress')).toContainText('of 6 games');

    await expect(boards(page).first()).toHaveAttribute('data-drawn', 'true');
    await expect(boards(page).first()).toContainText('<b>slow</b>'); // a name, and nothing but a name
    const [words, picture] = [await boards(page).first().innerText(), await pixelsOf(page)];
    expect(new Set(picture.split(',')).size).toBeGreaterThan(3);
    await server.allow(5);
    await expect.poll(() => boards(page).first().innerText()).not.toBe(words);
    await expect.poll(() => pixelsOf(page)).not.toBe(picture);

    const final = page.getByTestId('stand');
    await expect(final).toBeHidden();
    await finish(page);
    await expect(final).toContainText(/^Finished: .* first, with a rating of/);
    await expectHeard(page, /^cup: Finished: /);
    await expect(page.getByTestId('progress')).toHaveText('6 games');
    await expect(boards(page)).toHaveCount(0);
    await expect(page.getByTestId('leaderboard').getByRole('row')).toHaveCount(4);
    await expect(page.getByTestId('leaderboard').getByRole('img')).toHaveCount(3);
    await expect(scores(page)).toHaveCount(6);
    const names = page.getByTestId('crosstable').getByRole('rowheader');
    await expect(names).toHaveText(['<b>slow</b>', 'random', 'walker']);

    await page.getByRole('button', { name: 'walker against random' }).click();
    await expect(gamesOfTwo(page).getByRole('link')).toHaveCount(2);
    await gamesOfTwo(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asterion: Review');
    await expect(page.getByTestId('summary')).toBeVisible();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect(page).toHaveURL(/#\/review.*turn=1.*back=arena/);
    await page.reload(); // the way back stays in the address
    await page.getByRole('link', { name: 'Back to Tournaments' }).click();
    await expect(gamesOfTwo(page).getByRole('link')).toHaveCount(2);
  });

  test('by keyboard: a score opens the games of two, closing gives the focus back, and back and forward lead there', async ({
    page,
  }) => {
    await page.goto(`${server.url}/#/arena`);
    await finish(page);
    const score = page.getByRole('button', { name: 'walker against random' });
    await score.focus();
    await page.keyboard.press('Enter');
    await expect(gamesOfTwo(page).getByRole('heading')).toBeFocused();
    await expect(score).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(gamesOfTwo(page)).toBeHidden();
    await expect(score).toBeFocused();
    await page.goBack();
    await expect(gamesOfTwo(page).getByRole('heading')).toBeFocused();
    await expect(gamesOfTwo(page).getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asterion: Review');
    await page.goBack();
    await expect(gamesOfTwo(page)).toBeVisible();
  });

  test('a game in its own room leads back, too; whatever else a link says of that is passed over', async ({ page }) => {
    const back = page.getByRole('link', { name: 'Back to Tournaments' });
    for (const room of ['rogue', 'explore']) {
      await page.goto(`${server.url}/#/${room}?seed=7&back=arena%3Ft%3Dcup`);
      await expect(back).toBeVisible();
      await expect(page.locator('.panel')).not.toContainText('back=');
    }
    await back.click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('cup');
    await page.goto(`${server.url}/#/rogue?seed=7&back=javascript:alert(1)`);
    await expect(page.locator('[data-board]').first()).toBeVisible();
    await expect(page.getByText('Back to')).toHaveCount(0);
  });

  test('a server that is gone is told of, what was seen stays, and it goes on when the server is back', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${server.url}/#/arena`);
    await finish(page);
    await server.stop();
    await expect(page.getByTestId('trouble')).toContainText('The server does not answer.');
    await expectHeard(page, 'The server does not answer.');
    await expect(scores(page)).toHaveCount(6);
    await server.serve('cup.results');
    await expect(page.getByTestId('trouble')).toBeHidden();
    await expectHeard(page, 'The server is back.');
    await expect(page.getByTestId('state')).toHaveText('Finished');
    complaints.length = 0; // of the server that was gone
  });

  test('a tournament and a game that are not there say so', async ({ page, complaints }) => {
    await page.goto(`${server.url}/#/arena?t=another`);
    await expect(page.getByTestId('trouble')).toContainText('another');
    await page.getByRole('link', { name: 'All tournaments' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('cup');
    await page.goto(`${server.url}/#/arena?t=cup&game=none`);
    await expect(page.getByRole('alert')).toContainText('This game does not open');
    await page.getByRole('link', { name: 'Back to the tournament' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('cup');
    complaints.length = 0; // of what was not there
  });
});

test('axe finds nothing while games are played, and with the games of two at the end', async ({ page }) => {
  await page.goto(`${server.url}/#/arena`);
  await expect(boards(page).first()).toHaveAttribute('data-drawn', 'true');
  await expectAccessible(page);
  await finish(page);
  await page.getByRole('button', { name: 'walker against random' }).click();
  await expect(gamesOfTwo(page).getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
});

test('what the server tells of tournaments is never kept for offline use', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${server.url}/#/arena`);
  await expect(page.locator('html[data-offline="ready"]')).toBeAttached();
  await finish(page);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((url) => url.includes('/arena/'))).toEqual([]);
  await context.close();
});

/** What is drawn on the first board of a running game. */
const pixelsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.arena-board canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8Array();
    return [...new Uint32Array(data.buffer)].join();
  });
