import { MazePage, SQUARES } from './maze-page.js';
import { expectHeard } from './messages.js';
import { expect, test } from './test.js';

test('buttons step, play and jump', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.button('To the start').click();
  await maze.expectStep(0);
  await maze.button('Step forward').click({ clickCount: 3 });
  await maze.expectStep(3);
  await maze.button('Step back').click();
  await maze.expectStep(2);
  await expectHeard(maze.page, 'Step 2 of 1,018, growing.');
  await maze.field('Speed').selectOption('64');
  await maze.button('Play').click();
  await expect(maze.timeline).toHaveValue('1018');
  await expect(page.getByTestId('stats')).toContainText('Path cells107');
});

test('dragging the slider scrubs', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const box = await maze.timeline.boundingBox();
  if (box === null) throw new Error('Expected a slider.');
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(Math.abs((await maze.step()) - 509)).toBeLessThan(15);
  await expect(page).toHaveURL(/turn=\d+/);
});

test('the dice draws a new seed, and Back brings the old maze back', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const picture = await maze.picture();
  await maze.button('New maze from a new seed').click();
  await expect(maze.field('Seed')).not.toHaveValue('7');
  expect(await maze.picture()).not.toBe(picture);
  const seed = await maze.field('Seed').inputValue();
  await page.goBack();
  await expect(maze.field('Seed')).toHaveValue('7');
  expect(await maze.picture()).toBe(picture);
  await page.goForward();
  await expect(maze.field('Seed')).toHaveValue(seed);
});

test('the exit is dragged to another cell, and the maze is solved again', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const box = await maze.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  const cell = Math.floor(Math.min(box.width - 14, box.height - 14) / 20);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x + 9.5 * cell, middle.y - 9.5 * cell);
  await page.mouse.down();
  await page.mouse.move(middle.x + 0.5 * cell, middle.y - 0.5 * cell, { steps: 8 });
  await page.mouse.up();
  await expect(maze.field('Exit')).toHaveValue('10,10');
  await expect(page).toHaveURL(/exit=10,10/);
  await expect(page.getByTestId('step')).toContainText('solved');
});

test('the pointer reads cells, the wheel zooms, dragging pans', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const whole = await maze.picture();
  await maze.board.hover();
  await expect(maze.readout).toHaveText(/^row (9|10), column (9|10): /);
  await expect(maze.spoken).toHaveText('');
  await page.mouse.wheel(0, -500);
  await expect.poll(() => maze.picture()).not.toBe(whole);
  const near = await maze.picture();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  expect(await maze.picture()).not.toBe(near);
  await maze.button('Show the whole').click();
  expect(await maze.picture()).toBe(whole);
});

test('a click puts the cursor, and buttons set the ends there', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.board.click();
  const cell = /^row (\d+), column (\d+)/.exec((await maze.spoken.textContent()) ?? '');
  await maze.button('Entrance at cursor').click();
  await expect(maze.field('Entrance')).toHaveValue(`${cell?.[1] ?? ''},${cell?.[2] ?? ''}`);
});

test('a million cells: made, scrubbed, zoomed and analysed without freezing', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES.replace('rows=20&cols=20', 'rows=1000&cols=1000'));
  await expect(page.getByTestId('stats')).toContainText('1,000,000');
  const whole = await maze.picture();
  await maze.press('+', 8);
  expect(await maze.picture()).not.toBe(whole);
  await maze.press('0');
  await maze.press(',');
  await expect(page.getByTestId('step')).toContainText('solving');
  await maze.press('.');
  expect(await maze.picture()).toBe(whole);
  await maze.press('Home');
  await maze.press(' ');
  await expect.poll(() => maze.step()).toBeGreaterThan(100_000);
  await maze.button('Analyse 1,000,000 cells').click();
  await expect(page.getByTestId('perfect')).toContainText('Perfect');
});

test('work that is overtaken is dropped', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.field('Rows').fill('900');
  await maze.field('Columns').fill('900');
  await expect(page).toHaveURL(/rows=900&cols=900/); // begun, and far from done
  await maze.field('Rows').fill('5');
  await maze.field('Columns').fill('6');
  await expect(maze.board).toHaveAccessibleName('Maze of 5 rows and 6 columns');
  await maze.ready();
  expect(await maze.total()).toBeLessThan(100);
  await expect(page).toHaveURL(/rows=5&cols=6/);
});
