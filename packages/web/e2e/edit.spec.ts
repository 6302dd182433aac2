import { EditPage } from './edit-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

const CAUGHT = 'With best play: captured in 11 monster moves.';
const EVADES = 'With best play: the rogue evades for ever.';

test('walls are drawn by mouse, the answer follows, and every stroke is one step to be undone', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await expect(edit.verdict).toHaveText(CAUGHT);
  await edit.drag([
    [3, 6],
    [6, 6],
    [6, 8],
  ]);
  await expect(edit.verdict).toHaveText(EVADES);
  expect(await edit.cell(6, 7)).toContain('no ground');
  expect(await edit.cell(5, 7)).not.toContain('no ground');
  await edit.drag(
    [
      [6, 7],
      [6, 8],
    ],
    'right',
  );
  expect(await edit.cell(6, 8)).not.toContain('no ground');
  await edit.press('Control+z');
  await expectHeard(edit.page, 'Undone: Erase wall.');
  expect(await edit.cell(6, 8)).toContain('no ground');
  await edit.press('Control+z');
  await expect(edit.verdict).toHaveText(CAUGHT);
  await expect(edit.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await edit.press('Control+Shift+z', 2);
  expect(await edit.cell(6, 8)).not.toContain('no ground');
  await expect(edit.verdict).toHaveText(EVADES);
});

test('a drag out of the board and back does not stick', async ({ page }) => {
  const edit = await new EditPage(page).open();
  const [from, back] = [await edit.at(3, 12), await edit.at(7, 12)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 600, from.y, { steps: 3 }); // over the panel
  await page.mouse.up();
  await page.mouse.move(back.x, back.y, { steps: 4 });
  expect(await edit.cell(5, 12)).not.toContain('no ground');
  expect(await edit.cell(7, 12)).not.toContain('no ground');
  await edit.press('Control+z');
  await expect(edit.button('Undo')).toHaveAttribute('aria-disabled', 'true'); // it was one stroke

  // Out at one place and in at another: nothing is drawn straight across.
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 600, from.y, { steps: 3 });
  await page.mouse.move(from.x + 600, back.y, { steps: 3 });
  await page.mouse.move(back.x, back.y, { steps: 6 });
  await page.mouse.up();
  expect(await edit.cell(3, 12)).toContain('no ground');
  expect(await edit.cell(7, 12)).toContain('no ground');
  expect(await edit.cell(5, 12)).not.toContain('no ground');
  await edit.press('Control+z');
  await expect(edit.button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('the way is walled up, and the rogue is safe; what cannot be reached is told', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await expect(edit.verdict).toHaveText(CAUGHT);
  await edit.button('Line').click();
  await edit.drag([
    [0, 5],
    [9, 5],
  ]);
  await expect(edit.verdict).toHaveText(EVADES);
  await expect(edit.outOfReach).toHaveText('56 cells out of reach, struck through on the board.');
  expect(await edit.cell(8, 12)).toContain('out of reach');
  await edit.click(4, 5, { button: 'right' });
  await expect(edit.verdict).toHaveText(/captured in \d+ monster moves/);
  await expect(edit.outOfReach).toHaveText('');
});

test('figures are dragged, and put where the brush says; what is missing is told in the words of the game', async ({
  page,
}) => {
  const edit = await new EditPage(page).open();
  await edit.drag([
    [8, 12],
    [3, 3],
  ]);
  await expect(edit.verdict).toHaveText('With best play: captured in 2 monster moves.');
  await edit.press('Control+z');
  await expect(edit.verdict).toHaveText(CAUGHT);
  await edit.button('Wall').click();
  await edit.click(8, 12);
  await expect(edit.verdict).toHaveText('There is no monster.');
  await expectHeardPart(edit.page, 'Gone with the ground: monster (row 8, column 12).');
  await edit.button('Monster').click();
  await edit.click(1, 5);
  await expect(edit.verdict).toContainText('captured in');
  await edit.click(3, 3);
  await edit.click(0, 0);
  await expectHeard(edit.page, 'There is no ground to put it on.');
});

test('the brush that made a cell is picked by the middle button', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.button('Corridor').click();
  await edit.drag([
    [4, 4],
    [4, 8],
  ]);
  await edit.click(0, 3, { button: 'middle' });
  await expect(edit.button('Wall')).toHaveAttribute('aria-pressed', 'true');
  await edit.click(4, 6, { button: 'middle' });
  await expect(edit.button('Corridor')).toHaveAttribute('aria-pressed', 'true');
});

test('one key plays on the world, the way back leads to it, and every step can still be undone', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.drag([
    [3, 6],
    [6, 6],
  ]);
  await edit.press('p');
  await expect(page).toHaveURL(/#\/rogue\?/);
  await expect(page.getByTestId('status')).toHaveText('Your move: you are the rogue.');
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await edit.ready();
  await expect(edit.verdict).toHaveText(EVADES);
  await edit.press('Control+z');
  await expect(edit.verdict).toHaveText(CAUGHT);
});
