import type { Page } from '@playwright/test';
import { expectAccessible, THEMES } from './axe.js';
import { MazePage, SQUARES } from './maze-page.js';
import { expectHeard, expectHeardPart, expectShown } from './messages.js';
import { dropText } from './page-actions.js';
import { expect, test } from './test.js';
import { HEXAGONAL, LARGE, placeOf, SMALL, stepsToFork, TUNNELLED } from './walked.js';

const ARROWS: Record<string, string> = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' };
const LETTERS: Record<string, string> = { N: 'w', E: 'd', S: 's', W: 'a' };
const NEIGHBOURS: Record<string, string> = { N: 'k', E: 'l', S: 'j', W: 'h' };
const SIX: Record<string, string> = { E: 'd', W: 'a', NE: 'u', NW: 'y', SE: 'n', SW: 'b', TUNNEL: 't' };
const OPPOSITE: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };

const PAR = SMALL.names.length;
const status = (page: Page) => page.getByTestId('status');
const steps = (page: Page) => page.getByTestId('steps');

test('opening the room puts one at the entrance of a new maze, unsolved', async ({ page }) => {
  const maze = await new MazePage(page).open('#/maze');
  await expect(page).toHaveURL(
    /#\/maze\?v=1&shape=rect&rows=20&cols=20&generator=recursive-backtracker&seed=\d+&solver=bfs&walk=$/,
  );
  await expect(status(page)).toContainText('Find the way to the exit');
  await expect(steps(page)).toHaveText('0');
  await expect(maze.board).toHaveAccessibleName('Maze of 20 rows and 20 columns');
  await expectHeardPart(maze.page, 'You are at the entrance, row 0, column 0. Open to');
  const seed = await maze.field('Seed').inputValue();
  await maze.press('g');
  await expect(maze.field('Seed')).not.toHaveValue(seed);
  await expect(steps(page)).toHaveText('0');
});

test('a maze is walked by keys, in gold, and the best walk is kept in this browser', async ({ page }) => {
  const maze = await new MazePage(page).open(SMALL.link);
  await expect(page.getByTestId('par')).toHaveText(String(PAR));
  const keys = [ARROWS, LETTERS, NEIGHBOURS];
  for (const [at, name] of SMALL.names.entries()) await maze.press(keys[at % 3][name]);
  await expect(status(page)).toHaveText(`Out in ${PAR} steps. Par is ${PAR}: gold.`);
  await expectHeard(maze.page, `Out in ${PAR} steps. Par is ${PAR}: gold.`);
  await expect(page.getByTestId('best')).toHaveText(`${PAR} gold`);
  await maze.press(ARROWS[OPPOSITE[SMALL.names[PAR - 1]]]);
  await expectShown(page, 'You are out.');
  await page.goto(`/${SMALL.link}`);
  await expect(steps(page)).toHaveText('0');
  await expect(page.getByTestId('best')).toHaveText(`${PAR} gold`);
});

test('each step is told with the ways out, and a wall is answered in sight', async ({ page }) => {
  const maze = await new MazePage(page).open(LARGE.link);
  await maze.press(ARROWS[LARGE.names[0]]);
  const [row, col] = placeOf(LARGE, 1);
  await expectHeard(
    maze.page,
    new RegExp(`^${LARGE.names[0]} to row ${row}, column ${col}\\. Open to .*\\. 1 step\\.$`),
  );
  await maze.press('o');
  await expectShown(page, `Row ${row}, column ${col}. Open to`);
  await maze.press('m');
  await expectShown(page, /The exit lies N?E? of you, at row 19, column 19\./);
  await maze.press('i');
  await expectShown(page, `Next: ${LARGE.names[1]}. ${LARGE.names.length - 1} steps to the exit.`);
  await page.goto(`/${SMALL.link}`);
  await expect(steps(page)).toHaveText('0');
  await maze.press('ArrowLeft');
  await expectShown(page, 'The way W is closed. Ways here: E, N.');
  await maze.press('.');
  await expectShown(page, 'There is nothing to wait for in a maze.');
  await expect(steps(page)).toHaveText('0');
});

