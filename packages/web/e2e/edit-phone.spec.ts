import { EditPage } from './edit-page.js';
import { expectFitForFingers } from './fingers.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

test('cells are large enough for fingers, on its side too, and whoever asks for the whole has it', async ({ page }) => {
  const edit = await new EditPage(page).open();
  for (const [shape, least] of [
    ['rect', 24],
    ['hex', 24],
    ['triangle', 30],
  ] as const) {
    await edit.begin('Thin walls', shape, 24, 24);
    await expect.poll(() => edit.cellWidth()).toBeGreaterThanOrEqual(least);
  }
  await edit.button('Show the whole').click();
  await expect.poll(() => edit.cellWidth()).toBeLessThan(24);

  await edit.begin('Rooms and corridors', 'rect', 20, 14);
  await expect.poll(() => edit.cellWidth()).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => edit.cellWidth()).toBeGreaterThanOrEqual(24);
});

test('by touch an area is chosen and filled, a level is made on it, and nothing sticks out', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.button('Select').tap();
  await edit.board.scrollIntoViewIfNeeded();
  await edit.swipe([3, 4], [7, 10]);
  await expect(edit.area).toHaveText('The area has 35 cells: rows 3 to 7, columns 4 to 10.');
  await expectFitForFingers(page);
  const before = await edit.rows();
  await expect(edit.verdict).toContainText('captured in 11');
  await edit.field('With best play').selectOption('The rogue evades for ever');
  await edit.button('Make a level').tap();
  await expect(edit.note('make')).toContainText('is what you wished for.');
  await expect(edit.verdict).toHaveText('With best play: the rogue evades for ever.');
  const made = await edit.rows();
  expect(made).not.toEqual(before);
  await edit.button('Fill the area').tap();
  await expect(edit.note('fill')).toContainText('35 cells filled.');
  expect(await edit.rows()).not.toEqual(made);
  await edit.button('Undo').tap();
  expect(await edit.rows()).toEqual(made);
  await edit.button('Undo').tap();
  expect(await edit.rows()).toEqual(before);
});
