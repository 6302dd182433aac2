import { type GameReview, lineOf, reviewGame, type TableOptions, tableHere } from 'asterion/play';
import { expect, test } from 'vitest';
import { CLEAN, CORNERS, gameOf } from '../../../e2e/sample-games.js';
import type { ReviewedGame } from './opening.js';
import { accuracyText, judgementText, mistakeBeside, moveText, signTexts, summaryText, verdictText } from './words.js';

function reviewOf({ tip, setup, exact }: ReviewedGame, options?: TableOptions): GameReview {
  const { description, start } = setup;
  const line = lineOf(tip);
  return reviewGame(
    { ...description, exact },
    tableHere(description, start, options),
    line.map(({ position }) => position),
    line.flatMap(({ turn }) => (turn === undefined ? [] : [turn.move])),
  );
}

const mistakesOf = (game: ReviewedGame, { moves }: GameReview): string[] =>
  moves
    .filter(({ mistake }) => mistake !== null)
    .map((judged) => `${moveText(game, judged)}: ${judgementText(game, judged)}`);

const corners = gameOf('corners', CORNERS);
const clean = gameOf('cornered', CLEAN);

test('a mistake is told with what was right and what came of it', () => {
  expect(mistakesOf(corners, reviewOf(corners))).toEqual([
    'Move 4, rogue S: The escapes were N, NW, W or STAY; after S captured in 4.',
    'Move 7, monster S: Faster was SE, captured in 2; after S captured in 3.',
    'Move 11, monster S: Faster was SE, captured in 1; after S captured in 2.',
  ]);
});

test('signs that are no numbers are told in words, each once', () => {
  const { moves } = reviewOf(corners);
  const values = moves.flatMap(({ before, after }) => [before, after]);
  expect(signTexts(corners.exact, values)).toEqual(['∞: the rogue evades for ever']);
  expect(
    signTexts(
      clean.exact,
      reviewOf(clean).moves.map(({ after }) => after),
    ),
  ).toEqual([]);
});

test('a monster that lets go, and a rogue that shortens its life, are told so', () => {
  const careless = gameOf('corners', 'SE NE SE S N');
  expect(mistakesOf(careless, reviewOf(careless)).at(-1)).toBe(
    'Move 5, monster N: The capture was SE; after N the rogue evades.',
  );
  const rash = gameOf('corners', 'SE NE SE S SE SW S NW');
  expect(mistakesOf(rash, reviewOf(rash)).at(-1)).toBe(
    'Move 8, rogue NW: E, NE, N or STAY would have lasted 3; after NW captured in 1.',
  );
});

test('with verdicts alone only blunders are told, without numbers', () => {
  // In worlds of their own, whose tables nobody has made before.
  const [again, anew] = [gameOf('corners', CORNERS), gameOf('cornered', CLEAN)];
  expect(summaryText(reviewOf(again, { depth: false }), false)).toBe('1 blunder.');
  expect(summaryText(reviewOf(anew, { depth: false }), false)).toBe('No blunders: no move changed who wins.');
});

test('the summary counts, and calls a clean game clean', () => {
  expect(summaryText(reviewOf(corners), true)).toBe('1 blunder, 2 inaccuracies.');
  expect(summaryText(reviewOf(clean), true)).toBe('No mistakes: every move was exact.');
  expect(summaryText({ moves: [] }, true)).toBe('No move has been made.');
});

test('accuracy is rounded down, so that only a clean game is 100 %', () => {
  const { moves } = reviewOf(corners);
  const ofSide = (side: string) => accuracyText(moves.filter(({ seat }) => seat === side));
  expect([ofSide('monster'), ofSide('rogue')]).toEqual(['75 %: 6 of 8 moves exact', '85 %: 6 of 7 moves exact']);
  expect(accuracyText([])).toBe('no moves');
});

test('the values of a game, the next and the previous mistake from any turn', () => {
  const { moves } = reviewOf(corners);
  const counts = [moves[0].before, ...moves.map(({ after }) => after)].map(({ count }) => count);
  expect(counts).toEqual([null, null, null, null, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 0]);
  const beside = (at: number, way: 1 | -1) => mistakeBeside(moves, at, way);
  expect([beside(0, 1), beside(4, 1), beside(7, 1), beside(11, 1)]).toEqual([4, 7, 11, undefined]);
  expect([beside(15, -1), beside(11, -1), beside(7, -1), beside(4, -1)]).toEqual([11, 7, 4, undefined]);
});

test('a step says what it was worth', () => {
  const { moves } = reviewOf(corners);
  const said = (turn: number) => verdictText(corners, moves[turn - 1]);
  expect(said(2)).toBe('Right, evades.');
  expect(said(4)).toMatch(/^Blunder\. The escapes were N/);
  expect(said(15)).toBe('Right, captured.');
});
