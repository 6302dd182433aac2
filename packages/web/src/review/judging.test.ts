import { chaseOf, reviewGame, solve } from 'asterion/exact';
import { rogue } from 'asterion/game';
import { expect, test } from 'vitest';
import { tried } from './branch.js';
import { examples, exampleText } from './examples.js';
import type { Game } from './game.js';
import { judge, mistakeBeside } from './judging.js';
import { openGame } from './opening.js';
import { CORNERS, gameOf } from './sample-games.js';

function judgedGame({ line }: Game) {
  const table = solve(chaseOf(line[0].position.setup));
  const moves = line.flatMap(({ turn }) => (turn === undefined ? [] : [turn.move]));
  return {
    table,
    review: reviewGame(
      table,
      line.map(({ position }) => position),
      moves,
    ),
  };
}

const game = gameOf('corners', CORNERS);
const { table, review } = judgedGame(game);

test('the game has a value for every turn', () => {
  const { values, moves } = judge(table, game.line, review, review.moves.length);
  expect(moves).toEqual(review.moves);
  expect(values.map(({ captureIn }) => captureIn)).toEqual([
    null,
    null,
    null,
    null,
    4,
    3,
    3,
    3,
    3,
    2,
    2,
    2,
    2,
    1,
    1,
    0,
  ]);
});

test('a branch is judged from where it leaves the game: the escape keeps the value', () => {
  const escape = rogue.moveNamed(game.line[3].position, 'N') ?? -1;
  const { branch } = tried(game.line, { branch: undefined, at: 3 }, escape);
  const { values, moves } = judge(table, branch?.line ?? [], review, 3);
  expect(moves.slice(0, 3)).toEqual(review.moves.slice(0, 3));
  expect(moves[3]).toMatchObject({ ply: 4, seat: 'rogue', mistake: null });
  expect(values[4].verdict).toBe('evades');
});

test('the next and the previous mistake are found from any turn', () => {
  const beside = (at: number, way: 1 | -1) => mistakeBeside(review.moves, at, way);
  expect([beside(0, 1), beside(4, 1), beside(7, 1), beside(11, 1)]).toEqual([4, 7, 11, undefined]);
  expect([beside(15, -1), beside(11, -1), beside(7, -1), beside(4, -1)]).toEqual([11, 7, 4, undefined]);
});

test('the first example has mistakes of both kinds, the last is clean', () => {
  const kinds = [examples[0], examples[examples.length - 1]].map((example) => {
    const opened = openGame(exampleText(example), example.name);
    if (!opened.ok) throw new Error(opened.why);
    return new Set(judgedGame(opened.game).review.moves.map(({ mistake }) => mistake));
  });
  expect(kinds).toEqual([new Set([null, 'blunder', 'inaccuracy']), new Set([null])]);
});
