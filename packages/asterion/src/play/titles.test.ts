import { expect, test } from 'vitest';
import { games } from './games.js';
import { gameTitles } from './titles.js';

test('the titles are those of the games in the registry', () => {
  const ofGames = games.map(({ game, title, about }) => [game.name, { title, about }]);
  expect(gameTitles).toEqual(Object.fromEntries(ofGames));
});
