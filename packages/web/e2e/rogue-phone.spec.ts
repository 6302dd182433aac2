import { sample } from '../../../testing/thorough.js';
import { expectFitForFingers } from './fingers.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { CAUGHT, CORNERED, HEX_MAZE, RoguePage } from './rogue-page.js';
import { swipe } from './swipe.js';
import { devices, expect, type Page, test } from './test.js';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

test('a whole game by touch: pad, taps and swipes; caught, undone, restarted', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const box = await rogue.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  await swipe(page, box.x + 100, box.y + 200, 60, 4);
  await rogue.turn(2);
  await expectHeard(rogue.page, 'Monster N to row 2, column 3. Distance 2.');
  await rogue.button('Undo').tap();
  await rogue.turn(1);
  await rogue.button('Wait here').tap();
  await rogue.turn(2);
  const me = await rogue.mover();
  await page.touchscreen.tap(me.x, me.y);
  await rogue.turn(3);
  await rogue.button('Step N').tap();
  await expectHeardPart(rogue.page, 'The way N is closed.');
  await rogue.button('Wait here').tap();
  await expect(rogue.status).toHaveText(CAUGHT);
  await rogue.button('Undo').tap();
  await rogue.turn(3);
  const dot = await rogue.target(1, -1);
  await page.touchscreen.tap(dot.x, dot.y);
  await expect(rogue.status).toContainText(/Your move|You lost/);
  await rogue.button('Restart').tap();
  await rogue.turn(1);
});

test('a finger that stays on the pad steps again, until the way is closed', async ({ page }) => {
  const rogue = await new RoguePage(page).open(
    '#/rogue?v=1&dungeon=far&monster=bfs&rogue=human&diagonals=always&moves=1000&seed=7',
  );
  await rogue.turn(1);
  const box = await rogue.button('Step S').boundingBox();
  const session = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await rogue.turn(4);
  await expectHeardPart(rogue.page, 'The way S is closed.');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await rogue.turn(4);
});

/** How far the page is scrolled, once it has been at rest for some frames. */
const restOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let [at, frames] = [scrollY, 0];
        const look = (): void => {
          frames = scrollY === at ? frames + 1 : 0;
          at = scrollY;
          if (frames > 20) resolve(at);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('a finger that swipes over the pad scrolls the page and steps nowhere; one that stays may tremble', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  const rogue = await new RoguePage(page).open(
    '#/rogue?v=1&dungeon=far&monster=bfs&rogue=human&diagonals=always&moves=1000&seed=7',
  );
  await rogue.turn(1);
  await rogue.button('Step S').scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const fingerOn = async (name: string) => {
    const box = await rogue.button(name).boundingBox();
    return (type: 'touchStart' | 'touchMove', up: number) => {
      const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 36 - up };
      return session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
    };
  };
  const before = await page.evaluate(() => scrollY);
  const swipes = await fingerOn('Step S');
  await swipes('touchStart', 0);
  for (let up = 10; up <= 120; up += 10) await swipes('touchMove', up);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await rogue.turn(1);
  await rogue.button('Step S').scrollIntoViewIfNeeded();
  const scrolled = await restOf(page); // a finger that lets go gives the page a push
  const trembles = await fingerOn('Step S');
  await trembles('touchStart', 0);
  await expect(rogue.moves).not.toHaveText('1'); // it has stayed
  for (let up = 2; up <= 30; up += 2) await trembles('touchMove', up);
  await rogue.turn(4);
  await expectHeardPart(rogue.page, 'The way S is closed.');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('on hexagons the pad has six directions; watching has none', async ({ page }) => {
  const rogue = await new RoguePage(page).open(HEX_MAZE);
  await rogue.turn(1);
  const pad = page.getByRole('group', { name: 'Steps of the player' });
  await expect(pad.getByRole('button')).toHaveCount(7);
  await rogue.button('Watch two bots').tap();
  await expect(pad).toHaveCount(0);
  await rogue.button('Pause').tap();
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of [rogue.board, rogue.status, rogue.timeline, rogue.button('Play')])
    await expect(part).toBeInViewport({ ratio: 0.99 });
});

test('a finger on the board does not scroll the page', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  const box = await rogue.board.boundingBox();
  await swipe(page, (box?.x ?? 0) + 150, (box?.y ?? 0) + 300, 0, -200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of sample([360, 412], 1)) {
  test(`at ${width} pixels the board comes first, nothing sticks out, everything is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const rogue = await new RoguePage(page).open(CORNERED);
    await rogue.turn(1);
    for (const part of ['Rules', 'Save and share']) await rogue.unfold(part);
    await page.evaluate(() => scrollTo(0, 0));
    const [board, pad] = [await rogue.board.boundingBox(), await rogue.button('Step S').boundingBox()];
    expect(board?.y).toBeLessThan(80);
    expect((pad?.y ?? 0) + (pad?.height ?? 0)).toBeLessThan(780);
    await expectFitForFingers(page);
  });
}
