import { expectFitForFingers } from './fingers.js';
import { PuzzlePage, puzzleWhich } from './puzzle-page.js';
import { swipe } from './swipe.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch, folds: 'folded' });

const SHORT = puzzleWhich(({ line }) => line.length <= 9);

test('a puzzle is solved by touch: a wrong tap is refuted and taken back, then pad and taps', async ({ page }) => {
  const { link, moves, wrong } = SHORT;
  const room = await new PuzzlePage(page).open(link);
  await expect(room.board).toBeInViewport({ ratio: 0.99 });
  await expect(room.status).toBeInViewport({ ratio: 0.99 });
  await expect(room.button('Step S')).toBeInViewport({ ratio: 0.98 });
  const spot = await room.spot(wrong);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(room.status).toContainText('Wrong.');
  await expect(room.status).toBeInViewport({ ratio: 0.99 });
  await expect(room.button('Take back')).toBeInViewport({ ratio: 0.98 });
  await page.getByRole('group', { name: 'Why it is wrong' }).getByRole('button', { name: 'Step forward' }).tap();
  await expect(page.getByTestId('step')).toHaveText(/^move 2 of/);
  await expectFitForFingers(page);
  await room.button('Take back').tap();
  for (const [at, move] of moves.entries()) {
    await room.ready();
    if (at % 2 === 0) await room.button(move === 'STAY' ? 'Wait here' : `Step ${move}`).tap();
    else {
      const { x, y } = await room.spot(move);
      await page.touchscreen.tap(x, y);
    }
    await room.expectRight(move, moves.length - at - 1);
  }
  await expect(room.result).toContainText('1 wrong move');
  await expectFitForFingers(page);
  await room.button('Next puzzle').tap();
  await expect(room.result).toHaveCount(0);
});

test('a swipe is a move', async ({ page }) => {
  const { link, moves } = puzzleWhich(({ line }) => /^[NSEW]$/.test(line[0]));
  const room = await new PuzzlePage(page).open(link);
  const box = await room.board.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const ways: Readonly<Record<string, [number, number]>> = { E: [90, 0], W: [-90, 0], S: [0, 90], N: [0, -90] };
  await swipe(page, x, y, ...ways[moves[0]]);
  await room.expectRight(moves[0], moves.length - 1);
});

test('the lists fit a phone', async ({ page }) => {
  const room = await new PuzzlePage(page).open(SHORT.link);
  await page.getByRole('link', { name: 'All puzzles' }).tap();
  await expect(page.getByTestId('puzzles').first()).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const last = page.getByTestId('puzzles').first().getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await last.tap();
  await expect(room.board).toBeInViewport({ ratio: 0.99 }); // a puzzle opens at its top
  await page.getByRole('link', { name: 'All puzzles' }).tap();
  await expect(last).toBeInViewport(); // and the lists where they were left
});
