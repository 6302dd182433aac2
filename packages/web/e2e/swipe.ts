import type { Page } from '@playwright/test';

/** A finger drawn across the page, as the browser itself sees it. */
export async function swipe(page: Page, x: number, y: number, right: number, down: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + right * share, y: y + down * share }] });
  await touch('touchStart', 0);
  for (let part = 1; part <= 5; part++) await touch('touchMove', part / 5);
  // The finger comes to rest before it leaves: lifted in full flight it may count as a fling, and the browser takes the
  // next tap for the hand that stops it.
  for (let rest = 0; rest < 4; rest++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await touch('touchMove', 1);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
