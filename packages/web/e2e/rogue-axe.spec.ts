import { expectAccessible, inThoroughOnly, THEMES } from './axe.js';
import { ExactPage } from './exact-page.js';
import { CORNERED, HEX_MAZE, RING } from './rogue-page.js';
import { expect, test } from './test.js';

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    const unfolded = async (rogue: ExactPage) => {
      await rogue.open(CORNERED);
      await rogue.turn(1);
      for (const part of ['Rules', 'Save and share']) await rogue.unfold(part);
    };

    const untilCaught = async (rogue: ExactPage) => {
      for (const moves of [1, 2, 3]) {
        await rogue.turn(moves);
        await rogue.press('.');
      }
      await expect(rogue.status).toContainText('You lost');
    };

    test('axe finds nothing with everything unfolded, the truth and colours', async ({ page }) => {
      const rogue = new ExactPage(page);
      await unfolded(rogue);
      await rogue.press('v');
      await rogue.press('c');
      await expect(rogue.legend).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('in other states', () => {
      inThoroughOnly();

      test('axe finds nothing while playing, looking around, when caught, watching, in help', async ({ page }) => {
        const rogue = new ExactPage(page);
        await unfolded(rogue);
        await expectAccessible(page);
        await rogue.press('x');
        await rogue.drop('bad.txt', 'nothing');
        await expect(page.getByTestId('file-note')).toBeVisible();
        await expectAccessible(page);
        await untilCaught(rogue);
        await expectAccessible(page);
        await rogue.open(RING);
        await rogue.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });

      test('axe finds nothing with the truth in a branch, while peeking, at the end', async ({ page }) => {
        const rogue = new ExactPage(page);
        await rogue.open(CORNERED);
        await rogue.turn(1);
        await rogue.press('v');
        await rogue.press('c');
        await rogue.press('q');
        await page.keyboard.down('i');
        await expect(rogue.best).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.up('i');
        await rogue.press('Escape');
        await untilCaught(rogue);
        await expect(page.getByRole('link', { name: 'Review the game' })).toBeVisible();
        await expectAccessible(page);
      });

      test('axe finds nothing on a maze, nor where values are wrong', async ({ page }) => {
        const rogue = new ExactPage(page);
        await rogue.open(HEX_MAZE);
        await rogue.turn(1);
        await expectAccessible(page);
        await page.goto('/#/rogue?v=1&kind=odd&size=1&moves=0&diagonals=maybe&monster=ghost');
        await expect(page.getByTestId('board-message')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
