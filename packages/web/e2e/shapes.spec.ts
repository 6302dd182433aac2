/** Every shape on the page: grown, stepped, solved and walked in the maze room, and played on. */

import { generateMaze } from 'asterion/generate';
import { shortestPath } from 'asterion/search';
import { directionBetween, shapes } from 'asterion/world';
import { ExactPage } from './exact-page.js';
import { MazePage } from './maze-page.js';
import { expect, test } from './test.js';

const hashOf = (shape: string) =>
  `#/maze?v=1&shape=${shape}&rows=6&cols=7&generator=recursive-backtracker&seed=5&solver=bfs`;

for (const shape of Object.keys(shapes)) {
  test(`a maze of shape ${shape} is stepped there and back, and saved as what it is`, async ({ page }) => {
    const maze = await new MazePage(page).open(`${hashOf(shape)}&turn=0`);
    await maze.timeline.focus();
    const start = await maze.picture();
    await maze.press('ArrowRight', 3);
    expect(await maze.picture()).not.toBe(start);
    await maze.press('ArrowLeft', 3);
    expect(await maze.picture()).toBe(start);
    await maze.press('End');
    expect(await maze.picture()).not.toBe(start);
    const { world } = generateMaze({ shape, rows: 6, cols: 7, seed: '5' });
    const saved = JSON.parse(await maze.document()) as { shape: string; open: string[] };
    expect(saved.shape).toBe(shape);
    expect(saved.open.join('')).toBe([...world.open].map((bits) => bits.toString(16).padStart(2, '0')).join(''));
  });
}

test('rings, which have no compass, are walked by the arrows', async ({ page }) => {
  const { world, entrance, exit } = generateMaze({ shape: 'polar', rows: 6, cols: 7, seed: '5' });
  const [from, to] = shortestPath(world, entrance, exit) ?? [];
  expect(directionBetween(world.grid, from, to)).toBeDefined();
  const maze = await new MazePage(page).open(hashOf('polar'));
  await maze.button('Walk it').click();
  await maze.board.first().focus();
  const [here, there] = [world.grid.centre(from), world.grid.centre(to)];
  const [right, up] = [there.x - here.x, here.y - there.y];
  const isAcross = Math.abs(right) > Math.abs(up);
  const before = await maze.picture();
  await maze.press(isAcross ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : up > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect.poll(() => maze.picture()).not.toBe(before);
});

test('Rogue on a torus has its exact table', async ({ page }) => {
  const rogue = await new ExactPage(page).open(
    '#/rogue?v=1&shape=torus&rows=6&cols=6&braid=60&seed=4&monster=bfs&rogue=cycle',
  );
  await page.getByRole('button', { name: /^Solve/ }).click();
  await expect(rogue.truth).toHaveText(/^With best play: (the rogue evades for ever|.*captured in \d+)/);
});
