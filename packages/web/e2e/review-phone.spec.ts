import { sample } from '../../../testing/thorough.js';
import { expectFitForFingers } from './fingers.js';
import { linkTo, PLANTED, ReviewPage } from './review-page.js';
import { CORNERS, recordingOf } from './sample-games.js';
import { devices, expect, test } from './test.js';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

test('a review by touch: mistakes, graph, other moves on the board and in the list, and back', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED));
  await review.mistakes.first().tap();
  await review.expectAt(2, 15);
  await review.button('Step back').tap();
  await review.board.scrollIntoViewIfNeeded();
  const escape = await review.badge('∞');
  await page.touchscreen.tap(escape.x, escape.y);
  await review.expectAt(2, 2, ', what if from turn 1');
  await page.getByRole('button', { name: /^Try W/ }).tap();
  await review.expectAt(3, 3, ', what if from turn 1');
  await review.button('Return to the game').tap();
  await review.expectAt(1, 15);
  await review.graph.scrollIntoViewIfNeeded();
  const graph = await review.graph.boundingBox();
  if (graph === null) throw new Error('Expected a graph.');
  await page.touchscreen.tap(graph.x + graph.width - 2, graph.y + 20);
  await review.expectAt(15, 15);
});

for (const width of sample([360, 412], 1)) {
  test(`at ${width} pixels the board comes first, nothing sticks out, everything is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const review = await new ReviewPage(page).open(linkTo(recordingOf('corners', CORNERS), '&turn=4'));
    for (const part of ['Game', 'Save and share']) await review.unfold(part);
    await page.evaluate(() => scrollTo(0, 0));
    const [board, play] = [await review.board.boundingBox(), await review.button('Play').boundingBox()];
    expect(board?.y).toBeLessThan(80);
    expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThan(780);
    const tab = await page.getByRole('link', { name: 'Review' }).boundingBox();
    const theme = await page.getByRole('button', { name: /^Theme/ }).boundingBox();
    expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(theme?.x ?? 0);
    await expectFitForFingers(page);
  });
}

test('what is below the status does not jump from turn to turn', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(recordingOf('corners', CORNERS)));
  const tops: number[] = [];
  for (let turn = 0; turn <= 15; turn++) {
    await review.expectAt(turn, 15);
    const [board, below] = [await review.board.boundingBox(), await review.timeline.boundingBox()];
    tops.push((below?.y ?? 0) - (board?.y ?? 0));
    await review.button('Step forward').tap();
  }
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
});
