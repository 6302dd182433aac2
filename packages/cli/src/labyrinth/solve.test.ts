import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openBoard } from '../../test/boards.js';
import { asterion } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const solve = (...args: string[]) => asterion(['labyrinth', 'solve', ...args]);

describe('labyrinth solve', () => {
  test('says who wins a board in a file, and in how many rounds', async () => {
    const path = await fileWith(openBoard('s01      M ', '           ', ' T         '));
    const { code, stdout } = await solve(path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      value: 'theseus',
      rounds: 2,
      best: ['N'],
      states: 324,
      ms: expect.any(Number) as number,
    });
    expect((await solve(path)).stdout).toMatch(
      /^Theseus wins in 2 rounds\.\nBest first moves: N\.\n324 states, \d+ ms\.\n$/,
    );
  });

  test('a win that comes after dawn is a draw', async () => {
    const path = await fileWith(openBoard('s01      M ', '           ', ' T         '));
    const { stdout } = await solve(path, '--rounds', '1', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ value: 'draw', rounds: null });
    expect((await solve(path, '--rounds', '1')).stdout).toMatch(
      /^A draw: neither side can force a win before dawn, 1 round from now\.\n/,
    );
  });

  test('generates a board where none is named: that of the game with the seed', async () => {
    const board = join(await folder(), 'board.json');
    const args = ['-b', '7', '-s', '2', '--norooms', '--seed', '3'];
    await asterion(['labyrinth', 'generate', ...args, '--format', 'json', '--out', board]);
    const [generated, read] = [await solve(...args, '--json'), await solve(board, '--json')];
    const answer = ({ stdout }: { stdout: string }) => ({ ...(JSON.parse(stdout) as object), ms: 0 });
    expect(answer(generated)).toEqual(answer(read));
    expect((await solve('-b', '5', '--norooms', '--json')).stderr).toMatch(/^seed \d+\n$/);
  });

  test('between optimal players the game comes out so', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      const args = ['-b', '7', '-s', '2', '--norooms', '--seed', seed, '--json'];
      const { value, rounds } = JSON.parse((await solve(...args)).stdout) as { value: string; rounds: number | null };
      const game = await asterion(['labyrinth', ...args, '--theseus', 'optimal', '--minotaur', 'optimal']);
      expect(JSON.parse(game.stdout)).toMatchObject({ outcome: value, rounds: rounds ?? 100 });
    }
  });

  test('solves games with several Minotaurs, too, on small boards', async () => {
    const args = ['-b', '5', '--minotaurs', '2', '--seed', '1', '--norooms', '--json'];
    const { code, stdout } = await solve(...args);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ value: 'minotaur', rounds: 5, states: 2 * 25 ** 3 * 16 });
    const game = await asterion(['labyrinth', ...args, '--theseus', 'optimal', '--minotaur', 'optimal']);
    expect(JSON.parse(game.stdout)).toMatchObject({ outcome: 'minotaur', rounds: 5 });
  });

  test.each([
    [
      'too many Minotaurs',
      ['--minotaurs', '2', '--seed', '1'],
      /seed 1: .*2 Minotaurs .*needs about .* Allow more with --memory MB\./,
    ],
    ['what does not fit', ['-s', '30', '--seed', '1'], /needs about .* Allow more with --memory MB\./],
    ['a board of one tile', ['-b', '1'], /--board 1: /],
    ['a generated board that is in a file', ['ring', '-b', '5'], /--board is for worlds that are made/],
    ['a world without Theseus', ['ring'], /ring: There is no Theseus\./],
  ])('refuses %s, with exit code 2', async (_what, args, message) => {
    const { code, stderr } = await solve(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
