import { expectAccessible, inThoroughOnly, THEMES } from './axe.js';
import { DEADLY, ExplorePage, Guide, WALK } from './explore-page.js';
import { expect, test } from './test.js';

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    const toTheEnd = async (room: ExplorePage) => {
      const turns = new Guide(DEADLY).waitToTheEnd();
      await room.open(DEADLY);
      await room.button('Save').click();
      await room.press('i');
      await room.press('.', turns);
      await expect(room.end).toBeVisible();
    };

    test('axe finds nothing at the end of a run', async ({ page }) => {
      await toTheEnd(new ExplorePage(page));
      await expectAccessible(page);
    });

    test.describe('in other states', () => {
      inThoroughOnly();

      test('axe finds nothing in a replay', async ({ page }) => {
        const room = new ExplorePage(page);
        await toTheEnd(room);
        await room.press(',');
        await expect(page.getByTestId('replay')).toBeVisible();
        await expectAccessible(page);
      });

      test('axe finds nothing in the comparison, nor where values are wrong', async ({ page }) => {
        const room = await new ExplorePage(page).open(`${WALK}&compare=1`);
        await room.button('Rate').click();
        await expect(page.getByTestId('rates')).toBeVisible();
        await expectAccessible(page);
        await page.goto('/#/explore?v=1&seed=1&rows=1&hunter=cat&hunters=99&toll=9');
        await expect(page.getByTestId('board-message')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
