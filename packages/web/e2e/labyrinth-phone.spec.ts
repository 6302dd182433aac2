import { sample } from '../../../testing/thorough.js';
import { expectFitForFingers } from './fingers.js';
import { CAUGHT, HEXAGONS, LabyrinthPage, SAFE, TRAP, WON } from './labyrinth-page.js';
import { expectHeardPart } from './messages.js';
import { swipe } from './swipe.js';
import { devices, expect, test } from './test.js';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

test('a whole game by touch: swipe, pad and tap; won, undone, restarted', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.turn(100);
  const box = await room.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  await swipe(page, box.x + 100, box.y + 200, 4, -60);
  await room.turn(99);
  await room.button('Step E').tap();
  await expectHeardPart(room.page, 'The way E is closed. Ways here: N, S.');
  await room.button('Step N').tap();
  await room.turn(98);
  const supply = await room.target(1, 0);
  await page.touchscreen.tap(supply.x, supply.y);
  await expect(room.status).toHaveText(WON);
  await room.button('Undo').tap();
  await room.turn(98);
  await room.button('Restart').tap();
  await room.turn(100);
});

test('a finger that stays on the pad steps again, until it is over', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(TRAP);
  await room.turn(100);
  const box = await room.button('Step N').boundingBox();
  const session = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(room.status).toHaveText(CAUGHT);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('the pad has a button for each side, and one to pass where that is allowed', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(HEXAGONS);
  await room.turn(20);
  const pad = page.getByRole('group', { name: 'Steps of the player' });
  await expect(pad.getByRole('button')).toHaveCount(6);
  await room.open(`${SAFE}&pass=1`);
  await room.turn(100);
  await expect(pad.getByRole('button')).toHaveCount(5);
  await pad.getByRole('button', { name: 'Pass' }).tap();
  await room.turn(99);
});

test('the pad stays where it is, in view, whatever the truth has to say', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.turn(100);
  const place = () => page.getByRole('group', { name: 'Steps of the player' }).boundingBox();
  const before = await place();
  await room.button('Solve').tap();
  await room.field('Heat map').selectOption('for Theseus');
  await expect(room.legend).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const { y = 0, height = 0 } = (await place()) ?? {};
  expect([y, height]).toEqual([before?.y, before?.height]);
  expect(y + height).toBeLessThan(844);
});

for (const width of sample([360, 412], 1)) {
  test(`at ${width} pixels the board comes first, nothing sticks out, everything is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const room = await new LabyrinthPage(page).open(SAFE);
    await room.turn(100);
    for (const part of ['Rules', 'Statistics', 'Advanced', 'Save and share']) await room.unfold(part);
    await room.button('Solve').tap();
    await room.field('Heat map').selectOption('for Theseus');
    await expect(room.legend).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect((await room.board.boundingBox())?.y).toBeLessThan(80);
    await expectFitForFingers(page);
  });
}
