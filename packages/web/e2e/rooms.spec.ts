import { games } from 'asterion/play';
import { expect, test } from './test.js';

/**
 * Rooms that belong to no game: where mazes are made, where puzzles of any game are solved, where
 * games are reviewed, and where worlds are drawn.
 */
const OTHERS = ['maze', 'puzzle', 'review', 'edit'];

test('the page has a room for exactly the games of the registry', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  const rooms = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('#/', '')));
  const ofGames = rooms.filter((room) => room !== undefined && !OTHERS.includes(room));
  expect(ofGames.toSorted()).toEqual(games.map(({ game }) => game.name).toSorted());
});
