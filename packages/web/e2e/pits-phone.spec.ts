import { expectFitForFingers } from './fingers.js';
import { expectHeardPart } from './messages.js';
import { FELL, HEXAGONS, HOLE, PitsPage, SAFE, SHUT, WON } from './pits-page.js';
import { swipe } from './swipe.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

test('games are won and lost by touch: swipe, pad and tap', async ({ page }) => {
  const room = await new PitsPage(page).open(SAFE);
  await room.turn(0);
  const box = await room.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  await swipe(page, box.x + 100, box.y + 200, 60, 4);
  await room.turn(1);
  await room.button('Step N').tap();
  await expectHeardPart(room.page, 'The way N is closed. Ways here: E, W, S.');
  await room.button('Step E').tap();
  await room.turn(2);
  await room.button('Step E').tap();
  for (const count of [3, 4, 5]) {
    await room.turn(count);
    const below = await room.target(0, 1);
    await page.touchscreen.tap(below.x, below.y);
  }
  await expect(room.status).toHaveText(WON);
  await room.open(HOLE);
  await room.turn(0);
  await room.button('Step E').tap();
  await expect(room.status).toHaveText(FELL);
  await room.button('Try again').tap();
  await room.turn(0);
});

test('the pad has a button for each side', async ({ page }) => {
  const room = await new PitsPage(page).open(HEXAGONS);
  await room.turn(0);
  const pad = page.getByRole('group', { name: 'Steps of the player' });
  await expect(pad.getByRole('button')).toHaveCount(6);
  await pad.getByRole('button', { name: 'Step SE' }).tap();
  await room.turn(1);
});

test('the board comes first, nothing sticks out, everything is large enough', async ({ page }) => {
  const room = await new PitsPage(page).open(SHUT);
  await room.turn(0);
  for (const part of ['Rules', 'Save and share']) await room.unfold(part);
  await room.button('Hint').tap();
  await page.evaluate(() => scrollTo(0, 0));
  expect((await room.board.boundingBox())?.y).toBeLessThan(80);
  await expectFitForFingers(page);
  await room.walk('ds');
  await expect(room.button('Try again')).toBeVisible();
  await expectFitForFingers(page);
});
