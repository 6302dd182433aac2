import { AxeBuilder } from '@axe-core/playwright';
import { CAUGHT, HEXAGONS, LabyrinthPage, TRAP, WATCHED } from './labyrinth-page.js';
import { expect, type Page, test } from './test.js';

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing while playing, in the fog, with predicates, with the truth, when caught', async ({
      page,
    }) => {
      const room = await new LabyrinthPage(page).open(TRAP);
      await room.turn(100);
      for (const part of ['Rules', 'Statistics', 'Predicates', 'Share and keep']) await room.unfold(part);
      expect(await violations(page)).toEqual([]);
      await room.press('e');
      await room.press('x');
      await expect(room.button('Fog')).toHaveAttribute('aria-pressed', 'true');
      expect(await violations(page)).toEqual([]);
      for (const key of ['Escape', 'e', 'q', 'v', 'c']) await room.press(key);
      await expect(room.marks).toBeVisible();
      await expect(room.legend).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await room.walk(100, 'w', 'w');
      await expect(room.status).toHaveText(CAUGHT);
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing while watching, in help, on hexagons, nor where values are wrong', async ({ page }) => {
      const room = await new LabyrinthPage(page).open(WATCHED);
      await room.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await room.open(HEXAGONS);
      await room.turn(20);
      expect(await violations(page)).toEqual([]);
      await page.goto('/#/labyrinth?v=1&board=4&supplies=x&rounds=0&shape=star&pass=maybe&minotaur=ghost&seed=1');
      await expect(page.getByTestId('board-message')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
