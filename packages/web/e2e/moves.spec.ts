/** The list of moves beside the board. */

import { CORNERED, RING, RoguePage } from './rogue-page.js';
import { expect, test } from './test.js';

test('moves are listed by name; a click goes there, and the current one is marked', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('.');
  await rogue.turn(2);
  const list = page.getByRole('listbox', { name: 'Moves' });
  const current = list.getByRole('option', { selected: true });
  await expect(list.getByRole('option')).toHaveText(['NW', 'STAY', 'NW']);
  // Each side has a column, and its name stands above it.
  const heads = page.locator('.move-heads > span');
  await expect(heads).toHaveText(['Turn', 'Monster', 'Rogue']);
  const [head, move] = [await heads.nth(2).boundingBox(), await list.getByRole('option').nth(1).boundingBox()];
  expect(head?.x).toBeCloseTo(move?.x ?? NaN, 0);
  await expect(current).toHaveAccessibleName('Turn 3: the monster NW');
  await list.getByRole('option', { name: 'Turn 1:' }).click();
  await rogue.expectAt(1, 3);
  await expect(current).toHaveAccessibleName('Turn 1: the monster NW');
  // The keys are still the board's: one more wait is another move from here.
  await rogue.press('.');
  await rogue.turn(2);
});

test('by keyboard it is one stop, and the keys of the playback work there', async ({ page }) => {
  const rogue = await new RoguePage(page).open(RING);
  const list = page.getByRole('listbox', { name: 'Moves' });
  await list.focus();
  await rogue.press('End');
  const last = Number(await rogue.timeline.getAttribute('max'));
  await rogue.expectAt(last, last);
  await rogue.press('ArrowLeft');
  await rogue.expectAt(last - 1, last);
  await rogue.press('ArrowUp');
  await rogue.expectAt(last - 3, last);
  await rogue.press(',');
  await rogue.expectAt(last - 4, last);
  await rogue.press('Home');
  await rogue.expectAt(0, last);
  await rogue.press('Tab');
  await expect(rogue.timeline).toBeFocused();
});

test('of hundreds of turns only those in sight exist, and the current one is in sight', async ({ page }) => {
  const rogue = await new RoguePage(page).open(RING.replace('moves=20', 'moves=300'));
  const list = page.getByRole('listbox', { name: 'Moves' });
  await expect(page.getByTestId('step')).toHaveText('turn 0 of 600');
  await rogue.press('End');
  await rogue.expectAt(600, 600);
  const current = list.getByRole('option', { selected: true });
  await expect(current).toBeInViewport();
  await expect(current).toHaveAccessibleName(/^Turn 600: the rogue /);
  await expect(page.getByTestId('game-over')).toContainText('Game over.');
  expect(await list.getByRole('option').count()).toBeLessThan(60);
  await rogue.timeline.fill('300');
  await expect(current).toHaveAccessibleName(/^Turn 300:/);
  await expect(current).toBeInViewport();
  await expect(page.getByTestId('game-over')).toHaveCount(0); // whoever watches comes to it
});

test('in fog the list does not tell what the fog hides', async ({ page }) => {
  await page.goto(
    '/#/labyrinth?v=1&board=5&supplies=1&minotaurs=1&shape=rect&rounds=100&norooms=1&theseus=human&minotaur=bfs&seed=3',
  );
  const list = page.getByRole('listbox', { name: 'Moves' });
  await expect(page.getByTestId('status')).toContainText('Your move');
  await page.getByRole('button', { name: 'Fog', exact: true }).click();
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option', { name: /the Minotaur/ })).toHaveText(['?']);
  await expect(list.getByRole('option', { name: /Theseus/ })).toHaveText(['N']);
});
