import { pitsDescription, setUp } from 'asterion/play';
import { shortestPathCounts } from 'asterion/search';
import { expect, test } from 'vitest';
import { frameOf } from '../game/frame.js';
import { colourOf, markedFrame, wayShares } from './frame.js';

const { setup } = setUp(pitsDescription, { rows: '9', seed: '7' });
if (setup === undefined) throw new Error('Expected a game.');
const start = setup.start;

test('every shortest way goes through one cell at each distance: their shares add up to one', () => {
  const shares = wayShares(start);
  const { distances } = shortestPathCounts(start.world, start.setup.goal);
  for (let steps = 0; steps <= distances[start.player]; steps++) {
    const sum = shares.reduce((total, share, cell) => total + (distances[cell] === steps ? share : 0), 0);
    expect(sum).toBeCloseTo(1, 9);
  }
  expect([shares[start.player], shares[start.setup.goal]]).toEqual([1, 1]);
});

test('with a hint the ways are coloured, numbered and told; without one nothing is', () => {
  const plain = frameOf(pitsDescription, start, pitsDescription.view(start), []);
  const { layers, notes, fact } = markedFrame(plain, start, true);
  const beside = start.world.grid.neighbour(start.player, 0);
  const share = wayShares(start)[beside];
  expect([layers.worth?.sides[beside], notes?.textOf(beside)]).toEqual([1, String(Math.round(100 * share))]);
  expect(layers.worth?.shares[beside]).toBeCloseTo(colourOf(share), 5);
  expect(fact?.(beside)).toBe(`${Math.round(100 * share)} % of the shortest ways`);
  const without = markedFrame(plain, start);
  expect([without.layers.worth, without.notes, without.fact?.(beside)]).toEqual([undefined, undefined, undefined]);
});
