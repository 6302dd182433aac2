import { minotaurDescription, rogueDescription } from 'asterion/play';
import { expect, test } from 'vitest';
import { columnsOf, headsOf, type ListedMove, rowsOf } from './move-rows.js';

const move = (turn: number, column: number): ListedMove => ({ turn, who: 'somebody', name: 'N', column });
const shapeOf = (moves: readonly ListedMove[], columns: number): number[][] =>
  rowsOf(moves, columns).map((row) => row.moves.map(({ turn }) => turn));

test('each round of two sides is a row', () => {
  expect(shapeOf([move(1, 0), move(2, 1), move(3, 0), move(4, 1), move(5, 0)], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test('whoever moves twice running begins a row', () => {
  expect(shapeOf([move(1, 1), move(2, 1), move(3, 0), move(4, 1)], 2)).toEqual([[1], [2], [3, 4]]);
});

test('above the columns stands whose moves they are, but not where one side moves alone', () => {
  expect(headsOf(['monster', 'rogue'], rogueDescription)).toEqual(['Monster', 'Rogue']);
  expect(headsOf(['theseus'], minotaurDescription)).toEqual(['Moves']);
});

test('moves of one side alone share rows', () => {
  const columns = columnsOf(['player']);
  const moves = Array.from({ length: 7 }, (_, at) => move(at + 1, at % columns));
  expect(shapeOf(moves, columns)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ]);
});
