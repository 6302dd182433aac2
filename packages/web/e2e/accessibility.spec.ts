import { expectAccessible, inThoroughOnly, THEMES } from './axe.js';
import { GIVEN, HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the page, with everything unfolded, nor in help', async ({ page }) => {
      const maze = await new MazePage(page).open(`${SQUARES}&turn=700`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await maze.unfold('Entrance, exit, tunnels');
      for (const part of ['Loops and gaps', 'Analysis', 'Save and share']) await maze.unfold(part);
      await expectAccessible(page);
      await maze.button('Help and keys').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'dialog');
    });

    test.describe('in other states', () => {
      inThoroughOnly();

      test('axe finds nothing while comparing, with a tool in hand, nor in the export menu', async ({ page }) => {
        const maze = await new MazePage(page).open(`${HEXAGONS}&solver2=bfs&braid=30&tunnel=1,1,5,5&show=loop`);
        await expect(page.getByTestId('analysis-note')).toBeVisible();
        await expect(maze.board).toHaveCount(2);
        await maze.button('Add tunnels').click();
        await expect(page.getByTestId('tool-hint')).toBeVisible();
        await expectAccessible(page);
        await maze.press('Control+s');
        await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
        await expectAccessible(page);
      });

      test('axe finds nothing where a world was given', async ({ page }) => {
        const maze = await new MazePage(page).open(GIVEN);
        await maze.unfold('Analysis');
        await expectAccessible(page);
      });

      test('axe finds nothing in help and settings', async ({ page }) => {
        const maze = await new MazePage(page).open(HEXAGONS);
        await maze.button('Help and keys').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await maze.button('Close help').click();
        await maze.button('Settings').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });

      test('axe finds nothing where values are wrong or links refused', async ({ page }) => {
        await page.goto('/#/maze?rows=x&shape=round&exit=1&turn=z');
        await expect(page.getByTestId('board-message')).toBeVisible();
        await expectAccessible(page);
        await page.goto('/#/maze?v=9');
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}

test('events are said once, politely, and again on request', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await expectHeard(
    maze.page,
    'Step 1,018 of 1,018, solved. Maze of 20 rows and 20 columns, solved: a path of 107 cells, 252 visited.',
  );
  await maze.press('Home');
  await expectHeard(maze.page, 'Step 0 of 1,018, growing.');
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('[role="status"]');
    if (region === null) return texts;
    const changes = { subtree: true, characterData: true, childList: true };
    new MutationObserver(() => texts.push(region.textContent)).observe(region, changes);
    return texts;
  });
  await maze.press('.', 5);
  await expectHeard(maze.page, 'Step 5 of 1,018, growing.');
  await maze.press(';'); // the same words, but a change all the same: else nothing would be heard
  await expect.poll(async () => (await said.jsonValue()).at(-1)).toBe('Step 5 of 1,018, growing.\u00a0');
  const before = (await said.jsonValue()).length;
  await maze.press(' ');
  await expectHeard(maze.page, 'Playing.');
  await expect.poll(() => maze.step()).toBeGreaterThan(40);
  await maze.press(' ');
  await expectHeardPart(maze.page, `Step ${await maze.step()} of`);
  expect((await said.jsonValue()).length - before).toBe(2); // not frame by frame
});
