import type { Page } from '@playwright/test';
import type { Point } from 'asterion/world';

/** A finger drawn across the page, as the browser itself sees it. */
export const swipe = (page: Page, x: number, y: number, right: number, down: number): Promise<void> =>
  drawAlong(
    page,
    Array.from({ length: 6 }, (_, part) => ({ x: x + (right * part) / 5, y: y + (down * part) / 5 })),
  );

/** A finger drawn from point to point. */
export async function drawAlong(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', point: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  for (const [at, point] of points.entries()) await touch(at === 0 ? 'touchStart' : 'touchMove', point);
  // The finger comes to rest before it leaves: lifted in full flight it may count as a fling, and the browser takes the
  // next tap for the hand that stops it. It trembles meanwhile, for where nothing moves nothing is measured.
  const { x, y } = points[points.length - 1];
  for (let rest = 0; rest < 8; rest++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await touch('touchMove', { x: x + (rest % 2) / 2, y });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
