import { rogue } from 'asterion/game';
import { expect, test } from 'vitest';
import { begun, namesOf, tried } from './branch.js';
import { CORNERS, gameOf } from './sample-games.js';

const game = gameOf('corners', CORNERS).line;
const moveAt = (turn: number, name: string) => rogue.moveNamed(game[turn].position, name) ?? -1;

test('the move the game made is a step forward, not a branch', () => {
  expect(tried(game, { branch: undefined, at: 3 }, moveAt(3, 'S'))).toEqual({ branch: undefined, at: 4 });
});

test('another move leaves the game at its turn, and the game stays as it was', () => {
  const before = game.map(({ turn }) => turn?.name);
  const { branch, at } = tried(game, { branch: undefined, at: 3 }, moveAt(3, 'N'));
  expect(at).toBe(4);
  expect(branch?.from).toBe(3);
  expect(branch && namesOf(branch)).toEqual(['N']);
  expect(branch?.line.slice(0, 4)).toEqual(game.slice(0, 4));
  expect(game.map(({ turn }) => turn?.name)).toEqual(before);
});

test('both sides move by turns in a branch, and a move that comes next anyway keeps the rest', () => {
  const first = tried(game, { branch: undefined, at: 3 }, moveAt(3, 'N'));
  const tip = first.branch?.line[4].position;
  expect(tip?.seat).toBe('monster');
  const second = tried(game, first, rogue.legalMoves(tip ?? game[0].position)[0]);
  expect(second.at).toBe(5);
  expect(tried(game, { ...second, at: 3 }, moveAt(3, 'N'))).toEqual({ ...second, at: 4 });
});

test('a move further back leaves the game there', () => {
  const late = tried(game, { branch: undefined, at: 5 }, moveAt(5, 'STAY'));
  const early = tried(game, { ...late, at: 1 }, moveAt(1, 'STAY'));
  expect(early.branch?.from).toBe(1);
  expect(early.branch?.line).toHaveLength(3);
});

test('a branch that has begun has nothing in it, and even the move of the game stays inside', () => {
  const branch = begun(game, 3);
  expect(namesOf(branch)).toEqual([]);
  expect(tried(game, { branch, at: 3 }, moveAt(3, 'S')).branch?.from).toBe(3);
});
