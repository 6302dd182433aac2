import { AxeBuilder } from '@axe-core/playwright';
import { CUT_OFF, HEXAGONS, PitsPage, SHUT, WATCHED } from './pits-page.js';
import { expect, type Page, test } from './test.js';

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing while playing with the hint, nor when cut off', async ({ page }) => {
      const room = await new PitsPage(page).open(SHUT);
      await room.turn(0);
      await room.press('i');
      await expect(room.hint).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await room.walk('ds');
      await expect(room.status).toHaveText(CUT_OFF);
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing while watching or on hexagons, nor where values are wrong', async ({ page }) => {
      await new PitsPage(page).open(colorScheme === 'light' ? WATCHED : HEXAGONS);
      expect(await violations(page)).toEqual([]);
      await page.goto('/#/pits?v=1&size=1&pits=x&shape=star&under=maybe&player=ghost&seed=1');
      await expect(page.getByTestId('board-message')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
