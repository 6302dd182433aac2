import { ExactPage, VALUES } from './exact-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { CAUGHT, CORNERED, HEX_MAZE } from './rogue-page.js';
import { expect, test } from './test.js';

const MOUTH = CORNERED.replace('cornered', 'mouth');
const BY_HAND = CORNERED.replace('monster=bfs', 'monster=human').replace('rogue=human', 'rogue=farthest');

test('the truth is one key away, follows the game, is remembered, and hidden it is gone', async ({ page }) => {
  const rogue = new ExactPage(page);
  await rogue.readCanvas();
  await rogue.open(CORNERED);
  await rogue.turn(1);
  expect(await rogue.said()).not.toMatch(VALUES);
  await rogue.press('v');
  await expect(rogue.truth).toHaveText('With best play: captured in 3 monster moves.');
  await expect(rogue.start).toHaveText('From the start, with best play: captured in 4 monster moves.');
  await expectHeardPart(rogue.page, 'With best play: captured in 3 monster moves.');
  await rogue.press('.');
  await rogue.turn(2);
  await expect(rogue.truth).toHaveText('With best play: captured in 2 monster moves.');
  await expectHeard(rogue.page, /^Monster NW .* Distance 2\. With best play: captured in 2 monster moves\.$/);
  expect(await rogue.written()).toEqual(['@', 'M']);

  await expect(page).toHaveURL(/&rec=/);
  await page.reload();
  await rogue.turn(2);
  await expect(rogue.truth).toHaveText('With best play: captured in 2 monster moves.');
  await rogue.press('x');
  await rogue.press('ArrowRight');
  await expect(page.getByTestId('spoken')).toContainText('rogue here: captured in');
  await rogue.press('v');
  await expectHeard(rogue.page, 'The truth is hidden.');
  await expect(rogue.truth).toHaveCount(0);
  expect(await rogue.said()).not.toMatch(VALUES);
  await page.reload();
  await rogue.turn(2);
  await expect(rogue.button('Solve')).toHaveAttribute('aria-pressed', 'false');
  expect(await rogue.said()).not.toMatch(VALUES);
});

test('by mouse, before a game: the verdict, and a new one with every choice of dungeon and rules', async ({ page }) => {
  const rogue = await new ExactPage(page).open(BY_HAND);
  await rogue.button('Keep in new games').click();
  await rogue.button('Solve').click();
  await expect(rogue.truth).toHaveText('With best play: captured in 4 monster moves.');
  await expect(rogue.start).toHaveCount(0);
  await rogue.field('Diagonal steps').selectOption('never');
  await expect(rogue.truth).toHaveText('With best play: the rogue evades for ever.');
  await rogue.field('Diagonal steps').selectOption('always');
  await expect(rogue.truth).toHaveText('With best play: captured in 4 monster moves.');
  await rogue.field('Dungeon').selectOption('mouth');
  await expect(rogue.truth).toHaveText('With best play: the rogue evades for ever.');
  await rogue.button('Solve').click();
  await expect(rogue.truth).toHaveCount(0);
  expect(await rogue.said()).not.toMatch(VALUES);
});

test('cells are coloured for either side, with numbers, a legend and the value of the cell looked at', async ({
  page,
}) => {
  const rogue = new ExactPage(page);
  await rogue.readCanvas();
  await rogue.open(CORNERED);
  await rogue.turn(1);
  const plain = await rogue.state();
  await rogue.field('Heat map').selectOption('for the monster');
  await expect(rogue.legend).toHaveText(/^If the monster stood there:\s*1\s*captured in 8 monster moves$/);
  expect(await rogue.written()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '@', 'M']);
  await rogue.hover(8, 8, 9);
  await expect(page.getByTestId('readout')).toHaveText(
    /^row 8, column 8: .*; monster here: captured in 8 monster moves$/,
  );
  await rogue.board.focus();
  await rogue.press('x');
  await page.mouse.move(0, 0);
  await rogue.press('ArrowRight');
  await expect(page.getByTestId('spoken')).toHaveText(
    /^row 0, column 1: .*; monster here: captured in 1 monster move$/,
  );
  await expect(rogue.board).toHaveAccessibleDescription(/monster here: captured in 1 monster move/);
  await rogue.press('Escape');

  await rogue.press('c');
  await expect(rogue.field('Heat map')).toHaveValue('off');
  await expectHeard(rogue.page, 'Cells are not coloured.');
  await expect(rogue.legend).toHaveCount(0);
  expect(await rogue.written()).toEqual(['@', 'M']);
  expect(await rogue.said()).not.toMatch(VALUES);
  expect(await rogue.state()).toEqual(plain);

  await rogue.press('c');
  await expect(rogue.legend).toHaveText(/^If the rogue stood there:\s*1\s*captured in \d+ monster moves$/);
  await rogue.hover(0, 0, 9);
  await expect(page.getByTestId('readout')).toHaveText(/rogue here: captured in 3 monster moves$/);
});

