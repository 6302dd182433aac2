import { ExplorePage, Guide, USUAL, WALK } from './explore-page.js';
import { expectFitForFingers } from './fingers.js';
import { swipe } from './swipe.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

const SIDES: Readonly<Record<string, string>> = { w: 'N', a: 'W', s: 'S', d: 'E' };
const SWIPES: Readonly<Record<string, readonly [number, number]>> = {
  w: [3, -60],
  a: [-60, 3],
  s: [3, 60],
  d: [60, 3],
};

test('a level by touch: swipe, pad and taps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guide = new Guide(WALK);
  const keys = guide.toCoin();
  const room = await new ExplorePage(page).open(WALK);
  const box = await room.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  const [right, down] = SWIPES[keys[0]];
  await swipe(page, box.x + 150, box.y + 150, right, down);
  await expect(room.turn).toHaveText('1');
  for (const key of keys.slice(1)) await room.button(`Step ${SIDES[key]}`).tap();
  await expect(room.status).toContainText('The stairs are open');
  await room.button('Wait here').tap();
  await expect(room.turn).toHaveText(String(keys.length + 1));
  await room.button('Undo').tap();
  await room.button('Fog').tap();
  await room.button('Show the whole').tap();
  await page.evaluate(() => scrollTo(0, 0));
  for (let tap = 0; tap < 4 && !(await room.end.isVisible()); tap++) {
    const stairs = await room.pixel(guide, guide.position.stairs);
    await room.travel(() => page.touchscreen.tap(stairs.x, stairs.y));
  }
  await expect(room.status).toHaveText(/^Out with/);
});

test('the board comes first, nothing sticks out, everything is large enough', async ({ page }) => {
  const room = await new ExplorePage(page).open(USUAL);
  await room.button('Wait here').tap();
  await page.evaluate(() => scrollTo(0, 0));
  expect((await room.board.boundingBox())?.y).toBeLessThan(80);
  for (const part of ['Messages', 'Hunters and coins', 'Saves', 'Save and share', 'Looks and legend', 'Greedy hunters'])
    await room.unfold(part);
  await room.button('Save').tap();
  await expect(room.button('Load quick')).toBeVisible();
  await expectFitForFingers(page);
  await room.button('Step back').tap();
  await expect(page.getByTestId('replay')).toBeVisible();
  await expectFitForFingers(page);
  await room.button('Compare them in this world').tap();
  await expect(page.getByTestId('pair')).toBeVisible();
  await expectFitForFingers(page);
});
