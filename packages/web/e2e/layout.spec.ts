/** Where things are on the screen, measured. */

import { drawnBoard, isOnBoard, ROOMS, settled, WINDOWS } from './layout-page.js';
import { PlayPage } from './play-page.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { expect, test } from './test.js';

test.use({ folds: 'folded' });

for (const [width, height] of WINDOWS) {
  for (const [room, hash] of ROOMS) {
    test(`${room}: the longer side of the board is at least 85 % of a window of ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${hash}`);
      await settled(page);
      if (room === 'Explore') await page.getByRole('button', { name: 'Fog', exact: true }).click(); // it hides most
      const board = await drawnBoard(page);
      expect(Math.max(board.width, board.height)).toBeGreaterThanOrEqual(0.85 * height);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(overflow).toEqual([0, 0]);
      expect(await isOnBoard(page, 'Larger')).toBe(false);
    });
  }
}

test('the board stays the same, whatever aids are on', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const before = await drawnBoard(page);
  const same = async () => expect(await drawnBoard(page)).toEqual(before);
  await rogue.button('Solve').click();
  await expect(page.getByTestId('truth')).toBeVisible();
  await same();
  await rogue.field('Heat map').selectOption('for the rogue');
  await expect(page.getByTestId('heat-legend')).toBeVisible();
  await same();
  const [wide, wanted] = await rogue.field('Heat map').evaluate((select) => {
    const { width } = select.getBoundingClientRect();
    select.style.cssText = 'flex: none; width: max-content';
    const needed = select.getBoundingClientRect().width;
    select.style.cssText = '';
    return [width, needed];
  });
  expect(wide).toBeGreaterThanOrEqual(wanted); // none of its words is cut off
  await rogue.button('What if').click();
  await expect(page.getByTestId('branch')).toBeVisible();
  await same();
  await rogue.drop('bad.txt', '#####');
  await expect(page.getByTestId('file-note')).toBeVisible();
  await same();
});

test('a hint and fog leave the board as large as it was', async ({ page }) => {
  const room = await new PlayPage(page).open('#/labyrinth?v=1&board=9&theseus=human&minotaur=bfs&seed=3');
  const before = await drawnBoard(page);
  await room.button('Solve').click();
  expect(await drawnBoard(page)).toEqual(before);
  await room.button('Fog').click();
  const inFog = await drawnBoard(page);
  // Of the walls around it some are not seen: only their thickness may be missing.
  expect(Math.abs(inFog.width - before.width)).toBeLessThan(10);
  expect(Math.abs(inFog.height - before.height)).toBeLessThan(10);
  const pits = await new PlayPage(page).open('#/pits?v=1&rows=20&seed=3');
  const board = await drawnBoard(page);
  await pits.button('Hint').click();
  await expect(page.getByTestId('hint')).toBeVisible();
  expect(await drawnBoard(page)).toEqual(board);
});

test('what a new game is made of is folded away while one is played, and unfolds where a setting is refused', async ({
  page,
}) => {
  await page.goto(`/${CORNERED}`);
  const cap = page.getByLabel('Longest game, in monster moves', { exact: true });
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await expect(cap).toBeHidden();
  await page.getByText('New game', { exact: true }).click();
  await expect(cap).toBeVisible();
  // What was unfolded comes into sight: it is taller than the panel, so it begins at its top.
  await expect(page.getByRole('heading', { name: 'New game' })).toBeInViewport();
  await expect.poll(async () => (await page.getByText('New game', { exact: true }).boundingBox())?.y).toBeLessThan(120);
  await cap.fill('-1');
  await expect(page.getByTestId('board-message')).toBeVisible();
  await cap.fill('50');
  await expect(page.getByTestId('board-message')).toHaveCount(0);
  await expect(cap).toBeVisible();
  await page.goto(`/${CORNERED.replace('moves=1000', 'moves=none')}`);
  await expect(cap).toBeVisible();
  await expect(cap).toHaveAttribute('aria-invalid', 'true');
});

test('a file that is refused says so at the top of the panel, and can be put away', async ({ page }) => {
  await page.goto(`/${CORNERED}`);
  const rogue = new RoguePage(page);
  await rogue.turn(1);
  await rogue.drop('bad.txt', '#####');
  const note = page.getByTestId('file-note');
  await expect(note).toContainText('bad.txt');
  await expect(note).toBeInViewport();
  expect((await note.boundingBox())?.y).toBeLessThan(150);
  await rogue.button('Close this message').click();
  await expect(note).toHaveCount(0);
});

/** A room of five by three cells in much rock. */
const ROCKY = [
  '12',
  ...Array.from({ length: 12 }, (_, row) =>
    row < 5 || row > 7 ? '' : ' '.repeat(12) + (row === 5 ? 'A . . . @' : '. . . . .'),
  ),
  'made for the test',
].join('\n');

test('rock around a dungeon is cropped, and taps still hit the right cell', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.drop('rocky.txt', ROCKY);
  await expect(rogue.board).toHaveAccessibleName('Dungeon of 12 rows and 12 columns');
  await rogue.turn(1);
  const board = await drawnBoard(page);
  expect(board.width / board.height).toBeCloseTo(7 / 5, 1);
  const cell = board.width / 7;
  await page.mouse.move(board.x + 5.5 * cell, board.y + 2.5 * cell);
  await expect(page.getByTestId('readout')).toHaveText(/^row 6, column 10:/);
  await page.mouse.move(board.x - 20, board.y + 2.5 * cell);
  await expect(page.getByTestId('readout')).not.toBeVisible();
  await page.mouse.click(board.x + 5.5 * cell, board.y + 2.5 * cell);
  await rogue.turn(2);
});

test('focus mode shows the board and a line of status, by key and by button, and Escape leaves it', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const before = await drawnBoard(page);
  await rogue.press('#');
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeHidden();
  await expect(rogue.button('Undo')).toBeHidden();
  await expect(rogue.status).toBeInViewport();
  const board = await rogue.board.boundingBox();
  expect(board?.height).toBeGreaterThan(0.94 * (page.viewportSize()?.height ?? 0));
  expect((await drawnBoard(page)).height).toBeGreaterThanOrEqual(before.height);
  await rogue.press('.');
  await rogue.turn(2);
  await rogue.press('Escape');
  await expect(rogue.button('Undo')).toBeVisible();
  await rogue.button('Focus mode: the board alone').click();
  await expect(rogue.button('Undo')).toBeHidden();
  await rogue.button('Focus mode: the board alone').click();
  await expect(rogue.button('Undo')).toBeVisible();
});

test('an evaluation bar on request: both sides, in words, remembered, and the board as large as before', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const before = await drawnBoard(page);
  const bar = page.getByTestId('evaluation');
  await expect(bar).toHaveCount(0);
  await rogue.button('Evaluation bar').click();
  await expect(bar).toHaveAccessibleName('With best play: captured in 3 monster moves.');
  await expect(bar).toHaveText('3');
  const [upper, lower] = await bar.locator('span').evaluateAll((parts) => parts.map((part) => part.clientHeight));
  expect(upper).toBeGreaterThan(lower);
  expect(lower).toBeGreaterThan(0);
  expect(await drawnBoard(page)).toEqual(before);
  await page.reload();
  await expect(bar).toHaveAccessibleName('With best play: captured in 3 monster moves.');
  await rogue.button('Evaluation bar').click();
  await expect(bar).toHaveCount(0);
});
