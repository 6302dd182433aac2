import { GIVEN, MazePage, SQUARES } from './maze-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('tunnels are clicked on the board, and clicked away again', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.button('Add tunnels').click();
  await expect(maze.button('Add tunnels')).toHaveAttribute('aria-pressed', 'true');
  const hint = page.getByTestId('tool-hint');
  await expect(hint).toHaveText('Choose a cell to start a tunnel, or an end of a tunnel to remove it.');
  const click = async (row: number, col: number) => {
    const { x, y } = await maze.cell(row, col);
    await page.mouse.click(x, y);
  };
  await click(2, 3);
  await expect(hint).toHaveText('Tunnel A from row 2, column 3: choose the other end.');
  await expectHeard(maze.page, 'Tunnel A from row 2, column 3: choose the other end.');
  await click(10, 12);
  await expect(page).toHaveURL(/tunnel=2,3,10,12$/);
  await expect(maze.field('Tunnels')).toHaveValue('2,3,10,12');
  await expectHeardPart(maze.page, 'Tunnel from row 2, column 3 to row 10, column 12. Step');
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('tunnel');
  await click(4, 4);
  await expect(hint).toContainText('Tunnel B from row 4, column 4');
  await click(4, 4);
  await expect(hint).toContainText('Choose a cell');
  await click(10, 12);
  await expect(page).toHaveURL(/solver=bfs$/);
  await expectHeardPart(maze.page, 'Tunnel at row 10, column 12 removed.');
  await maze.button('Done').click();
  await expect(hint).toHaveCount(0);
  await click(2, 3);
  await expect(page).toHaveURL(/solver=bfs$/);
});

test('tunnels are dug by keys', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.tabTo(maze.board);
  await maze.press('Enter'); // nothing yet
  await maze.press('t');
  await expectHeardPart(maze.page, 'Adding tunnels.');
  await maze.press('ArrowUp');
  await maze.press('Enter');
  await expectHeard(maze.page, 'Tunnel A from row 1, column 0: choose the other end.');
  await maze.press('ArrowRight', 3);
  await maze.press('Enter');
  await expect(page).toHaveURL(/tunnel=1,0,1,3$/);
  await expect(maze.board).toBeFocused();
  await expect(maze.readout).toContainText('tunnel to 1,0');
  await maze.press('Escape');
  await expect(page.getByTestId('tool-hint')).toHaveCount(0);
  await maze.press('Enter');
  await expect(page).toHaveURL(/tunnel=1,0,1,3$/);
});

test('a generator that knows no tunnels says why', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES.replace('recursive-backtracker', 'eller'));
  await expect(maze.field('Tunnels')).toHaveAccessibleDescription(/The generator eller knows no tunnels\. \w+/);
  await expect(maze.button('Add tunnels')).toBeDisabled();
  await maze.press('t');
  await expectHeardPart(maze.page, 'eller knows no tunnels');
});

test('a given world gets tunnels too', async ({ page }) => {
  const maze = await new MazePage(page).open(GIVEN);
  await maze.tabTo(maze.board);
  await maze.press('t');
  await maze.press('Enter');
  await maze.press('ArrowUp');
  await maze.press('Enter');
  await expect(maze.readout).toContainText('tunnel to 0,0');
  expect(JSON.parse(await maze.document())).toMatchObject({ tunnels: [[0, 0, 1, 0]], entrance: [0, 0] });
  await maze.press('Control+z');
  await expect(maze.readout).not.toContainText('tunnel');
});

test('every change is undone and redone; typing in one field is one change', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const [undo, redo] = [maze.button('Undo'), maze.button('Redo')];
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await maze.field('Generator').selectOption('prim');
  await maze.tabTo(maze.field('Rows'));
  await page.keyboard.type('12');
  await expect(page).toHaveURL(/rows=12&.*generator=prim/);
  await maze.tabTo(maze.field('Solver'));
  await maze.press('Control+z'); // also from a list; in a text field it belongs to the field
  await expect(page).toHaveURL(/rows=20&.*generator=prim/);
  await expectHeardPart(maze.page, 'Undone. Step');
  await maze.tabTo(undo);
  await maze.press('Enter');
  await expect(page).toHaveURL(/rows=20&.*generator=recursive-backtracker/);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused(); // not disabled: who presses it by a key keeps the focus
  await maze.press('Enter');
  await expectHeard(maze.page, 'Nothing to undo.');
  await maze.press('Control+Shift+z');
  await expect(page).toHaveURL(/generator=prim/);
  await maze.press('Control+y');
  await expect(maze.field('Rows')).toHaveValue('12');
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await maze.press('g');
  await expect(maze.field('Seed')).not.toHaveValue('7');
  await maze.press('Backspace');
  await expect(maze.field('Seed')).toHaveValue('7');
});
