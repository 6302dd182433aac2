import { EditPage } from './edit-page.js';
import { expectFitForFingers } from './fingers.js';
import { unfold } from './page-actions.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch, folds: 'folded' });

test('worlds are kept, renamed, opened and deleted by touch', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await unfold(page, 'My worlds');
  await edit.field('Keep as').fill('Pocket dungeon');
  await edit.button('Keep').tap();
  await expect(edit.worlds).toContainText('Rogue, 10 rows, 14 columns');
  await edit.button('Rename Pocket dungeon').tap();
  await expectFitForFingers(page);
  await edit.field('New name for Pocket dungeon').fill('A name that is longer than a line of the panel of a phone');
  await edit.button('Rename').tap();
  await expect(edit.worlds).toContainText('longer than a line');
  await expectFitForFingers(page);
  await unfold(page, 'New world');
  await edit.button('Clear this one').tap();
  await expect(edit.verdict).not.toContainText('captured');
  await edit.button('Open A name that is longer than a line of the panel of a phone').tap();
  await expect(edit.verdict).toContainText('captured in 11 monster moves');
  await edit.button('Delete A name that is longer than a line of the panel of a phone').tap();
  await expect(edit.worlds).toHaveCount(0);
  await edit.button('Take it back').tap();
  await expect(edit.worlds.getByRole('listitem')).toHaveCount(1);
  const [wide, narrow] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(narrow);
});
