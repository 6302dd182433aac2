import { expectAccessible, inThoroughOnly, THEMES } from './axe.js';
import { linkTo, ReviewPage } from './review-page.js';
import { CLEAN, CORNERS, recordingOf } from './sample-games.js';
import { expect, test } from './test.js';

const corners = linkTo(recordingOf('corners', CORNERS));

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing at a mistake, with everything unfolded', async ({ page }) => {
      const review = await new ReviewPage(page).open(corners);
      for (const part of ['Game', 'Save and share']) await review.unfold(part);
      await review.press('}');
      await review.expectAt(4, 15);
      await expectAccessible(page);
    });

    test.describe('in other states', () => {
      inThoroughOnly();

      test('axe finds nothing at other mistakes, in a branch, at the end, with a bad file, in help', async ({
        page,
      }) => {
        const review = await new ReviewPage(page).open(corners);
        for (const part of ['Game', 'Save and share']) await review.unfold(part);
        for (const keys of [['}', '}'], ['q'], ['Escape', 'End']]) {
          await review.press(...keys);
          await expectAccessible(page);
        }
        await review.drop('bad.txt', 'nothing');
        await expect(page.getByTestId('file-note')).toBeVisible();
        await expectAccessible(page);
        await review.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });

      test('axe finds nothing in a clean game, nor where a link is damaged', async ({ page }) => {
        const review = await new ReviewPage(page).open(linkTo(recordingOf('cornered', CLEAN)));
        await expectAccessible(page);
        await review.open('#/review?v=1&rec=abc');
        await expect(page.getByTestId('notice')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
