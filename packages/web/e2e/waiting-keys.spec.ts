/** Keys that come while a bot thinks, keys after a click, and what Escape ends. */

import { expectShown } from './messages.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { expect, type Page, test } from './test.js';

/** A large dungeon, in which the monster has far to go. */
const LARGE = '#/rogue?v=1&kind=big-rooms&size=40&monster=bfs&rogue=human&seed=3';

/** Keys as fast as fingers can: none waits for what the one before does. */
const strike = (page: Page, keys: readonly string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)));

test('twelve keys at 100 ms give twelve moves, in order', async ({ page }) => {
  const rogue = await new RoguePage(page).open(LARGE);
  await rogue.turn(1);
  for (let key = 0; key < 12; key++) await page.keyboard.press('.', { delay: 100 });
  await rogue.turn(13);
});

test('a key that has become illegal says so and drops the rest', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await strike(page, ['.', 'ArrowUp', '.', '.']);
  await expectShown(page, /The way N is closed/);
  await rogue.turn(2);
});

test('Escape drops the keys that wait', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await strike(page, ['.', '.', '.', 'Escape']);
  await expectShown(page, 'The keys that were waiting are dropped.');
  await rogue.turn(2);
});

test('after a click the keys belong to the board again: Space waits', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const solve = rogue.button('Solve');
  await solve.click();
  await expect(solve).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(' ');
  await rogue.turn(2);
  await expect(solve).toHaveAttribute('aria-pressed', 'true');
});

test('whoever came to a button by keyboard keeps it', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.button('Solve').focus();
  await page.keyboard.press(' ');
  await expect(rogue.button('Solve')).toHaveAttribute('aria-pressed', 'true');
  await expect(rogue.button('Solve')).toBeFocused();
  await rogue.turn(1);
});

test('the best move is shown by a click until the next move, and Escape puts it away', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.button('Hint').click();
  await expect(page.getByTestId('peek')).toBeVisible();
  await expect(page.getByTestId('best')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('peek')).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByTestId('best')).toBeVisible();
  await page.keyboard.press('.');
  await rogue.turn(2);
  await expect(page.getByTestId('peek')).toHaveCount(0);
});

test('choosing from a list and pressing an arrow moves', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.unfold('New game');
  await rogue.field('Dungeon').click();
  await rogue.field('Dungeon').selectOption('ring');
  await expect(rogue.board).toBeFocused();
});

test('whoever comes by a link above goes on with the keys of the room: Enter goes to the next level', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Minotaur', exact: true }).first().click();
  await expect(page.getByTestId('status')).toHaveText('Your move.');
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByTestId('status')).toContainText('You won');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/level=level-2/);
});