test('where the rogue evades, cells have one calm colour and a sign; on hexagons too; and it is remembered', async ({
  page,
}) => {
  const rogue = new ExactPage(page);
  await rogue.readCanvas();
  await rogue.open(MOUTH);
  await rogue.turn(1);
  await rogue.button('Keep in new games').click();
  await rogue.press('c');
  await expect(rogue.legend).toContainText('∞ the rogue evades');
  expect(await rogue.written()).toEqual(['2', '3', '@', 'M', '∞']);
  await rogue.open(HEX_MAZE);
  await rogue.turn(1);
  await expect(rogue.field('Heat map')).toHaveValue('rogue');
  await expect(rogue.legend).toContainText('If the rogue stood there:');
  expect(await rogue.written()).toContain('∞');
});

test('the best move is seen and said as long as a key or the button is held, and not longer', async ({ page }) => {
  const rogue = await new ExactPage(page).open(MOUTH);
  await rogue.turn(1);
  const told = 'Rogue: best is E or wait. With best play: the rogue evades for ever.';
  const gone = async (): Promise<void> => {
    await expect(rogue.best).toHaveCount(0);
    await expect(rogue.peek).toHaveCount(0);
    await expect(rogue.announcement).toHaveText('');
    expect(await rogue.said()).not.toMatch(/best is|evades for ever/);
  };
  const held = () => page.waitForTimeout(450); // shorter, it is a press, and stays
  await page.keyboard.down('i');
  await expect(rogue.best).toBeVisible();
  await expect(rogue.peek).toHaveText('Rogue: best is E or wait.');
  await expectHeard(rogue.page, told);
  await expect(rogue.button('Hint')).toHaveAttribute('aria-pressed', 'true');
  await held();
  await page.keyboard.up('i');
  await gone();

  await rogue.button('Hint').hover();
  await page.mouse.down();
  await expect(rogue.best).toBeVisible();
  await expectHeard(rogue.page, told);
  await page.mouse.move(10, 10);
  await expect(rogue.best).toBeVisible();
  await held();
  await page.mouse.up();
  await gone();

  await rogue.button('Hint').focus();
  await page.keyboard.down(' ');
  await expect(rogue.best).toBeVisible();
  await expectHeard(rogue.page, told);
  await held();
  await page.keyboard.up(' ');
  await gone();
  await rogue.turn(1);
});

test('whoever cannot hold presses Enter: it stays until the next move, or until pressed again', async ({ page }) => {
  const rogue = await new ExactPage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.button('Hint').focus();
  await rogue.press('Enter');
  await expect(rogue.best).toBeVisible();
  await rogue.press('Enter');
  await expect(rogue.best).toHaveCount(0);
  await rogue.press('Enter');
  await expect(rogue.peek).toContainText('Rogue:');
  await rogue.press('.');
  await rogue.turn(2);
  await expect(rogue.best).toHaveCount(0);
  await expect(rogue.button('Hint')).toHaveAttribute('aria-pressed', 'false');
});

test('without letters as keys the buttons do the same', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('asterion.character-keys', 'off'));
  const rogue = await new ExactPage(page).open(CORNERED);
  await rogue.turn(1);
  for (const key of ['v', 'c', 'q', 'i']) await rogue.press(key);
  await expect(rogue.truth).toHaveCount(0);
  await expect(rogue.branch).toHaveCount(0);
  await rogue.button('Solve').focus();
  await rogue.press('Enter');
  await expect(rogue.truth).toBeVisible();
});

