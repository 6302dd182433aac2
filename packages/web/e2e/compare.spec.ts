import { HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expect, test } from './test.js';

const BOTH = `${SQUARES}&solver2=astar`;

test('a second solver is chosen by keys, and both go in step', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.tabTo(maze.field('Compare with'));
  await page.keyboard.type('Tr'); // Trémaux (tremaux)
  await expect(page).toHaveURL(/solver=bfs&solver2=tremaux$/);
  await expect(maze.board).toHaveCount(2);
  await expect(maze.board.nth(1)).toHaveAccessibleName('Maze of 20 rows and 20 columns, Trémaux');
  await maze.tabTo(maze.button('Play'));
  await expect(page.getByTestId('step')).toContainText('both solved');
  const ends = [await maze.picture(0), await maze.picture(1)];
  expect(ends[0]).not.toBe(ends[1]);
  await maze.press('Home');
  expect(await maze.picture(0)).toBe(await maze.picture(1)); // the same bare ground
  await maze.timeline.fill('900');
  const [first, second] = [await maze.picture(0), await maze.picture(1)];
  expect(first).not.toBe(second);
  await maze.press('ArrowRight', 3); // on the slider, which has the focus
  expect(await maze.picture(0)).not.toBe(first);
  expect(await maze.picture(1)).not.toBe(second);
  await maze.press('ArrowLeft', 3);
  expect([await maze.picture(0), await maze.picture(1)]).toEqual([first, second]);
});

test('the quicker solver waits at its end, and the table says who was better', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&solver2=tremaux`);
  const titles = page.locator('.pane-title');
  await expect(titles).toHaveText(['Breadth-first search path of 107 cells', 'Trémaux path of 107 cells']);
  const table = page.getByTestId('compare');
  await expect(table.getByRole('columnheader')).toHaveText(['Breadth-first search', 'Trémaux']);
  await expect(table.getByRole('row', { name: 'Solved' }).getByRole('cell')).toHaveText(['yes', 'yes']);
  await expect(table.getByText('best')).toHaveCount(2); // visited and steps; the paths are equal
  await expect(maze.announcement).toContainText(
    'Breadth-first search: solved: a path of 107 cells, 252 visited. Trémaux: solved',
  );
  await maze.press(',');
  await expect(page.getByTestId('step')).toContainText('solving');
  await expect(titles.filter({ hasText: 'path of 107 cells' })).toHaveCount(1);
  await expect(table.getByText('best')).toHaveCount(0);
});

test('both boards are looked at together, by keys and by mouse', async ({ page }) => {
  const maze = await new MazePage(page).open(BOTH);
  const [first, second] = [maze.board.first(), maze.board.nth(1)];
  await maze.tabTo(second);
  await maze.press('ArrowUp');
  await maze.press('ArrowRight', 2);
  await expect(maze.spoken.nth(1)).toHaveText(/^row 1, column 2: /);
  await expect(maze.spoken.first()).toHaveText(''); // said once, not twice
  await expect(first).toHaveAccessibleDescription(/^row 1, column 2: /);
  const whole = [await maze.picture(0), await maze.picture(1)];
  await maze.press('+', 3);
  expect(await maze.picture(0)).not.toBe(whole[0]);
  expect(await maze.picture(1)).not.toBe(whole[1]);
  await maze.button('Show the whole').click();
  expect([await maze.picture(0), await maze.picture(1)]).toEqual(whole);
  await first.hover();
  const text = await maze.readout.first().textContent();
  expect((await maze.readout.nth(1).textContent())?.split(':')[0]).toBe(text?.split(':')[0]);
});

test('one of them is exported, and none is one board again', async ({ page }) => {
  const maze = await new MazePage(page).open(`${HEXAGONS}&solver2=tremaux`);
  await maze.press('Control+s');
  await maze.field('Solution of').selectOption('Trémaux');
  const { bytes } = await maze.saved('Parameters');
  expect(bytes.toString()).toMatch(/^hex\nrecurBack tremaux\n15 15\n/);
  await maze.button('Close export').click();
  await maze.field('Compare with').selectOption('none');
  await expect(maze.board).toHaveCount(1);
  await expect(page).toHaveURL(/solver=astar$/);
});
