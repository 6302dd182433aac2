/** What a new game begins with. */

import { expectHeard, expectShown } from './messages.js';
import { PlayPage } from './play-page.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { expect, test } from './test.js';

const GENERATED = '#/rogue?v=1&kind=big-rooms&size=20&monster=bfs&rogue=human&seed=3';

test('G makes a new dungeon, or says why not', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await page.keyboard.press('g');
  await expectShown(page, 'The same world again');
  await rogue.open(GENERATED);
  await rogue.turn(1);
  const before = await rogue.picture();
  await page.keyboard.press('g');
  await expect.poll(() => rogue.picture()).not.toBe(before);
});

test('what was solved is not shown in a new game, unless it is kept on', async ({ page }) => {
  const rogue = await new RoguePage(page).open(GENERATED);
  await rogue.turn(1);
  await page.keyboard.press('v');
  await page.keyboard.press('c');
  await expect(rogue.button('Solve')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('g');
  await expect(rogue.button('Solve')).toHaveAttribute('aria-pressed', 'false');
  await expect(rogue.field('Heat map')).toHaveValue('off');
  await rogue.button('Keep in new games').click();
  await page.keyboard.press('v');
  await page.keyboard.press('g');
  await rogue.turn(1);
  await expect(rogue.button('Solve')).toHaveAttribute('aria-pressed', 'true');
});

test('Explore tells each step to screen readers', async ({ page }) => {
  const room = await new PlayPage(page).open('#/explore?v=1&rows=21&cols=21&seed=7');
  await page.keyboard.press('.');
  await expectHeard(room.page, /^Turn 1, row \d+, column \d+\./);
});
