import type { Page } from '@playwright/test';
import { RoguePage } from './rogue-page.js';
import { expect, test } from './test.js';

const LARGE = '#/rogue?v=1&kind=loops&size=40&monster=bfs&rogue=human&moves=1000&seed=3';

/** Whether the one who is to move is seen, all of it. */
async function expectMoverInSight(page: Page, rogue: RoguePage): Promise<void> {
  await expect
    .poll(async () => {
      const [ring, board] = [await page.locator('.mover').boundingBox(), await rogue.board.boundingBox()];
      if (ring === null || board === null) return false;
      const isWithin = (at: number, length: number, from: number, room: number): boolean =>
        at >= from && at + length <= from + room;
      return isWithin(ring.x, ring.width, board.x, board.width) && isWithin(ring.y, ring.height, board.y, board.height);
    })
    .toBe(true);
}

test('the wheel zooms where it points, the page does not scroll, and the player stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 560 }); // the page is taller than that
  const rogue = await new RoguePage(page).open(LARGE);
  await rogue.turn(1);
  const whole = await rogue.picture();
  const box = await rogue.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  for (const [right, down] of [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.8, 0.8], // the zoom buttons lie beyond
  ]) {
    await page.mouse.move(box.x + right * box.width, box.y + down * box.height);
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -120);
    await expect.poll(() => rogue.picture()).not.toBe(whole);
    await expectMoverInSight(page, rogue);
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 120);
    await expect.poll(() => rogue.picture()).toBe(whole);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('small turns of the wheel add up', async ({ page }) => {
  const rogue = await new RoguePage(page).open(LARGE);
  await rogue.turn(1);
  const whole = await rogue.picture();
  await rogue.board.hover();
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, -4);
  await expect.poll(() => rogue.picture()).not.toBe(whole);
});

test('zoom by keys and buttons is around the player', async ({ page }) => {
  const rogue = await new RoguePage(page).open(LARGE);
  await rogue.turn(1);
  for (let step = 0; step < 6; step++) {
    await rogue.press('+');
    await expectMoverInSight(page, rogue);
  }
  await rogue.press('0');
  for (let step = 0; step < 6; step++) await rogue.button('Larger').click();
  await expectMoverInSight(page, rogue);
});

test('where cells are too small for signs, never has its colour all the same', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('asterion.rogue-heat', 'rogue'));
  const rogue = await new RoguePage(page).open(LARGE.replace('size=40', 'size=99'));
  await expect(page.getByTestId('heat-legend')).toContainText('∞ the rogue evades for ever');
  const patch = page.getByTestId('heat-legend').locator('.is-one').last();
  const colour = await patch.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect
    .poll(() =>
      rogue.board.locator('canvas').evaluate((canvas: HTMLCanvasElement, wanted) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if (`rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})` === wanted) count++;
        return count;
      }, colour),
    )
    .toBeGreaterThan(5000);
});
