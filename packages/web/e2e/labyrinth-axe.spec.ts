import { expectAccessible, inThoroughOnly, THEMES } from './axe.js';
import { CAUGHT, HEXAGONS, LabyrinthPage, TRAP, WATCHED } from './labyrinth-page.js';
import { expect, test } from './test.js';

const PARTS = ['Rules', 'Statistics', 'Advanced', 'Save and share'];

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing with everything unfolded, predicates and the truth', async ({ page }) => {
      const room = await new LabyrinthPage(page).open(TRAP);
      await room.turn(100);
      for (const part of PARTS) await room.unfold(part);
      await room.ask('isSentinel');
      for (const key of ['v', 'c']) await room.press(key);
      await expect(room.marks).toBeVisible();
      await expect(room.legend).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('in other states', () => {
      inThoroughOnly();

      test('axe finds nothing while playing, in the fog, with the truth, when caught', async ({ page }) => {
        const room = await new LabyrinthPage(page).open(TRAP);
        await room.turn(100);
        for (const part of PARTS) await room.unfold(part);
        await expectAccessible(page);
        await room.press('f');
        await room.press('x');
        await expect(room.button('Fog')).toHaveAttribute('aria-pressed', 'true');
        await expectAccessible(page);
        for (const key of ['Escape', 'e', 'q', 'v', 'c']) await room.press(key);
        await room.walk(100, 'w', 'w');
        await expect(room.status).toHaveText(CAUGHT);
        await expectAccessible(page);
      });

      test('axe finds nothing while watching, in help, on hexagons, nor where values are wrong', async ({ page }) => {
        const room = await new LabyrinthPage(page).open(WATCHED);
        await room.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await room.open(HEXAGONS);
        await room.turn(20);
        await expectAccessible(page);
        await page.goto('/#/labyrinth?v=1&board=4&supplies=x&rounds=0&shape=star&pass=maybe&minotaur=ghost&seed=1');
        await expect(page.getByTestId('board-message')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
