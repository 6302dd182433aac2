import { chaseOf, solve } from 'asterion/exact';
import { jointMove, rogue, STAY } from 'asterion/game';
import { expect, test } from 'vitest';
import { after } from './game.js';
import { bestReply, bestSteps, optionsOf } from './options.js';
import { CORNERS, gameOf } from './sample-games.js';

const { line } = gameOf('corners', CORNERS);
const table = solve(chaseOf(line[0].position.setup));

test('every step has its worth, the best stand out, and what comes next is known', () => {
  const options = optionsOf(line[3], [], table, line[4].turn?.move);
  expect(options.filter(({ isBest }) => isBest).map(({ name }) => name)).toEqual(['N', 'NW', 'W', 'STAY']);
  expect(options.find(({ isNext }) => isNext)).toMatchObject({ name: 'S', isBest: false, value: { captureIn: 4 } });
});

test('where every step is as good none stands out', () => {
  const options = optionsOf(line[0], [], table, undefined);
  expect(options.some(({ isBest }) => isBest)).toBe(false);
  expect(options.every(({ value }) => value?.verdict === 'evades')).toBe(true);
});

test('without a table there are steps, but nothing is said of them', () => {
  const options = optionsOf(line[3], [], undefined, undefined);
  expect(options.map(({ name }) => name)).toContain('STAY');
  expect(options.every(({ value, isBest }) => value === undefined && !isBest)).toBe(true);
});

test('where the game is over there is nothing to try', () => {
  expect(optionsOf(line[15], [], table, undefined)).toEqual([]);
});

test('of several monsters each is told a step of a best joint move', () => {
  const moves = [jointMove([0, 2]), jointMove([STAY, 4])];
  expect(bestSteps(moves, 2, [])).toEqual(new Set([0, STAY]));
  expect(bestSteps(moves, 2, [STAY])).toEqual(new Set([4]));
  expect(bestSteps(moves, 2, [7])).toEqual(new Set());
});

test('the best reply is exact for both sides, to the capture', () => {
  let standing = line[5];
  for (let left = 3; left > 0; left--) {
    for (let side = 0; side < 2 && standing.end === undefined; side++)
      standing = after(standing, bestReply(table, standing));
  }
  expect(standing.end?.result).toBe('captured');
  expect(rogue.legalMoves(standing.position)).toEqual([]);
});
