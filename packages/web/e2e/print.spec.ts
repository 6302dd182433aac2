import { ExplorePage, USUAL } from './explore-page.js';
import { PlayPage } from './play-page.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { expect, type Page, test } from './test.js';

/** A sheet of A4 within its margins, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

const ROOMS = {
  Rogue: CORNERED,
  Labyrinth: '#/labyrinth?v=1&rows=9&supplies=2&seed=3',
  Pits: '#/pits?v=1&size=10&shape=rect&pits=1-5&player=human&seed=2445',
  Minotaur: '#/minotaur',
  Review: '#/review',
} as const;

test.use({ colorScheme: 'dark' });

/** The board alone, on one sheet, dark on white. */
async function expectOnPaper(page: Page, least = 100_000): Promise<void> {
  const board = page.getByRole('application').first();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(board).toBeVisible();
  const grounds = await page
    .locator('.stage, .board')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)'])); // no field of grey around it
  for (const part of ['banner', 'button', 'slider'] as const) await expect(page.getByRole(part).first()).toBeHidden();
  const box = await board.boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PAPER.height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PAPER.height);
  const light = await board
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let [drawn, bright] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] < 255) continue;
        drawn++;
        if (data[at] + data[at + 1] + data[at + 2] > 450) bright++;
      }
      return { drawn, share: bright / drawn, ratio: canvas.width / canvas.clientWidth };
    });
  expect(light.drawn).toBeGreaterThan(least);
  expect(light.share).toBeGreaterThan(0.5);
  expect(light.ratio).toBeCloseTo(1, 1);
}

for (const [room, hash] of Object.entries(ROOMS)) {
  test(`on paper there is the board alone: ${room}`, async ({ page }) => {
    await new PlayPage(page).open(hash);
    await expectOnPaper(page);
    for (const landscape of [false, true]) {
      const sheets = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  });
}

test('on paper there is the board alone: Explore', async ({ page }) => {
  await new ExplorePage(page).open(USUAL);
  await expectOnPaper(page, 30_000); // as much of it as has been seen, as large as the sheet
});

test('the board is painted for paper before the browser takes the sheet, and for the screen again after', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const before = await rogue.picture();
  const painted = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    dispatchEvent(new Event('beforeprint'));
    return [document.documentElement.dataset.theme, canvas?.clientWidth, canvas?.width]; // without waiting for anything
  });
  expect(painted).toEqual(['light', 703, 703]);
  expect(await rogue.picture()).not.toBe(before);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rogue.picture()).toBe(before);
});
