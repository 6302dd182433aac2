import { lineOf, type Standing, tableHere } from 'asterion/play';
import { expect, test } from 'vitest';
import { CORNERS, gameOf } from '../../../e2e/sample-games.js';
import { bestParts, bestReply, optionsOf } from './options.js';

const game = gameOf('corners', CORNERS);
const line = lineOf(game.tip);
const { description, start } = game.setup;
const table = tableHere(description, start);
const optionsAt = ({ position }: Standing, by: unknown, next?: string) => optionsOf(game, position, [], by, next);

test('every step has its worth, the best stand out, and what comes next is known', () => {
  const options = optionsAt(line[3], table, line[4].turn?.name);
  expect(options.filter(({ isBest }) => isBest).map(({ name }) => name)).toEqual(['N', 'NW', 'W', 'STAY']);
  expect(options.find(({ isNext }) => isNext)).toMatchObject({ name: 'S', isBest: false, value: { count: 4 } });
});

test('where every step is as good none stands out', () => {
  const options = optionsAt(line[0], table);
  expect(options.some(({ isBest }) => isBest)).toBe(false);
  expect(options.every(({ value }) => value?.winner === 'rogue')).toBe(true);
});

test('without a table there are steps, but nothing is said of them', () => {
  const options = optionsAt(line[3], undefined);
  expect(options.map(({ name }) => name)).toContain('STAY');
  expect(options.every(({ value, isBest }) => value === undefined && !isBest)).toBe(true);
});

test('where the game is over there is nothing to try', () => {
  expect(optionsAt(line[15], table)).toEqual([]);
});

test('of several movers each is told a part of a best joint move', () => {
  const moves = ['E+N', 'STAY+W'];
  expect(bestParts(moves, [])).toEqual(new Set(['E', 'STAY']));
  expect(bestParts(moves, ['STAY'])).toEqual(new Set(['W']));
  expect(bestParts(moves, ['S'])).toEqual(new Set());
});

test('the best reply is exact for both sides, to the capture', () => {
  let { position } = line[5];
  for (let made = 0; made < 6 && description.game.outcome(position) === undefined; made++)
    position = description.game.play(position, bestReply(game, table, position));
  expect(description.game.outcome(position)?.result).toBe('captured');
});
