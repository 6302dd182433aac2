import { chaseOf, type Review, reviewGame, type SolveOptions, solve } from 'asterion/exact';
import { expect, test } from 'vitest';
import type { Game } from './game.js';
import { CLEAN, CORNERS, gameOf } from './sample-games.js';
import { accuraciesOf, accuracyText, choiceText, mistakeText, standingText, summaryText, worthText } from './words.js';

function reviewOf({ line }: Game, wish?: SolveOptions): Review {
  const table = solve(chaseOf(line[0].position.setup), wish);
  return reviewGame(
    table,
    line.map(({ position }) => position),
    line.flatMap(({ turn }) => (turn === undefined ? [] : [turn.move])),
  );
}

const mistakesOf = (game: Game, review: Review): string[] =>
  review.moves
    .filter(({ mistake }) => mistake !== null)
    .map((reviewed) => mistakeText(game.line[reviewed.ply - 1].position, reviewed));

const corners = gameOf('corners', CORNERS);
const clean = gameOf('cornered', CLEAN);

test('a mistake is told with what was right and what came of it', () => {
  expect(mistakesOf(corners, reviewOf(corners))).toEqual([
    'Move 4, rogue S: the escape was N, NW, W or STAY. After S captured in 4.',
    'Move 7, monster S: faster was SE, captured in 2. After S captured in 3.',
    'Move 11, monster S: faster was SE, captured in 1. After S captured in 2.',
  ]);
});

test('a monster that lets go, and a rogue that shortens its life, are told so', () => {
  const careless = gameOf('corners', 'SE NE SE S N');
  expect(mistakesOf(careless, reviewOf(careless)).at(-1)).toBe(
    'Move 5, monster N: the capture was SE. After N the rogue evades.',
  );
  const rash = gameOf('corners', 'SE NE SE S SE SW S NW');
  expect(mistakesOf(rash, reviewOf(rash)).at(-1)).toBe(
    'Move 8, rogue NW: longer was E, NE, N or STAY, captured in 3. After NW captured in 1.',
  );
});

test('with verdicts alone only blunders are told, without numbers', () => {
  const review = reviewOf(corners, { depth: false });
  expect(mistakesOf(corners, review)).toEqual(['Move 4, rogue S: the escape was N, NW, W or STAY. After S captured.']);
  expect(summaryText(review, false)).toBe('1 blunder.');
  expect(summaryText(reviewOf(clean, { depth: false }), false)).toBe('No blunders: no move changed who wins.');
});

test('the summary counts, and calls a clean game clean', () => {
  expect(summaryText(reviewOf(corners), true)).toBe('1 blunder, 2 inaccuracies.');
  expect(summaryText(reviewOf(clean), true)).toBe('No mistakes: both sides played exactly.');
  expect(summaryText({ moves: [], firstMistake: null, accuracy: {} }, true)).toBe('No move has been made.');
});

test('accuracy is rounded down, so that only a clean game is 100 %', () => {
  expect(accuraciesOf(reviewOf(corners)).map(accuracyText)).toEqual([
    '75 %: 6 of 8 moves exact',
    '85 %: 6 of 7 moves exact',
  ]);
  expect(accuracyText({ side: 'rogue', exact: 999, moves: 1000 })).toBe('99 %: 999 of 1,000 moves exact');
  expect(accuracyText({ side: 'rogue', exact: 0, moves: 0 })).toBe('no moves');
});

test('a step says the move, what it was worth, and how the game ended', () => {
  const { moves } = reviewOf(corners);
  const said = (turn: number) => standingText(corners.line[turn], moves[turn - 1], moves[0].before);
  expect(said(0)).toBe('Start. The rogue evades, both at their best.');
  expect(said(3)).toBe('Monster SE to row 3, column 3. Distance 4. Exact: the rogue evades.');
  expect(said(4)).toMatch(/^Rogue S to row 6, column 7\. Distance 4\. Blunder: the escape was N/);
  expect(said(15)).toMatch(/^Monster N to row 5, column 6\. Exact\. Captured after 8 monster moves\./);
  expect(standingText(corners.line[3], undefined, undefined)).toBe('Monster SE to row 3, column 3. Distance 4.');
});

test('names are listed as far as anybody reads them', () => {
  expect(choiceText([])).toBe('');
  expect(choiceText(['N'])).toBe('N');
  expect(choiceText(['N', 'NE'])).toBe('N or NE');
  expect(choiceText(['N', 'NE', 'E', 'SE', 'S', 'W'])).toBe('N, NE, E, SE or 2 more');
});

test('a value is told by who wins and when', () => {
  expect(worthText({ verdict: 'evades', captureIn: null })).toBe('the rogue evades');
  expect(worthText({ verdict: 'captured', captureIn: null })).toBe('captured');
  expect(worthText({ verdict: 'captured', captureIn: 0 })).toBe('captured at once');
  expect(worthText({ verdict: 'captured', captureIn: 7 })).toBe('captured in 7');
});
