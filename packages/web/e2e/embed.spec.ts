/** The page inside pages of other people: what it shows there, and that the whole app is never shown there. */

import { generateMaze } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';
import { packText } from '../src/shell/pack.js';
import { expectAccessible } from './axe.js';
import { test } from './host-page.js';
import { PageServer } from './page-server.js';
import { CLEAN, recordingOf } from './sample-games.js';
import { expect } from './test.js';

const MAZE = '#/maze?v=1&rows=9&cols=12&seed=7';
const recorded = async (room: string) => `#/${room}?v=1&turn=0&rec=${await packText(recordingOf('cornered', CLEAN))}`;

test('a game with its recording is shown in a frame of another site, and gone through step by step', async ({
  baseURL,
  host,
}) => {
  const frame = await host.frame(`${baseURL}/?embed${await recorded('rogue')}`);
  const [step, status] = [frame.getByTestId('step'), frame.getByTestId('status')];
  await expect(step).toHaveText('turn 0 of 7');
  await frame.getByRole('button', { name: 'Step forward' }).click();
  await expect(step).toHaveText('turn 1 of 7');
  await expect(status).toHaveText(/^Monster NW/);
  await frame.getByRole('button', { name: 'To the end' }).click();
  await expect(status).toHaveText(/captured/i);
  await frame.getByRole('slider', { name: 'Timeline' }).fill('3');
  await expect(step).toHaveText('turn 3 of 7');
  await frame.getByRole('button', { name: 'Step back' }).click();
  await expect(step).toHaveText('turn 2 of 7');
  // Nobody plays there.
  await expect(frame.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // All of it, at the same turn, is a link away.
  const link = frame.getByRole('link', { name: 'Open in Asterion' });
  await expect(link).toHaveAttribute('href', new RegExp(`^${baseURL}/#/rogue[?]v=1&turn=2&rec=`));
});

test('everything that a link can hold has something to look at', async ({ baseURL, host }) => {
  const world = await packText(formatDocument(generateMaze({ rows: 2, cols: 2, seed: 7 })));
  for (const [link, label, said] of [
    [MAZE, 'Maze', /9 rows and 12 columns/],
    [`#/maze?v=1&world=${world}`, 'Maze', /2 rows and 2 columns/],
    [`#/edit?v=1&game=maze&kind=walls&world=${world}`, 'World', /A world for a maze, 2 rows, 2 columns/],
    ['#/puzzle?v=1&date=2026-11-19', 'Puzzle', /./],
    ['#/minotaur?v=1&level=level-1', 'Board of Minotaur', /start/i],
    ['#/labyrinth?v=1&seed=4', 'Board of Labyrinth', /./],
    [await recorded('review'), 'Board of Rogue', /start/i],
  ] as const) {
    const frame = await host.frame(`${baseURL}/?embed${link}`);
    await expect(frame.getByRole('application', { name: label })).toBeVisible();
    await expect(frame.getByTestId('status')).toHaveText(said);
    await expect(frame.getByRole('alert')).toHaveCount(0);
  }
});

test('what has nothing to look at, and what is damaged, says so', async ({ baseURL, host }) => {
  for (const [link, said] of [
    ['', /belongs into the address/],
    ['#/nowhere', /belongs into the address/],
    ['#/explore', /not shown inside other pages/],
    ['#/maze?v=1&world=AAAA', /damaged/],
    ['#/maze?v=99', /made by a newer Asterion/],
    ['#/review?v=1&rec=AAAA', /no game that can be read/],
    ['#/rogue?v=1&rec=AAAA', /damaged/],
  ] as const) {
    const frame = await host.frame(`${baseURL}/?embed${link}`);
    await expect(frame.getByRole('alert')).toHaveText(said);
  }
});

test('without ?embed the server forbids frames, whoever asks', async ({ page, baseURL, host, complaints }) => {
  await host.open(`<iframe title="A board" src="${baseURL}/${MAZE}"></iframe>`);
  await expect.poll(() => complaints.join()).toMatch(/frame-ancestors|403/);
  await expect(page.frameLocator('iframe').getByTestId('board')).toHaveCount(0);
  complaints.length = 0; // as they should be
});

test('where others serve the files, the page itself does: in a frame it is a sentence and a link', async ({ host }) => {
  const server = new PageServer();
  const address = await server.start();
  const frame = await host.frame(`${address}${MAZE}`);
  await expect(frame.getByText('Asterion is not shown inside other pages')).toBeVisible();
  await expect(frame.getByRole('link')).toHaveAttribute('href', `${address}${MAZE}`);
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  const other = await host.frame(`${address}?embed${MAZE}`);
  await expect(other.getByTestId('status')).toHaveText(/9 rows/);
  await server.stop();
});

test('it fits its frame, in the colours that the address or the system says', async ({ page, baseURL, host }) => {
  const frame = await host.frame(`${baseURL}/?embed${MAZE}`);
  const html = frame.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(frame.getByTestId('step')).toContainText('solved');
  for (const [width, height] of [
    [600, 480],
    [320, 300],
  ]) {
    await page.locator('iframe').evaluate(
      (element, size) => {
        [element.style.width, element.style.height] = size;
      },
      [`${width}px`, `${height}px`] as const,
    );
    await expect
      .poll(() => html.evaluate((one) => [one.scrollWidth - innerWidth, one.scrollHeight - innerHeight]))
      .toEqual([0, 0]);
    await expect(frame.getByRole('link', { name: 'Open in Asterion' })).toBeInViewport();
  }
  const dark = await host.frame(`${baseURL}/?embed&theme=light${MAZE}`);
  await expect(dark.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('keys are those of whoever has the focus in the frame, and nothing is kept', async ({ page, baseURL, host }) => {
  await host.open(
    `<input aria-label="Name"><iframe title="A board" src="${baseURL}/?embed${await recorded('rogue')}" width="600" height="480"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  const step = frame.getByTestId('step');
  await expect(step).toHaveText('turn 0 of 7');
  await page.getByLabel('Name').fill('a');
  await page.keyboard.press('.');
  await expect(page.getByLabel('Name')).toHaveValue('a.');
  // In the frame, but on nothing of it that has keys.
  await frame.getByTestId('status').click();
  await page.keyboard.press('End');
  await expect(step).toHaveText('turn 0 of 7');
  await frame.getByRole('application').focus();
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await expect(step).toHaveText('turn 2 of 7');
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByTestId('spoken')).toHaveText(/^row 1, column 0/);
  await page.keyboard.press('r');
  await page.keyboard.press('c');
  await expect(step).toHaveText('turn 2 of 7');
  expect(await frame.locator('html').evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('a wheel over it moves the page around it', async ({ page, baseURL, host }) => {
  await host.open(
    `<iframe title="A board" src="${baseURL}/?embed${MAZE}" width="600" height="400"></iframe><div style="height: 3000px"></div>`,
  );
  await expect(page.frameLocator('iframe').getByTestId('step')).toContainText('solved');
  await page.locator('iframe').hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('axe finds nothing in it', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/?embed${await recorded('rogue')}`);
  await expect(page.getByTestId('step')).toHaveText('turn 0 of 7');
  await expectAccessible(page);
});
