import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';

/** Four cells in a row and one below the second; the fourth of the lower row is shut off. */
const MAZE =
  '+---+---+---+---+\n' + '| S           E |\n' + '+---+   +---+---+\n' + '|       |   |   |\n' + '+---+---+---+---+\n';

const solve = (args: readonly string[], text = MAZE) => asterion(['maze', 'solve', '-', ...args], text);

interface Report {
  readonly solver: { readonly pathLength: number; readonly visited: number; readonly steps: number };
  readonly ways?: readonly { readonly from: number[]; readonly to: number[]; readonly pathLength: number }[];
}
const report = async (args: readonly string[], text = MAZE) =>
  JSON.parse((await solve([...args, '--json', '--quiet'], text)).stdout) as Report;

describe('maze solve --from and --to', () => {
  test('look for the way between any two cells, and draw it with them as entrance and exit', async () => {
    const { code, stdout, stderr } = await solve(['--from', '0,0', '--to', '1,2']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'bfs: a path of 4 cells, 5 visited, 3 steps\n' });
    expect(stdout).toContain('| S   . |');
    expect(stdout).toMatch(/E/);
  });

  test('several exits: the nearest counts, and each is told', async () => {
    const args = ['--to', '1,3', '--to', '1,1', '--to', '0,0'];
    const { stderr } = await solve(args);
    expect(stderr.replaceAll(/, \d+ visited.*/g, '')).toBe(
      'bfs from 1,0 to 1,3: a path of 4 cells\n' +
        'bfs from 1,0 to 1,1: a path of 2 cells\n' +
        'bfs from 1,0 to 0,0: a path of 4 cells\n' +
        'nearest: from 1,0 to 1,1\n',
    );
    const { solver, ways } = await report(args);
    expect(solver.pathLength).toBe(2);
    expect(ways?.map(({ to, pathLength }) => [...to, pathLength])).toEqual([
      [1, 3, 4],
      [1, 1, 2],
      [0, 0, 4],
    ]);
  });

  test('several entrances: every pair is searched by itself, so that each is as if it were asked alone', async () => {
    const froms = ['--from', '1,0', '--from', '0,0'];
    const args = ['--solver', 'sample', '--seed', '5'];
    const { ways, solver } = await report([...args, ...froms, '--to', '1,3', '--to', '0,1']);
    expect(ways).toHaveLength(4);
    for (const { from, to, ...found } of ways ?? []) {
      const alone = await report([...args, '--from', from.join(','), '--to', to.join(',')]);
      expect(alone.solver).toMatchObject(found);
    }
    expect(solver.pathLength).toBe(2);
  });

  test('an exit that cannot be reached does not hide one that can; where none can, the answer is no', async () => {
    const some = await solve(['--to', '0,3', '--to', '1,3']);
    expect(some.code).toBe(0);
    expect(some.stderr).toMatch(/^bfs from 1,0 to 0,3 found no way after .*\nbfs from 1,0 to 1,3: .*\nnearest/);
    const { code, stderr } = await solve(['--to', '0,3', '--to', '0,2']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/asterion: There is no way from the entrance to the exit\.\n$/);
  });

  test('the report keeps its shape where neither is given', async () => {
    expect(await report([])).not.toHaveProperty('ways');
  });

  const masked = '#..\n...\n';
  test.each([
    ['a start outside', ['--from', '2,0'], MAZE, '--from 2,0: expected a row below 2 and a column below 4'],
    ['an exit outside', ['--to', '0,1', '--to', '0,4'], MAZE, '--to 0,4: expected a row below 2 and a column below 4'],
    ['a cell without ground', ['--from', '1,1', '--to', '0,0'], masked, '--to 0,0: expected a cell one can stand on'],
    ['half a cell', ['--to', '3'], MAZE, "option '--to <r,c>' argument '3' is invalid. Expected a row and a column"],
    ['a world without ends', [], masked, 'no entrance and no exit; say where with --from and --to'],
    ['a world without an exit', ['--from', '1,1'], masked, 'found no exit; say where with --to'],
  ])('refuse %s, and name the option', async (_what, args, text, message) => {
    const { code, stdout, stderr } = await solve(args, text);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
