import { sample } from '../../../testing/thorough.js';
import { GIVEN, HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expectHeard } from './messages.js';
import { expect, test } from './test.js';

const VISITS = [
  ['squares, growing', SQUARES, 321],
  ['squares with tunnels, ends moved', `${SQUARES}&entrance=3,4&exit=9,9&tunnel=5,9,15,9&tunnel=3,7,14,8`, 700],
  ['hexagons, solving', HEXAGONS, 400],
  ['two solvers', `${HEXAGONS}&solver2=tremaux`, 500],
  ['braided, sparse, on the longest path, a loop drawn', `${SQUARES}&longest=1&braid=30&sparsen=2&show=loop`, 750],
] as const;
for (const [name, link, turn] of sample(VISITS, 3)) {
  test(`a copied link restores everything in a fresh browser: ${name}`, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const maze = await new MazePage(page).open(`${link}&turn=${turn}`);
    await maze.button('Copy link').click();
    await expectHeard(maze.page, 'Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of `${link.split('?')[1]}&turn=${turn}`.split('&')) expect(copied).toContain(part);

    const fresh = await browser.newContext();
    const other = new MazePage(await fresh.newPage());
    await other.page.goto(copied);
    await other.ready();
    await other.expectStep(turn);
    expect(await other.total()).toBe(await maze.total());
    expect(await other.document()).toBe(await maze.document());
    expect(await other.picture()).toBe(await maze.picture());
    expect(await other.page.getByTestId('step').textContent()).toBe(await page.getByTestId('step').textContent());
    await fresh.close();
  });
}

test('a growing tree has a field for its mixture, which says what is wrong and goes into the link', async ({
  page,
}) => {
  const maze = await new MazePage(page).open(SQUARES.replace('recursive-backtracker', 'growing-tree'));
  await maze.field('Mixture, percent').fill('newest=70');
  await expect(page.getByText('this one comes to 70.')).toBeVisible();
  await maze.field('Mixture, percent').fill('newest=70,random=30');
  await expect(page).toHaveURL(/generator=growing-tree:newest%3D70,random%3D30&/);
  await page.reload();
  await expect(maze.field('Mixture, percent')).toHaveValue('newest=70,random=30');
  await maze.field('Generator').selectOption('wilson');
  await expect(maze.field('Mixture, percent')).toHaveCount(0);
  await expect(page).toHaveURL(/generator=wilson&/);
});

test('a link to a given world, once given away, works for ever', async ({ page }) => {
  const maze = await new MazePage(page).open(GIVEN); // a stored sample: never change it
  await expect(page.getByTestId('step')).toHaveText('step 3 of 3, solved');
  await expect(maze.board).toHaveAccessibleName('Maze of 2 rows and 3 columns');
  expect(JSON.parse(await maze.document())).toMatchObject({ open: ['011114', '000040'], exit: [1, 2] });
});

test('the address follows the step once it has come to rest, and reloading keeps it', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.press(',', 3);
  await expect(page).toHaveURL(/turn=1015$/);
  await page.reload();
  await maze.ready();
  await maze.expectStep(1015);
  await maze.press('End');
  await expect(page).toHaveURL(/solver=bfs$/);
});

test('typing on in one field makes one place to come back to', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  for (const rows of ['3', '33', '34']) {
    await maze.field('Rows').fill(rows);
    await expect(page).toHaveURL(new RegExp(`rows=${rows}&`));
  }
  await page.goBack();
  await expect(maze.field('Rows')).toHaveValue('20');
});

test('a typed address is followed', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await page.evaluate((hash) => location.assign(hash), HEXAGONS);
  await expect(maze.board).toHaveAccessibleName('Maze of 15 rows and 15 columns');
  await expect(maze.field('Solver')).toHaveValue('astar');
});

test('a link from a newer version is refused, with a way out', async ({ page }) => {
  await page.goto('/#/maze?v=2&rows=5');
  await expect(page.getByRole('alert')).toContainText('made by a newer Asterion (v=2)');
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.getByRole('alert').getByRole('link', { name: 'Maze' }).click();
  await new MazePage(page).ready();
});

test('a room that does not exist is said not to exist', async ({ page }) => {
  await page.goto('/#/cellar');
  await expect(page.getByRole('alert')).toContainText('no room called "cellar"');
});

test('unknown keys are ignored', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&weather=rain`);
  await maze.expectStep(1018);
});

test('wrong values are kept, marked and explained beside their fields', async ({ page }) => {
  const maze = new MazePage(page);
  await page.goto('/#/maze?v=1&shape=round&rows=0&cols=20&seed=7&solver=luck&entrance=99');
  for (const [field, value, fault] of [
    ['Shape', 'round', 'Unknown shape "round". Known: rect, hex, triangle, polar, torus, cylinder.'],
    ['Rows', '0', 'Expected a whole number from 1 to 4000, got "0".'],
    ['Solver', 'luck', 'Unknown solver "luck"'],
    ['Entrance', '99', 'Expected row,column such as 0,3, got "99".'],
  ]) {
    await expect(maze.field(field)).toHaveValue(value);
    await expect(maze.field(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(maze.field(field)).toHaveAccessibleDescription(new RegExp(fault.replace(/[.?]/g, '\\$&')));
  }
  await expect(page.getByTestId('board-message')).toContainText('No maze yet');
  await expect(maze.timeline).toBeDisabled();
  await expect(page).toHaveURL(/shape=round/);

  await maze.field('Shape').selectOption('rect');
  await maze.field('Solver').selectOption('bfs');
  await maze.field('Entrance').fill('');
  await maze.field('Rows').fill('6');
  await maze.ready();
  await expect(page.getByTestId('board-message')).toHaveCount(0);
  await expect(maze.board).toHaveAccessibleName('Maze of 6 rows and 20 columns');
});

test('a wrong turn is reported beside the timeline', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&turn=soon`);
  await expect(page.getByTestId('notice')).toContainText('got "soon"');
  await maze.open(`${SQUARES}&turn=99999`);
  await expect(page.getByTestId('notice')).toHaveText('The link asks for step 99,999; the last one is 1,018.');
  await maze.expectStep(1018);
});
