import { ExactPage } from './exact-page.js';
import { expectFitForFingers } from './fingers.js';
import { CORNERED } from './rogue-page.js';
import { devices, expect, test } from './test.js';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

test('by touch: truth, colours, best move held by a finger, what if and back', async ({ page }) => {
  const rogue = await new ExactPage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.button('Solve').tap();
  await expect(rogue.truth).toHaveText('With best play: captured in 3 monster moves.');
  await rogue.field('Heat map').selectOption('for the rogue');
  await expect(rogue.legend).toBeVisible();
  await rogue.button('Hint').scrollIntoViewIfNeeded();
  const box = await rogue.button('Hint').boundingBox();
  const session = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(rogue.best).toBeVisible();
  await page.waitForTimeout(450); // shorter, it is a tap, and stays
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(rogue.best).toHaveCount(0);
  await rogue.button('What if').tap();
  await expect(rogue.branch).toContainText('What if, from turn 1');
  await rogue.button('Wait here').tap();
  await rogue.expectAt(2, 2);
  await rogue.button('Return').tap();
  await rogue.expectAt(1, 1);
});

test('with everything on, nothing sticks out and everything is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const rogue = await new ExactPage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.button('Solve').tap();
  await rogue.field('Heat map').selectOption('for the monster');
  await rogue.button('What if').tap();
  await expect(rogue.legend).toBeVisible();
  await expectFitForFingers(page);
});
