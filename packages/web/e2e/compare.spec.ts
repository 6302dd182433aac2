import { expectAccessible } from './axe.js';
import { HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expectHeardPart } from './messages.js';
import { expect, type Page, test } from './test.js';

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
  await expectHeardPart(maze.page, 'Breadth-first search: solved: a path of 107 cells, 252 visited. Trémaux: solved');
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

/** Rooms with a way round on either side; the rule of such maps: no diagonal step past a corner. */
const MAP = `type octile
height 6
width 12
map
............
.@@@@@@@@.@.
.........@@.
.@@@@@@.....
.@....@@@@@.
............
`;

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
}

test('a dungeon with diagonals is searched by keys alone: counts, lengths, who is optimal, and what is certain', async ({
  page,
}) => {
  const maze = await new MazePage(page).open(`${SQUARES.replace('bfs', 'sample')}&solver2=tremaux`);
  await maze.tabTo(maze.field('Worlds of other games'));
  await page.keyboard.type('Citadel');
  await expect(page.getByTestId('given')).toHaveText('A world of its own: rect, 31 rows, 31 columns.');
  await maze.tabTo(maze.field('Compare with'));
  await page.keyboard.type('Dij'); // Dijkstra's algorithm (dijkstra)
  await expect(page).toHaveURL(/solver=sample&solver2=path:dijkstra&/);
  const notes = page.getByTestId('pane-note');
  await expect(notes.first()).toHaveText(
    /^\d+ cells looked at, [\d.]+ long, [\d.]+ longer than the best\.It finds a way wherever there is one, but not always the shortest\.$/,
  );
  await expect(notes.nth(1)).toHaveText(
    /^\d+ cells looked at, 40\.97 long, optimal\.Its path costs the least there is/,
  );
  const table = page.getByTestId('compare');
  await expect(table.getByRole('row', { name: 'Path length' }).getByRole('cell').nth(1)).toHaveText('40.97best');
  await expect(table.getByRole('row', { name: 'Optimal' }).getByRole('cell')).toHaveText([/^no, \+\d+\.\d\d$/, 'yes']);
  await maze.tabTo(maze.field('Directions'));
  await page.keyboard.type('4');
  await expect(page).toHaveURL(/&directions=4&world=/);
  await expect(notes.nth(1)).toHaveText(/^\d+ cells looked at, 48 long, optimal\./);
  await expect(maze.field('Corners')).toHaveCount(0);
});

test('a Moving AI map is pasted: two searches find ways of the same length, however one walks', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES.replace('bfs', 'path:astar')}&solver2=path:jps`);
  await paste(page, MAP);
  await expect(maze.board.first()).toHaveAccessibleName('Maze of 6 rows and 12 columns, A*, path search');
  const lengths = page.getByTestId('compare').getByRole('row', { name: 'Path length' }).getByRole('cell');
  await expect(lengths).toHaveText(['15.41', '15.41']);
  await expect(maze.field('Directions')).toHaveValue('8'); // the rule of such maps, which a world document leaves out
  await maze.field('Corners').selectOption('one');
  await expect(page).toHaveURL(/&directions=8&corners=one&world=/);
  await expect(lengths).toHaveText(['14.24', '14.24']);
  await maze.field('Directions').selectOption('4');
  await expect(lengths).toHaveText(['16', '16']);
});

test('a search that does not apply says why, and the other one searches', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&solver2=path:jps`);
  await expect(page.locator('.pane-title')).toHaveText([
    'Breadth-first search path of 107 cells',
    'Jump point search does not apply',
  ]);
  await expect(page.getByTestId('pane-note').nth(1)).toContainText('squares that are free or blocked');
  await expect(page.getByTestId('compare').getByRole('row', { name: 'Solved' }).getByRole('cell')).toHaveText([
    'yes',
    'does not apply',
  ]);
  await expectHeardPart(maze.page, 'Jump point search: does not apply. ');
  await maze.field('Shape').selectOption('hex');
  await expect(page.getByTestId('pane-note').nth(1)).toContainText('not on hex');
  await expect(maze.field('Directions')).toHaveCount(0);
});

test('a link restores world, searches, how they walk, and between which ends', async ({ page, browser }) => {
  const maze = await new MazePage(page).open(
    `${SQUARES.replace('bfs', 'path:astar')}&solver2=tremaux&directions=8&corners=one`,
  );
  await paste(page, MAP); // a world brings its own ways
  await expect(page).toHaveURL(/&directions=8&world=/);
  await maze.field('Corners').selectOption('one');
  await maze.unfold('Entrance, exit, tunnels');
  await maze.field('Entrance').fill('0,5');
  await expect(page).toHaveURL(/&directions=8&corners=one&entrance=0,5&world=/);
  await maze.button('Step back').click();
  await expect(page).toHaveURL(/&turn=\d+&world=/);
  const fresh = await browser.newContext();
  const other = new MazePage(await fresh.newPage());
  await other.page.goto(page.url());
  await other.ready();
  await other.expectStep(await maze.step());
  expect(await other.picture(0)).toBe(await maze.picture(0));
  expect(await other.picture(1)).toBe(await maze.picture(1));
  await expect(other.field('Corners')).toHaveValue('one');
  await fresh.close();
});

test('axe finds nothing while path searches are compared in a dungeon', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES.replace('bfs', 'path:astar')}&solver2=path:jps&directions=8`);
  await expect(maze.field('Corners')).toBeVisible();
  await paste(page, MAP);
  await expect(maze.board).toHaveCount(2);
  await maze.field('Directions').selectOption('8');
  await expectAccessible(page);
});
