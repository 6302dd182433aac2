import { AxeBuilder } from '@axe-core/playwright';
import { CORNERED, HEX_MAZE, RING, RoguePage } from './rogue-page.js';
import { expect, type Page, test } from './test.js';

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing while playing, looking around, when caught, watching, in help', async ({ page }) => {
      const rogue = await new RoguePage(page).open(CORNERED);
      await rogue.turn(1);
      for (const part of ['Rules', 'Share and keep']) await rogue.unfold(part);
      expect(await violations(page)).toEqual([]);
      await rogue.press('x');
      await rogue.drop('bad.txt', 'nothing');
      await expect(page.getByTestId('file-note')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const moves of [1, 2, 3]) {
        await rogue.turn(moves);
        await rogue.press('.');
      }
      await expect(rogue.status).toContainText('You lost');
      expect(await violations(page)).toEqual([]);
      await rogue.open(RING);
      await rogue.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing on a maze, nor where values are wrong', async ({ page }) => {
      const rogue = await new RoguePage(page).open(HEX_MAZE);
      await rogue.turn(1);
      expect(await violations(page)).toEqual([]);
      await page.goto('/#/rogue?v=1&kind=odd&size=1&moves=0&diagonals=maybe&monster=ghost');
      await expect(page.getByTestId('board-message')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
