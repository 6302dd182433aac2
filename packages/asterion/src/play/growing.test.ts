import { expect, test } from 'vitest';
import { formatDocument } from '../notation/index.js';
import { createRng } from '../world/index.js';
import { exploreDescription } from './explore.js';
import { games } from './games.js';
import { grownData, isGrown, keepGrown } from './growing.js';
import { minotaurDescription } from './minotaur.js';
import { setUp } from './setup.js';

test.each(games.map((description) => [description.game.name, description] as const))(
  'a world of %s grown elsewhere is the same, and found where a game is set up',
  (game, description) => {
    const { said, scene: given } = { scene: undefined, ...description.sample(createRng(5)) };
    if (given !== undefined) return; // nothing grows where a world is given
    const data = structuredClone(grownData({ game, said }, games));
    if (data === undefined) throw new Error('Expected a world.');
    keepGrown(description, said, data);
    expect(isGrown(description, said)).toBe(true);
    const { setup } = setUp(description, said);
    if (setup === undefined) throw new Error('Expected a game.');
    const grown = description.grow(setup.values);
    expect(formatDocument(setup.scene)).toBe('world' in grown ? formatDocument(grown) : '');
  },
);

test('why nothing could be grown elsewhere is found where a game is set up', () => {
  const said = { rows: '3', cols: '3', par: '90', seed: '1' };
  const data = structuredClone(grownData({ game: 'minotaur', said }, games));
  if (data === undefined || 'world' in data) throw new Error('Expected no world.');
  keepGrown(minotaurDescription, said, data);
  expect(isGrown(minotaurDescription, said)).toBe(true);
  expect(Object.values(setUp(minotaurDescription, said).faults)).toEqual([data.message]);
});

test('what cannot be grown is left to whoever sets it up', () => {
  expect(grownData({ game: 'explore', said: { rows: 'many', seed: '1' } }, games)).toBeUndefined();
  expect(grownData({ game: 'chess', said: {} }, games)).toBeUndefined();
  expect(isGrown(exploreDescription, { seed: 'never grown before' })).toBe(false);
});
