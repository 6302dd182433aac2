/** Where things are on the screen of a phone, measured: upright and on its side. */

import { isOnBoard, ROOMS, settled } from './layout-page.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch, folds: 'folded' });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [360, 640],
  [320, 568],
  [568, 320],
]) {
  test(`at ${width} x ${height} the board and the pad are in sight, and fingers hit every step`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const rogue = await new RoguePage(page).open(CORNERED);
    await rogue.turn(1);
    await expect(rogue.board).toBeInViewport({ ratio: 0.99 });
    expect(await isOnBoard(page, 'Larger')).toBe(false);
    // Upright there is no gutter for a bar that nobody has asked for.
    if (height > width) expect((await rogue.board.boundingBox())?.width).toBe(width);
    await expect(rogue.status).toBeInViewport({ ratio: 0.99 });
    for (const step of ['Step NW', 'Step N', 'Step E', 'Step S', 'Wait here']) {
      await expect(rogue.button(step)).toBeInViewport({ ratio: 0.98 });
      const box = await rogue.button(step).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await rogue.button('Wait here').tap();
    await rogue.turn(2);
  });
}

for (const width of [320, 372]) {
  test(`at ${width} pixels no room sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const [, hash] of ROOMS) {
      await page.goto(`/${hash}`);
      await settled(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([hash, wide]).toEqual([hash, 0]);
    }
    await page.getByRole('button', { name: 'Settings', exact: true }).tap();
    const themes = page.getByRole('group', { name: 'Theme' }).locator('label');
    for (const theme of await themes.all()) expect((await theme.boundingBox())?.height).toBeLessThan(60);
  });
}

test('on its side no room is taller than the window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const [, hash] of ROOMS) {
    await page.goto(`/${hash}`);
    await settled(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect([hash, tall]).toEqual([hash, 0]);
  }
});

test('a level that is solved has the next one in sight', async ({ page }) => {
  await page.goto('/#/minotaur?v=1');
  await settled(page);
  // Nothing was played: the timeline is not full, and the button to play does not stand out.
  const share = await page.getByRole('slider', { name: 'Timeline' }).getAttribute('style');
  expect(share).toMatch(/--share: ?0;/);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).not.toHaveClass(/primary/);
  for (const step of ['Step W', 'Step S', 'Step E', 'Step E'])
    await page.getByRole('button', { name: step, exact: true }).tap();
  await expect(page.getByTestId('status')).toContainText('You won');
  await expect(page.getByRole('button', { name: 'Next level', exact: true })).toBeInViewport({ ratio: 0.99 });
});

test('when a game ends, nothing that leads away comes under a finger that still steps', async ({ page }) => {
  await page.goto('/#/minotaur?v=1');
  await settled(page);
  const steps = ['Step N', 'Step W', 'Step S', 'Step E'].map((step) =>
    page.getByRole('button', { name: step, exact: true }),
  );
  for (const at of [1, 2, 3]) await steps[at].tap();
  const boxes = await Promise.all(steps.map((step) => step.boundingBox()));
  await steps[3].tap();
  await expect(page.getByRole('link', { name: 'Review the game' })).toBeVisible();
  for (const box of boxes) {
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.touchscreen.tap(x, y);
  }
  await expect(page.getByTestId('status')).toContainText('You won');
  expect(page.url()).toContain('#/minotaur');
});