test('steps are taken back and made again, and what was taken back counts', async ({ page }) => {
  const maze = await new MazePage(page).open(SMALL.link);
  await expect(maze.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  const [first] = SMALL.names;
  await maze.press(ARROWS[first]);
  await maze.press('z');
  await expect(steps(page)).toHaveText('0');
  await maze.press('Control+y');
  await expect(steps(page)).toHaveText('1');
  await maze.button('Undo').click();
  await expectHeardPart(maze.page, 'Taken back.');
  await expect(page.getByTestId('taken-back')).toHaveCount(0); // it may be made again
  for (const name of SMALL.names) await maze.press(ARROWS[name]);
  await expect(page.getByTestId('taken-back')).toHaveText('1');
  const made = PAR + 1;
  const medal = made <= Math.ceil(1.25 * PAR) ? 'silver' : 'bronze';
  await expect(status(page)).toHaveText(`Out in ${made} steps, 1 of them taken back. Par is ${PAR}: ${medal}.`);
  await maze.press('Backspace'); // also from the exit
  await expect(status(page)).toContainText('Find the way');
  await maze.press('r');
  await expect(steps(page)).toHaveText('0');
  await expect(page.getByTestId('taken-back')).toHaveCount(0);
});

test('hexagons are walked by keys, and tunnels by T', async ({ page }) => {
  const maze = await new MazePage(page).open(HEXAGONAL.link);
  for (const name of HEXAGONAL.names) await maze.press(SIX[name]);
  await expect(status(page)).toContainText(': gold.');
  await page.goto(`/${TUNNELLED.link}`);
  await expect(steps(page)).toHaveText('0');
  expect(TUNNELLED.names).toContain('TUNNEL');
  for (const name of TUNNELLED.names) await maze.press(name === 'TUNNEL' ? 't' : ARROWS[name]);
  await expect(status(page)).toContainText(': gold.');
});

test('a click walks along the corridor, no further than the next fork; a drag leads', async ({ page }) => {
  const maze = await new MazePage(page).open(LARGE.link);
  const fork = stepsToFork(LARGE);
  const at = async (step: number) => maze.cell(...placeOf(LARGE, step));
  const target = await at(fork);
  await page.mouse.click(target.x, target.y);
  await expect(steps(page)).toHaveText(String(fork));
  const end = await at(LARGE.names.length);
  await page.mouse.click(end.x, end.y);
  await expectShown(page, 'Not all the way to row 19, column 19: choose at each fork.');
  await maze.press('z'); // the whole click
  await expect(steps(page)).toHaveText('0');
  await maze.press('r');
  const start = await at(0);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step++) {
    const { x, y } = await at(step);
    await page.mouse.move(x, y, { steps: 3 });
  }
  await page.mouse.up();
  await expect(steps(page)).toHaveText('4');
});

test('a solver races the walk on one slider, with counts and who was first', async ({ page }) => {
  const maze = await new MazePage(page).open(SMALL.link);
  for (const name of SMALL.names) await maze.press(ARROWS[name]);
  await maze.press('v');
  const race = page.getByTestId('race');
  await expect(race.getByRole('columnheader')).toHaveText(['You', 'Breadth-first search']);
  await expect(status(page)).toHaveText(/You were first, after \d+ steps; Breadth-first search after \d+\./);
  const total = await maze.total();
  expect(total).toBeGreaterThan(PAR);
  await maze.timeline.fill('5');
  await expect(race.getByRole('row', { name: /^Steps/ }).getByRole('cell')).toHaveText(['5', '5']);
  await expect(race.getByRole('row', { name: /^At the exit/ }).getByRole('cell')).toHaveText(['not yet', 'not yet']);
  const picture = await maze.picture();
  await page.keyboard.press('Tab'); // away from the slider
  await maze.press('PageDown');
  await maze.expectStep(6);
  expect(await maze.picture()).not.toBe(picture);
  await maze.press('PageUp');
  expect(await maze.picture()).toBe(picture);
  await maze.timeline.fill(String(PAR));
  await expect(race.getByRole('row', { name: /^At the exit/ }).getByRole('cell')).toHaveText(['yes', 'not yet']);
  await maze.timeline.fill('5');
  await expect(page).toHaveURL(/&turn=5&walk=[0-9NESW]+$/);
  await page.reload(); // the link holds the race
  await expect(race.getByRole('row', { name: /^Steps/ }).getByRole('cell')).toHaveText(['5', '5']);
  expect(await maze.picture()).toBe(picture);
  await maze.press('Escape');
  await expect(status(page)).toContainText(`Out in ${PAR} steps.`);
});

test('whoever gives up sees who finds the way', async ({ page }) => {
  const maze = await new MazePage(page).open(SMALL.link);
  await maze.button('Race a solver').click();
  await expectShown(page, 'Walk it first');
  await expect(status(page)).toHaveText('Find the way to the exit.');
  await maze.press(ARROWS[SMALL.names[0]]);
  await maze.press('Home');
  await expect(steps(page)).toHaveText('0');
  await maze.button('Race a solver').click();
  await expect(status(page)).toHaveText(/Breadth-first search was first, after \d+ steps; you not at all\./);
  await maze.button('Walk it').click();
  await expect(steps(page)).toHaveText('1'); // and walks on
  await maze.press(ARROWS[SMALL.names[1]]);
  await expect(steps(page)).toHaveText('2');
});

test('a link brings the walk back, as far as there is a way', async ({ page, context }) => {
  const maze = await new MazePage(page).open(LARGE.link);
  for (const name of LARGE.names.slice(0, 4)) await maze.press(ARROWS[name]);
  const walked = () =>
    [
      ...page
        .url()
        .replace(/.*&walk=/, '')
        .matchAll(/\d/g),
    ].reduce((sum, [count]) => sum + Number(count), 0);
  await expect.poll(walked).toBe(4);
  const picture = await maze.picture();
  const other = await new MazePage(await context.newPage()).open(new URL(page.url()).hash);
  await expect(steps(other.page)).toHaveText('4');
  expect(await other.picture()).toBe(picture);
  await page.goto(`/${LARGE.link}1S`);
  await expect(page.getByTestId('notice')).toContainText('The walk in the link leads through a wall');
  await expect(steps(page)).toHaveText('0');
});

