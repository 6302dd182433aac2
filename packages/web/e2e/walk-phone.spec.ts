import type { Page } from '@playwright/test';
import { expectFitForFingers } from './fingers.js';
import { MazePage } from './maze-page.js';
import { expectShown } from './messages.js';
import { swipe } from './swipe.js';
import { devices, expect, test } from './test.js';
import { HEXAGONAL, LARGE, placeOf, SMALL, stepsToFork } from './walked.js';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

const steps = (page: Page) => page.getByTestId('steps');
const VECTORS: Record<string, readonly [number, number]> = { N: [0, -60], E: [60, 0], S: [0, 60], W: [-60, 0] };

test('a maze is walked by the pad, and raced by taps', async ({ page }) => {
  const maze = await new MazePage(page).open(SMALL.link);
  for (const name of SMALL.names) await maze.button(`Step ${name}`).tap();
  await expect(page.getByTestId('status')).toContainText(': gold.');
  await maze.button('Race a solver').tap();
  await expect(page.getByTestId('status')).toContainText('You were first');
  await maze.button('Walk it').tap();
  await maze.button('Undo').tap();
  await expect(steps(page)).toHaveText(String(SMALL.names.length - 1));
  await maze.button('Restart').tap();
  await expect(steps(page)).toHaveText('0');
});

test('a tap walks along the corridor, a swipe runs to the next fork, a finger on the walker leads', async ({
  page,
}) => {
  const maze = await new MazePage(page).open(LARGE.link);
  const at = async (step: number) => maze.cell(...placeOf(LARGE, step));
  const fork = stepsToFork(LARGE);
  const target = await at(fork);
  await page.touchscreen.tap(target.x, target.y);
  await expect(steps(page)).toHaveText(String(fork));
  const end = await at(LARGE.names.length);
  await page.touchscreen.tap(end.x, end.y);
  await expectShown(page, 'choose at each fork');
  await maze.button('Undo').tap();
  await expect(steps(page)).toHaveText('0');
  const middle = await maze.cell(10, 10);
  await swipe(page, middle.x, middle.y, ...VECTORS[LARGE.names[0]]);
  await expect(steps(page)).toHaveText(String(fork));
  await expect(async () => {
    await maze.button('Restart').tap(); // the first may count as the hand that stops the swipe
    await expect(steps(page)).toHaveText('0', { timeout: 2000 });
  }).toPass();
  const [from, to, scrolled] = [await at(0), await at(1), await page.evaluate(() => scrollY)];
  await swipe(page, from.x, from.y, to.x - from.x, to.y - from.y);
  await expect(steps(page)).toHaveText('1');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('hexagons have a pad of six', async ({ page }) => {
  const maze = await new MazePage(page).open(HEXAGONAL.link);
  for (const name of HEXAGONAL.names) await maze.button(`Step ${name}`).tap();
  await expect(page.getByTestId('status')).toContainText(': gold.');
});

test('held on its side, board and pad are in sight together', async ({ page }) => {
  await page.setViewportSize({ width: 863, height: 360 });
  const maze = await new MazePage(page).open(LARGE.link);
  for (const target of [maze.board, maze.button('Step N'), maze.button('Race a solver')]) {
    await expect(target).toBeInViewport({ ratio: 0.9 });
  }
  await maze.button(`Step ${LARGE.names[0]}`).tap();
  await expect(steps(page)).toHaveText('1');
});

for (const width of [320, 412]) {
  test(`at ${width} pixels a walk and a race fit the screen and fingers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const maze = await new MazePage(page).open(SMALL.link);
    await expectFitForFingers(page);
    await maze.button(`Step ${SMALL.names[0]}`).tap();
    await maze.button('Race a solver').tap();
    await expect(page.getByTestId('race')).toBeVisible();
    await expectFitForFingers(page);
  });
}
