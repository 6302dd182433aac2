import { LabyrinthTable, solveLabyrinth } from 'asterion/exact';
import { labyrinth } from 'asterion/game';
import { generateLabyrinth } from 'asterion/generate';
import { expect, test } from 'vitest';
import { frameOf } from './frame.js';
import { positionOf, requestOf } from './request.js';
import { bestOf, heated, tileText, tileValues, valueText } from './values.js';

/** Theseus wins by N, N, E. */
const scene = generateLabyrinth({ size: 5, supplies: 1, noRooms: true, seed: '3' });
const start = labyrinth.initial(scene, labyrinth.defaults, 0);
const table = solveLabyrinth(start);

test('a value is told in words', () => {
  expect(valueText({ value: 'theseus', rounds: 3 })).toBe('Theseus wins in 3 rounds');
  expect(valueText({ value: 'minotaur', rounds: 1 })).toBe('the Minotaur wins in 1 round');
  expect(valueText({ value: 'draw', rounds: null })).toBe('a draw');
});

test('the best move is drawn and told; where there is no other, that is said', () => {
  expect(bestOf(table, start)).toEqual({
    steps: [{ from: 0, to: 5 }],
    choice: 'Theseus: best is N.',
    text: 'Theseus: best is N. With best play: Theseus wins in 3 rounds.',
  });
  const over = { ...start, supplies: [] };
  expect(bestOf(table, over)).toBeUndefined();
});

test('of several Minotaurs one best joint move is drawn, and all are named', () => {
  const two = generateLabyrinth({ size: 5, minotaurs: 2, noRooms: true, seed: 1 });
  const first = labyrinth.initial(two, labyrinth.defaults, 0);
  const hunting = labyrinth.play(first, labyrinth.legalMoves(first)[0]);
  const best = bestOf(solveLabyrinth(first), hunting);
  expect(best?.steps.map(({ from }) => from)).toEqual(hunting.minotaurs);
  expect(best?.choice).toMatch(/^The Minotaur: best is [NESW]\+[NESW]/);
});

test('tiles have a sign, a colour on one scale, and words', () => {
  const tiles = tileValues(table, start, 'theseus');
  const frame = heated(frameOf(start, [], 0), tiles);
  const [supply] = start.supplies;
  expect(frame.notes?.textOf(0)).toBe('T3');
  expect(frame.notes?.textOf(5)).toBe('T2');
  expect(frame.notes?.textOf(start.minotaurs[0])).toBe('M0');
  expect(tileText(tiles, supply)).toBe('Theseus here: Theseus wins in 0 rounds');
  const heat = frame.layers.distances ?? [];
  expect(heat[supply]).toBe(0);
  expect(heat[start.minotaurs[0]]).toBe(1000);
  expect(heat[5]).toBeLessThan(heat[0]);
  const draw = tiles.values.findIndex((value) => value?.value === 'draw');
  expect(draw).toBeGreaterThan(-1);
  expect(heat[draw]).toBe(-1);
  expect(frame.notes?.isHatched(draw)).toBe(true);
  expect(frame.notes?.textOf(draw)).toBe('=');
});

test.each(['rect', 'hex'])('a game goes to a thread as plain data and comes back as a table: %s', (shape) => {
  const board = generateLabyrinth({ size: 5, supplies: 2, shape, seed: 5 });
  const first = labyrinth.initial(board, labyrinth.defaults, 0);
  const sent = structuredClone(requestOf(first));
  const { data } = solveLabyrinth(positionOf(sent));
  const revived = new LabyrinthTable(first, structuredClone(data));
  expect(tileValues(revived, first, 'minotaur')).toEqual(tileValues(solveLabyrinth(first), first, 'minotaur'));
});