test('P grows the maze and solves it, and R walks again; links from before one could walk are watched', async ({
  page,
}) => {
  const maze = await new MazePage(page).open(SMALL.link);
  await maze.press('p');
  await expect(page.getByTestId('step')).toContainText(/growing|solving|solved/);
  await expect(page).toHaveURL(/solver=bfs/);
  await expect(page).not.toHaveURL(/walk=/);
  await maze.press('r');
  await expect(steps(page)).toHaveText('0');
  await expect(page).toHaveURL(/walk=$/);
  await maze.button('Play').click(); // so does the button
  await expect(page.getByTestId('step')).toContainText(/growing|solving|solved/);
  await maze.open(SQUARES);
  await expect(page.getByTestId('step')).toContainText('step 1,018 of 1,018, solved');
  await expect(maze.button('Watch it grow')).toHaveAttribute('aria-pressed', 'true');
  await maze.button('Walk it').click();
  await expect(page.getByTestId('par')).toHaveText('106');
});

test('the slider looks back on the walk, and a step from there goes on', async ({ page }) => {
  const maze = await new MazePage(page).open(LARGE.link);
  for (const name of LARGE.names.slice(0, 4)) await maze.press(ARROWS[name]);
  await maze.timeline.fill('2');
  await expect(steps(page)).toHaveText('2');
  await maze.board.focus();
  await maze.press(ARROWS[LARGE.names[2]]);
  await expect(steps(page)).toHaveText('3');
  await expect(page.getByTestId('taken-back')).toHaveText('2');
});

test('looking around reads cells, and Enter walks to the cursor', async ({ page }) => {
  const maze = await new MazePage(page).open(LARGE.link);
  await maze.press('x');
  await expectShown(page, 'Looking around: the keys move the cursor. Row 0 is at the bottom.');
  await maze.press(ARROWS[LARGE.names[0]]);
  await expect(maze.spoken).toContainText('row');
  await expect(steps(page)).toHaveText('0');
  await maze.press('Enter');
  await expect(steps(page)).toHaveText('1');
  await maze.press('Escape');
  await maze.press(ARROWS[LARGE.names[1]]);
  await expect(steps(page)).toHaveText('2');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a race is decided at once', async ({ page }) => {
    const maze = await new MazePage(page).open(SMALL.link);
    for (const name of SMALL.names) await maze.press(ARROWS[name]);
    await maze.press('v');
    await expect(status(page)).toContainText('You were first');
    await maze.expectStep(await maze.total());
  });
});

test('a newcomer makes a maze of hexagons and prints it, without the way that was walked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) });
  });
  const maze = await new MazePage(page).open('#/maze');
  await maze.unfold('New maze');
  await maze.field('Shape').selectOption('Hexagons (hex)');
  await expect(page).toHaveURL(/shape=hex/);
  for (const key of ['u', 'd', 'y', 'n']) await maze.press(key);
  await maze.unfold('Save and share');
  await maze.button('Print').click();
  const lines = page.getByTestId('print-sheet').locator('svg path[fill="none"]');
  await expect(lines).toHaveCount(1); // the walls
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await maze.button('Export').click();
  await page.getByLabel('With my way').check();
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Print' }).click();
  await expect(lines).toHaveCount(2);
});

test('a drawing of one row is told as one row, and walked', async ({ page }) => {
  const maze = await new MazePage(page).open(SMALL.link);
  await dropText(page, maze.board, 'row.txt', '+---+---+\n| S   E |\n+---+---+\n');
  await expect(page.getByTestId('given')).toHaveText('A world of its own: rect, 1 row, 2 columns.');
  await maze.press('ArrowRight');
  await expect(status(page)).toHaveText('Out in 1 step. Par is 1: gold.');
});

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing in a walk, at the exit and in a race', async ({ page }) => {
      const ghost = SMALL.names.map((name) => `1${name}`).join('');
      const maze = await new MazePage(page).open(`${SMALL.link}&by=Ada&ghost=${ghost}`);
      await expect(page.getByTestId('challenge')).toContainText(`Ada was out in ${PAR} steps, par ${PAR}: gold.`);
      await expect(page.getByTestId('ghost').locator('circle')).toHaveCount(1);
      await maze.press('i');
      await expectAccessible(page);
      for (const name of SMALL.names) await maze.press(ARROWS[name]);
      await expect(status(page)).toContainText('gold');
      await expectAccessible(page);
      await maze.press('v');
      await expect(status(page)).toContainText('first');
      await expectAccessible(page);
    });
  });
}
