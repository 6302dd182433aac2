import { GIVEN, HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('the maze is saved in every format', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.press('Control+s');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  const text = async (format: string) => (await maze.saved(format)).bytes.toString();
  const svg = await maze.saved('SVG');
  expect(svg.name).toBe('maze-rect-20x20.svg');
  expect(svg.bytes.toString()).toMatch(/^<svg [^]*<\/svg>\n$/);
  await expect(page.getByTestId('export-note')).toHaveText('SVG saved.');
  const png = await maze.saved('PNG');
  expect(png.name).toBe('maze-rect-20x20.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(20 * 16 + 2 + 16);
  await maze.field('Pixels a cell').fill('5');
  expect((await maze.saved('PNG')).bytes.readUInt32BE(16)).toBeLessThan(120);
  await maze.field('Pixels a cell').fill('9999');
  await expect(maze.button('PNG')).toBeDisabled();
  const solved = await text('Text');
  expect(solved).toMatch(/^\+[-+ ]+\+\n/);
  expect(await text('Unicode text')).toMatch(/[\u2500-\u257f]/);
  expect(await text('Blocks')).toMatch(/^#{41}\n/);
  expect(JSON.parse(await text('JSON'))).toMatchObject({ asterion: 1, rows: 20, made: { seed: '7' } });
  expect(await text('Parameters')).toBe('normal\nrecurBack bfs\n20 20\n0 0\n19 19\n');
  expect(await text('Moves')).toMatch(/^[NESW]{106}\n$/);
  await page.getByLabel('With the solution').uncheck();
  expect(await text('Text')).not.toBe(solved);
  await maze.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what cannot be saved says why', async ({ page }) => {
  const maze = await new MazePage(page).open(`${HEXAGONS}&turn=10`);
  await maze.press('Control+s');
  await expect(maze.button('Blocks')).toBeDisabled();
  await expect(maze.button('Blocks')).toHaveAccessibleDescription(/Only squares/);
  await expect(maze.button('Moves')).toHaveAccessibleDescription(/no way yet/);
});

test('on paper there is the maze alone', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByTestId('print-sheet').locator('svg');
  await expect(sheet).toBeVisible();
  await expect(page.locator('.header')).toBeHidden();
  await expect(maze.board).toBeHidden();
  expect((await sheet.boundingBox())?.width).toBeGreaterThan(500);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  // Nor the walker, where a browser tells of paper by the medium alone.
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
});

/** Chooses a file as a visitor does, through the button. */
async function choose(maze: MazePage, name: string, text: string): Promise<void> {
  await maze.unfold('Save and share');
  const [chooser] = await Promise.all([maze.page.waitForEvent('filechooser'), maze.button('Open a file').click()]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('a parameter file sets the settings', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await choose(maze, 'old.txt', 'tunnel\nmodiPrim wallFollower\n9 8\n0 1\n8 7\n2 2 5 5\n');
  await expect(page).toHaveURL(/rows=9&cols=8&generator=modified-prim&seed=7&solver=wall-follower/);
  await expect(page).toHaveURL(/entrance=0,1&exit=8,7&tunnel=2,2,5,5$/);
  await expect(page.getByTestId('file-note')).toHaveText('old.txt opened.');
  await maze.press('Control+z');
  await expect(page).toHaveURL(/rows=20/);
});

test('a saved maze is opened as the settings that made it, an edited one as it is', async ({ page, browser }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&exit=9,9`);
  const saved = await maze.document();
  await maze.press('g');
  await expect(maze.field('Seed')).not.toHaveValue('7');
  await choose(maze, 'mine.json', saved);
  await expect(page).toHaveURL(/generator=recursive-backtracker&seed=7&.*exit=9,9/);
  await choose(maze, 'edited.json', saved.replace('"seed":"7"', '"seed":"8"'));
  await expect(page).toHaveURL(/seed=7&solver=bfs&world=[\w-]+$/);
  await expect(page.getByTestId('given')).toContainText('rect, 20 rows, 20 columns');
  await maze.press('Home'); // it is not grown, so it starts with the solver
  await expect(page.getByTestId('step')).toContainText('solving');
  await expect(page).toHaveURL(/turn=0/);

  const fresh = await browser.newContext();
  const other = await new MazePage(await fresh.newPage()).open(new URL(page.url()).hash);
  await other.expectStep(0);
  expect(await other.picture()).toBe(await maze.picture());
  expect(await other.document()).toBe(await maze.document());
  await fresh.close();

  await maze.button('Grow a maze instead').click();
  await expect(page).toHaveURL(/rows=20&cols=20/);
  await expect(page.getByTestId('step')).toContainText('solved');
});

test('a file is dropped on the page; what cannot be read is explained', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const drop = async (name: string, text: string) => {
    const files = await page.evaluateHandle(
      ([title, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], title));
        return transfer;
      },
      [name, text],
    );
    await page.dispatchEvent('.board', 'dragover', { dataTransfer: files });
    await page.dispatchEvent('.board', 'drop', { dataTransfer: files });
  };
  await drop('walls.txt', '#####\n#S.E#\n#####\n');
  await expect(maze.board).toHaveAccessibleName('Maze of 3 rows and 5 columns');
  await expect(page.getByTestId('stats')).toContainText('Path cells3');
  await drop('bad.json', '{"asterion":1,"shape":"round"}');
  await expect(page.getByTestId('file-note')).toContainText('bad.json:1:');
  await expectHeardPart(maze.page, 'Not opened: bad.json');
  await expect(maze.board).toHaveAccessibleName('Maze of 3 rows and 5 columns');
});

test('a world in a link that is damaged is explained, with a way out', async ({ page }) => {
  await page.goto(`/${GIVEN.slice(0, -8)}`);
  await expect(page.getByRole('alert')).toContainText('The world in the link is damaged');
  const maze = new MazePage(page);
  await maze.button('Grow a maze instead').click();
  await maze.ready();
  await expect(maze.board).toHaveAccessibleName('Maze of 20 rows and 20 columns');
});