test('a table in the making can be cancelled and made again; another dungeon ends it', async ({ page }) => {
  const rogue = new ExactPage(page);
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/worker-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await rogue.open(BY_HAND);
  await rogue.button('Keep in new games').click();
  await rogue.press('v');
  await expect(rogue.making).toContainText('Solving …');
  await rogue.button('Cancel').click();
  await expect(rogue.making).toContainText('Solving was cancelled.');
  await rogue.field('Dungeon').selectOption('mouth');
  await expect(rogue.making).toContainText('Solving …');
  letGo();
  await expect(rogue.truth).toHaveText('With best play: the rogue evades for ever.');
});

test('what is cancelled can be solved after all', async ({ page }) => {
  const rogue = new ExactPage(page);
  let isHeld = true;
  await page.route(/worker-.*\.js$/, async (route) => {
    if (!isHeld) await route.continue(); // those that are asked for before never come
  });
  await rogue.open(BY_HAND);
  await rogue.press('v');
  await rogue.button('Cancel').click();
  isHeld = false;
  await rogue.button('Solve again').click();
  await expect(rogue.truth).toHaveText('With best play: captured in 4 monster moves.');
});

test('what is too large to be solved is said with the reason, and the game can be played all the same', async ({
  page,
}) => {
  const rogue = await new ExactPage(page).open(
    '#/rogue?v=1&kind=big-rooms&size=40&monsters=4&monster=bfs&rogue=human&seed=3',
  );
  await rogue.turn(1);
  await rogue.press('v');
  await expect(rogue.making).toHaveText(
    /The truth is not known here\. The exact table of \d+ cells and 4 monsters needs/,
  );
  await rogue.press('c');
  await expect(rogue.legend).toHaveCount(0);
  await page.keyboard.down('i');
  await expect(rogue.peek).toContainText('needs about');
  await page.keyboard.up('i');
  await rogue.press('.');
  await rogue.turn(2);
});

test('an optimal player who cannot be had is refused at its field, and the game from before goes on', async ({
  page,
}) => {
  const link = '#/rogue?v=1&kind=big-rooms&size=40&monsters=4&monster=bfs&rogue=human&seed=3';
  const rogue = await new ExactPage(page).open(link);
  await rogue.turn(1);
  await rogue.field('Monster').selectOption('optimal');
  await expect(rogue.field('Monster')).toHaveAccessibleDescription(/It cannot play here\. The exact table of/);
  await expect(page.getByTestId('board-message')).toContainText('Still the game from before');
  await rogue.field('Monster').selectOption('greedy');
  await expect(page.getByTestId('board-message')).toHaveCount(0);
});

test('a finished game links to its review', async ({ page }) => {
  const rogue = await new ExactPage(page).open(CORNERED);
  const link = page.getByRole('link', { name: 'Review the game' });
  for (const moves of [1, 2, 3]) {
    await rogue.turn(moves);
    await expect(link).toHaveCount(0);
    await rogue.press('.');
  }
  await expect(rogue.status).toHaveText(CAUGHT);
  await expect(link).toHaveAttribute('href', /^#\/review\?v=1&turn=mistake&rec=[\w-]+$/);
});

test.describe('with time to spare', () => {
  test.use({ spare: 'idle' });

  test('a dungeon of 50 x 50 is solved by a worker', async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const rogue = await new ExactPage(page).open('#/rogue?v=1&kind=loops&size=50&monster=human&rogue=trailmax&seed=3');
    await rogue.press('v');
    await expect(rogue.truth).toHaveText(
      /^With best play: (captured in \d+ monster moves|the rogue evades for ever)\.$/,
    );
    await expect.poll(() => workers.length).toBe(3); // the one that solved it, a warm one in waiting, and the bot's
  });

  test('optimal players play by a table from the worker, in a game and from its middle', async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const link = CORNERED.replace('monster=bfs', 'monster=optimal');
    const rogue = await new ExactPage(page).open(link.replace('rogue=human', 'rogue=optimal'));
    await rogue.expectAt(0, 7);
    await rogue.press('End');
    await expect(rogue.status).toHaveText('Captured after 4 monster moves. A monster caught the rogue.');
    await expect.poll(() => workers.length).toBe(2); // the one that solved it, and a warm one in waiting
    await rogue.open(CORNERED);
    await rogue.turn(1);
    await rogue.field('Monster').selectOption('optimal');
    await rogue.board.focus();
    for (const moves of [1, 2, 3]) {
      await rogue.turn(moves);
      await rogue.press('.');
    }
    await expect(rogue.status).toHaveText(CAUGHT);
  });
});
