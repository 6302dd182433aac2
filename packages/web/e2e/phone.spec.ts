import { sample } from '../../../testing/thorough.js';
import { expectFitForFingers } from './fingers.js';
import { HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expect, type Page, test } from './test.js';

/** A finger that moves up or down, as the browser itself sees it: it scrolls what can be scrolled. */
async function swipe(page: Page, x: number, y: number, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
  await touch('touchStart', y);
  for (let part = 1; part <= 10; part++) await touch('touchMove', y + (distance * part) / 10);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('by taps alone: step, play, new maze, another shape', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.button('To the start').tap();
  await maze.expectStep(0);
  await maze.button('Step forward').tap();
  await maze.expectStep(1);
  await maze.field('Speed').selectOption('64');
  await maze.button('Play').tap();
  await expect(maze.timeline).toHaveValue('1018');
  await maze.button('New maze from a new seed').tap();
  await expect(maze.field('Seed')).not.toHaveValue('7');
  await maze.field('Shape').selectOption('hex');
  await expect(page).toHaveURL(/shape=hex/);
});

test('a tap on the board reads a cell, and the entrance is put there', async ({ page }) => {
  const maze = await new MazePage(page).open(HEXAGONS);
  await maze.board.tap();
  await expect(maze.spoken).toHaveText(/^row 7, column 7: /);
  await maze.unfold('Entrance, exit, tunnels');
  await maze.button('Entrance at cursor').tap();
  await expect(maze.field('Entrance')).toHaveValue('7,7');
  await expect(maze.readout).toContainText('entrance');
});

test('tunnels are tapped, and undone', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.button('Add tunnels').tap();
  for (const [row, col] of [
    [2, 3],
    [10, 12],
  ]) {
    const { x, y } = await maze.cell(row, col);
    await page.touchscreen.tap(x, y);
  }
  await expect(page).toHaveURL(/tunnel=2,3,10,12$/);
  await maze.button('Undo').tap();
  await expect(page).toHaveURL(/solver=bfs$/);
  await maze.button('Done').tap();
  await expect(page.getByTestId('tool-hint')).toHaveCount(0);
});

test('the exit is dragged by a finger', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const [from, to] = [await maze.cell(19, 19), await maze.cell(5, 6)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    });
  await touch('touchStart', 0);
  for (let part = 1; part <= 8; part++) await touch('touchMove', part / 8);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(/exit=5,6$/);
});

test('two boards stand below each other', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.field('Compare with').selectOption('astar');
  await expect(maze.board).toHaveCount(2);
  const [first, second] = [await maze.board.first().boundingBox(), await maze.board.nth(1).boundingBox()];
  expect(first?.x).toBe(second?.x);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(second?.y ?? 0);
  await maze.button('Step back').tap();
  await expect(page.getByTestId('step')).toContainText('solving');
});

test('the export menu fits the screen, and saves by taps', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  expect((await maze.saved('Moves')).bytes.toString()).toMatch(/^[NESW]{106}\n$/);
  const box = await page.getByRole('dialog').boundingBox();
  const size = page.viewportSize();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
});

test('a finger on the board does not scroll the page, elsewhere it does', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const box = await maze.board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  await swipe(page, box.x + box.width / 2, box.y + box.height * 0.8, -200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await swipe(page, box.x + 60, box.y + box.height + 20, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
});

test('the board comes first, then the controls', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const [board, play, shape] = await Promise.all(
    [maze.board, maze.button('Play'), maze.field('Shape')].map((target) => target.boundingBox()),
  );
  expect(board?.y).toBeLessThan(play?.y ?? 0);
  expect(play?.y).toBeLessThan(shape?.y ?? 0);
});

for (const width of sample([360, 412], 1)) {
  test(`at ${width} pixels nothing sticks out, and everything is large enough for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const maze = await new MazePage(page).open(SQUARES.replace('rows=20&cols=20', 'rows=400&cols=400'));
    await maze.unfold('Entrance, exit, tunnels');
    for (const part of ['Loops and gaps', 'Analysis', 'Save and share']) await maze.unfold(part);
    await expectFitForFingers(page, 'all');
  });
}

test('help fits the screen, and tells of fingers before keys', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.button('Help and keys').tap();
  await expect(page.getByRole('region', { name: 'By touch' })).toContainText('Two fingers');
  await page.getByText('Keys, with a keyboard').tap(); // tests find folds unfolded
  await expect(page.getByRole('heading', { name: 'Aids' })).toBeHidden();
  const box = await page.getByRole('dialog').boundingBox();
  const size = page.viewportSize();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
});
