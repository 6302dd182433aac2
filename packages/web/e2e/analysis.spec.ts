import { GIVEN, MazePage, SQUARES } from './maze-page.js';
import { expect, test } from './test.js';

test('a perfect maze is counted, and its longest path is drawn by keys', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await expect(page.getByTestId('perfect')).toHaveText('Perfect: exactly one way between any two cells.');
  await expect(page.getByTestId('analysis')).toContainText(/Dead ends\d+ \(\d+\.\d %\)/);
  await expect(page.getByTestId('analysis')).toContainText('Loops0');
  const solved = await maze.picture();
  await maze.tabTo(maze.button('Show longest path'));
  await maze.press('Enter');
  await expect(maze.button('Show longest path')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('analysis-note')).toContainText('the longest path of the maze');
  await expect(page).toHaveURL(/show=longest$/);
  await maze.press('Escape');
  await expect(page.getByTestId('analysis-note')).toHaveCount(0);
  await expect(page).toHaveURL(/solver=bfs$/);
  expect(await maze.picture()).toBe(solved);
  await expect(maze.button('Show the loop')).toHaveCount(0);
});

test('a braided maze is not perfect: its loop is drawn, until the run moves on', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.field('Braid, percent, slider').fill('40');
  await expect(page).toHaveURL(/braid=40$/);
  await expect(maze.field('Braid, percent')).toHaveValue('40');
  await expect(page.getByTestId('perfect')).toContainText('Not perfect. There is a loop of');
  await maze.button('Show the loop').click();
  await expect(page.getByTestId('analysis-note')).toContainText('a loop of the maze');
  await maze.button('Step back').click();
  await expect(page.getByTestId('analysis-note')).toHaveCount(0);
  await maze.button('Show the loop').click();
  await maze.timeline.fill('900');
  await expect(page.getByTestId('analysis-note')).toHaveCount(0);
  await maze.field('Sparsen, rounds').fill('2');
  await expect(page).toHaveURL(/braid=40&sparsen=2/);
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('no ground');
  await maze.field('Braid, percent').fill('400');
  await expect(maze.field('Braid, percent')).toHaveAccessibleDescription(/Expected 0 to 100 percent, got "400"/);
});

test('a cell out of reach is marked', async ({ page }) => {
  const maze = await new MazePage(page).open(GIVEN);
  await expect(page.getByTestId('perfect')).toContainText('The cell at row 1, column 0 cannot be reached');
  await maze.button('Mark the unreachable cell').click();
  await expect(page.getByTestId('analysis-note')).toContainText('cannot be reached');
  await maze.tabTo(maze.board);
  await maze.press('ArrowUp');
  await expect(maze.spoken).toContainText('out of reach');
});

test('entrance and exit go to the ends of the longest path', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await page.getByLabel('On the longest path').check();
  await expect(page).toHaveURL(/longest=1$/);
  const length = /Longest path(\d+) cells/.exec((await page.getByTestId('analysis').textContent()) ?? '')?.[1];
  await expect(page.getByTestId('stats')).toContainText(`Path cells${length}`);
  await maze.tabTo(maze.board);
  await maze.press(')'); // the exit is put by hand, the entrance stays on the path
  await expect(page).toHaveURL(/exit=\d+,\d+&longest=1/);
});

test('a solver without end can be stopped, and is cut off by itself; what is known can be played', async ({ page }) => {
  const maze = new MazePage(page);
  // Pressed as soon as it is there: on a busy machine the work may be done before a click from outside arrives.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Stop preparing');
      if (button === undefined) return;
      observer.disconnect();
      button.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/${SQUARES.replace('rows=20&cols=20', 'rows=500&cols=500').replace('bfs', 'random-mouse')}`);
  await maze.ready();
  await expect(page.getByTestId('notice')).toContainText('Stopped by you after');
  await maze.press(',', 2);
  await expect(page.getByTestId('step')).toContainText(/solving|growing/);
  await maze.field('Entrance').fill('1,1');
  await expect(page.getByTestId('notice')).toContainText('not done after 20,000,000 steps');
  await maze.button('To the start').click();
  await maze.expectStep(0);
  await maze.button('Step forward').click();
  await maze.expectStep(1);
});
