import { AxeBuilder } from '@axe-core/playwright';
import { DEADLY, ExplorePage, Guide, WALK } from './explore-page.js';
import { expect, type Page, test } from './test.js';

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing at the end of a run, nor in its replay', async ({ page }) => {
      const turns = new Guide(DEADLY).waitToTheEnd();
      const room = await new ExplorePage(page).open(DEADLY);
      await room.button('Save').click();
      await room.press('v');
      await room.press('.', turns);
      await expect(room.end).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await room.press(',');
      await expect(page.getByTestId('replay')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in the comparison, nor where values are wrong', async ({ page }) => {
      const room = await new ExplorePage(page).open(`${WALK}&compare=1`);
      await room.button('Rate').click();
      await expect(page.getByTestId('rates')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/#/explore?v=1&seed=1&rows=1&hunter=cat&hunters=99&toll=9');
      await expect(page.getByTestId('board-message')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
