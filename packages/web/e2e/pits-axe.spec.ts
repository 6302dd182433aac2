import { expectAccessible, inThoroughOnly, THEMES } from './axe.js';
import { CUT_OFF, HEXAGONS, PitsPage, SHUT, WATCHED } from './pits-page.js';
import { expect, test } from './test.js';

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing while playing with the hint', async ({ page }) => {
      const room = await new PitsPage(page).open(SHUT);
      await room.turn(0);
      await room.press('i');
      await expect(room.hint).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('in other states', () => {
      inThoroughOnly();

      test('axe finds nothing when cut off', async ({ page }) => {
        const room = await new PitsPage(page).open(SHUT);
        await room.turn(0);
        await room.walk('ds');
        await expect(room.status).toHaveText(CUT_OFF);
        await expectAccessible(page);
      });

      test('axe finds nothing while watching or on hexagons, nor where values are wrong', async ({ page }) => {
        await new PitsPage(page).open(colorScheme === 'light' ? WATCHED : HEXAGONS);
        await expectAccessible(page);
        await page.goto('/#/pits?v=1&size=1&pits=x&shape=star&under=maybe&player=ghost&seed=1');
        await expect(page.getByTestId('board-message')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
