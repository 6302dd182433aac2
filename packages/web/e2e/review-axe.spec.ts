import { AxeBuilder } from '@axe-core/playwright';
import { CLEAN, CORNERS, recordingOf } from '../src/review/sample-games.js';
import { linkTo, ReviewPage } from './review-page.js';
import { expect, type Page, test } from './test.js';

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing at mistakes, in a branch, at the end, with a bad file, in help', async ({ page }) => {
      const review = await new ReviewPage(page).open(linkTo(recordingOf('corners', CORNERS)));
      for (const part of ['Game', 'Share and keep']) await review.unfold(part);
      for (const keys of [['g'], ['g'], ['f', 'i'], ['Escape', 'End']]) {
        await review.press(...keys);
        expect(await violations(page)).toEqual([]);
      }
      await review.drop('bad.txt', 'nothing');
      await expect(page.getByTestId('file-note')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await review.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in a clean game, nor where a link is damaged', async ({ page }) => {
      const review = await new ReviewPage(page).open(linkTo(recordingOf('cornered', CLEAN)));
      expect(await violations(page)).toEqual([]);
      await review.open('#/review?v=1&rec=abc');
      await expect(page.getByTestId('notice')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
