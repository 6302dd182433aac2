import { minotaurLevels } from 'asterion/game/minotaur';
import { expectAccessible } from './axe.js';
import { expectFitForFingers } from './fingers.js';
import { expectHeard } from './messages.js';
import { PlayPage } from './play-page.js';
import { swipe } from './swipe.js';
import { devices, expect, test } from './test.js';

/** W, S, E, E wins; whoever waits is caught at once. */
const FIRST = '#/minotaur?v=1&level=level-1&seed=1';
/** A wait, then N, E, N, E, E wins; every other first move is lost, though nobody is caught yet. */
const SECOND = '#/minotaur?v=1&level=level-2&seed=1';

const GOLD = 'You won: out after 4 moves, par 4: gold.';
const CAUGHT = 'You lost: caught after 1 move. The Minotaur caught Theseus.';

test('a level by keyboard: lost, taken back, won; the medal stays in this browser', async ({ page }) => {
  const room = await new PlayPage(page).open(FIRST);
  await expectHeard(room.page, 'Start. Par is 4 moves. The Minotaur is 1 row N of Theseus.');
  await expect(page.getByTestId('in-short')).toContainText('The Minotaur takes 2 steps for each of yours');
  await room.press('.');
  await expect(room.status).toHaveText(CAUGHT);
  await room.press('Backspace');
  await expect(room.status).toHaveText('Your move.');
  for (const key of ['ArrowLeft', 's', 'l', '6']) await room.press(key);
  await expect(room.status).toHaveText(GOLD);
  await expect(page.getByTestId('solved')).toContainText('1 of 20 solved');
  await expect(page.getByTestId('levels').getByRole('row', { name: '1 First step' })).toContainText('4 ★★★');
  await room.press('i');
  await expect(page.getByTestId('hint')).toHaveText('The level is solved.');
  await room.button('Next level').click();
  await expect(room.field('Level')).toHaveValue('level-2');
  await expect(page.getByTestId('hint')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('solved')).toContainText('1 of 20 solved');
  await room.button('Play level 1').click();
  await expect(room.status).toHaveText('Your move.');
  await expect(page.getByTestId('par')).toHaveText('4');
});

test('a level by mouse: won step by step, lost by a click on oneself', async ({ page }) => {
  const room = await new PlayPage(page).open(FIRST);
  for (const [right, down] of [[-1, 0], [0, 1], [1, 0], [1, 0]]) {
    const next = await room.target(right, down);
    await page.mouse.click(next.x, next.y);
  } // biome-ignore format: one way
  await expect(room.status).toHaveText(GOLD);
  await room.button('Restart').click();
  const own = await room.mover();
  await page.mouse.click(own.x, own.y);
  await expect(room.status).toHaveText(CAUGHT);
});

test('a dead position is told of on request, with the move since when, and taken back', async ({ page }) => {
  const room = await new PlayPage(page).open(SECOND);
  await room.press('i');
  await expect(page.getByTestId('hint')).toHaveText('Next: wait.');
  await expect(page.getByTestId('best')).toBeVisible();
  await room.press('ArrowUp');
  await expect(page.getByTestId('hint')).toHaveText(
    'There is no way to win any more. Lost since move 1: take it back.',
  );
  await room.press('v');
  await expect(page.getByTestId('truth')).toContainText('Theseus cannot win');
  await room.press('Backspace');
  await expect(page.getByTestId('truth')).toContainText('Theseus is out in 6 moves');
  await expect(page.getByTestId('hint')).toHaveText('Next: wait.');
  await room.press('c');
  await expect(page.getByTestId('heat-legend')).toBeVisible();
});

test('a finished game that was opened is nobody’s medal; it is reviewed with since when it was lost', async ({
  page,
}) => {
  const room = await new PlayPage(page).open(SECOND);
  for (const key of ['ArrowRight', '.']) await room.press(key);
  await expect(room.status).toHaveText('You lost: caught after 2 moves. The Minotaur caught Theseus.');
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(page.getByTestId('decided')).toContainText('Lost since move 1.');
  await expect(page.getByTestId('decided')).toContainText('Par 6.');
  await expect(page.getByTestId('step')).toHaveText('turn 1 of 2'); // at the first mistake
  const won = await new PlayPage(page).open(FIRST);
  for (const key of ['a', 's', 'd', 'd']) await won.press(key);
  await expect(won.status).toHaveText(GOLD);
  await expect(page.getByTestId('result-won')).toBeVisible();
  await expect(page).toHaveURL(/rec=/);
  await page.reload(); // one's own game stays one's own
  await expect(won.status).toHaveText(GOLD);
  const link = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(won.status).toHaveText('Theseus won: out after 4 moves, par 4: gold.');
  await expect(page.getByTestId('solved')).toContainText('0 of 20 solved');
  await won.button('Play it yourself').click();
  await expect(won.status).toHaveText('Your move.');
});

test('levels are generated, linked, dropped as files, and played under the rules they say', async ({ page }) => {
  const room = await new PlayPage(page).open('#/minotaur?v=1&rows=4&cols=4&par=5-9&seed=3');
  await expect(room.field('Level from')).toHaveValue('generated');
  await expect(page.getByTestId('par')).toHaveText(/^[5-9]$/);
  const picture = await room.picture();
  await page.reload();
  await expect.poll(() => room.picture()).toBe(picture); // it is made once more, in a thread
  await room.drop('level.txt', minotaurLevels[0].text);
  await expect(page.getByTestId('given')).toBeVisible();
  await expect(page.getByTestId('par')).toHaveText('4');
  const three =
    '{"asterion":1,"shape":"rect","rows":2,"cols":3,"origin":"bottom","open":["051514","415150"],"exit":[0,2],"actors":{"theseus":[[0,0]],"minotaur":[[1,2]]},"rules":{"steps":3}}';
  await room.drop('three.json', three);
  await expect(room.field('Steps of the Minotaur')).toHaveValue('3');
  await room.drop('level.txt', minotaurLevels[0].text); // which says no rules: those of the last file are not its own
  await expect(room.field('Steps of the Minotaur')).toHaveValue('2');
  await expect(page.getByTestId('par')).toHaveText('4');
});

test('axe finds nothing', async ({ page }) => {
  const room = await new PlayPage(page).open(SECOND);
  for (const key of ['i', 'v', 'c']) await room.press(key);
  await expect(page.getByTestId('heat-legend')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('a level by touch: swipe, pad and tap; lost by waiting, won, the next one', async ({ page, context }) => {
    const room = await new PlayPage(page).open(FIRST);
    await expect(page.locator('.readouts')).toContainText('The Minotaur takes 2 steps for each of yours');
    await room.button('Minotaur').tap(); // the board is out of sight from there: the answer is not
    await expect(page.getByTestId('message')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await room.button('Wait here').tap();
    await expect(room.status).toHaveText(CAUGHT);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await room.button('Share this game').tap();
    await expectHeard(room.page, 'Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?&]rec=/);
    await room.button('Undo').tap();
    await page.evaluate(() => scrollTo(0, 0));
    const box = await room.board.boundingBox();
    if (box === null) throw new Error('Expected a board.');
    await swipe(page, box.x + 200, box.y + 100, -60, 4);
    await expect(page.getByTestId('moves')).toHaveText('1');
    await room.button('Step S').tap();
    await room.button('Step E').tap();
    const exit = await room.target(1, 0);
    await page.touchscreen.tap(exit.x, exit.y);
    await expect(room.status).toHaveText(GOLD);
    await room.button('Next level').tap();
    await expect(page.getByTestId('par')).toHaveText('6');
    await room.unfold('Levels');
    await expectFitForFingers(page);
  });
});
