/** `asterion maze run`: the classic tester, its lines and its exit codes. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFiles } from '../../../../testing/files.js';
import { asterion } from '../../test/command.js';

describe('maze run', () => {
  const file = 'normal\nrecurBack wallFollower\n6 8\n0 0\n5 7\n';

  test('says the classic lines', async () => {
    const { code, stdout, stderr } = await asterion(['maze', 'run', '-', '--seed', '7'], file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "RecursiveBacktrackerGenerator is generating the maze.
      The maze is perfect!
      WallFollowerSolver is solving the maze.
      The maze has been solved!
      Number of cells visited = 17
      Validation result:
      [Validation] Number of cells visited = 17
      [Validation] Path length of the solution = 17
      The solution is valid!
      "
    `);
  });

  test.each([
    ['kruskal recurBack', ['KruskalGenerator', 'RecursiveBacktrackerSolver']],
    ['huntandkill biDir', ['HuntAndKillGenerator', 'BiDirectionalBFSSolver']],
    ['recurBack sample', ['RecursiveBacktrackerGenerator', 'SampleSolver']],
    ['modiPrim biDirrecurBack', ['ModifiedPrimsGenerator', 'BiDirectionalRecursiveBacktrackerSolver']],
  ])('calls "%s" by the class names of its year', async (names, classes) => {
    const { stdout } = await asterion(['maze', 'run', '-', '--seed', '7'], `normal\n${names}\n6 8\n0 0\n5 7\n`);
    expect([...stdout.matchAll(/^\w+(?= is )/gm)].map(([name]) => name)).toEqual(classes);
  });

  test('ends after the perfectness line without a solver', async () => {
    const { stdout } = await asterion(['maze', 'run', '-', '--seed', '7'], file.replace('wallFollower', 'none'));
    expect(stdout).toBe('RecursiveBacktrackerGenerator is generating the maze.\nThe maze is perfect!\n');
  });

  test('draws the maze and the solution, too, on --visualise', async () => {
    const { stdout } = await asterion(['maze', 'run', '-', '--seed', '7', '--visualise'], file);
    expect(stdout).toContain('The solution is valid!\n┌');
    expect(stdout).toContain('•');
  });

  test('reports in JSON, with null for no solver', async () => {
    const { stdout } = await asterion(
      ['maze', 'run', '-', '--seed', '7', '--json'],
      file.replace('wallFollower', 'none'),
    );
    expect(JSON.parse(stdout)).toMatchObject({
      shape: 'rect',
      rows: 6,
      cols: 8,
      seed: '7',
      generator: 'recursive-backtracker',
      perfect: true,
      why: null,
      cells: 48,
      passages: 47,
      solver: null,
    });
  });

  test('draws a seed when none is given, and prints it', async () => {
    expect((await asterion(['maze', 'run', '-'], file)).stderr).toMatch(/^seed \d+\n$/);
  });

  test.each([
    ['no final newline', 'normal\nrecurBack none\n5 5\n0 0\n4 4'],
    ['generator and solver on separate lines', 'normal\nrecurBack\nwallFollower\n5 5\n0 0\n4 4\n'],
    ['trailing blanks', 'normal  \nrecurBack none \n5 5  \n0 0 \n4 4 \n\n'],
    ['everything on one line', 'hex modiPrim wallFollower 30 30 2 0 0 0'],
    ['carriage returns', 'hex\r\ngrowingTree biDirrecurBack\r\n8 8\r\n0 0\r\n7 7\r\n'],
    ['tunnels', 'tunnel\nrecurBack none\n50 50\n0 5\n49 12\n5 9 15 9\n3 7 14 8\n0 0 22 12\n'],
    ['a tunnel between neighbours', 'tunnel\nkruskal recurBack\n9 9\n0 0\n8 8\n4 4 4 5\n'],
    ['names of other years', 'normal\nhuntandkill biDir\n9 9\n0 0\n8 8\n'],
    ['a mixture', 'normal\ngrowingTree:newest=70,random=30 none\n9 9\n0 0\n8 8\n'],
    ['names of today', 'hex\nhunt-and-kill dead-end-filling\n9 9\n0 0\n8 8\n'],
    ['an entrance inside, equal to the exit', 'normal\ngrowingTree sample\n5 5\n2 2\n2 2\n'],
    ['a single cell', 'normal\nmodiPrim wallFollower\n1 1\n0 0\n0 0\n'],
    ['a single row', 'hex\nrecurBack biDirrecurBack\n1 7\n0 0\n0 6\n'],
  ])('takes a file with %s', async (_what, text) => {
    const { code, stderr } = await asterion(['maze', 'run', '-', '--seed', '3'], text);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('warns of tunnels for a maze without, and goes on', async () => {
    const { code, stderr } = await asterion(['maze', 'run', '-', '--seed', '3'], `${file}0 0 3 3\n`);
    expect(code).toBe(0);
    expect(stderr).toMatch(/tunnel/);
  });

  test.each([
    ['an empty file', '', /:1:1: /],
    ['an unknown type', 'round\nrecurBack none\n5 5\n0 0\n4 4\n', /:1:1: .*normal/],
    ['an unknown generator', 'normal\nmagic none\n5 5\n0 0\n4 4\n', /:2:1: .*"magic"/],
    ['a wrong mixture', 'normal\ngrowingTree:newest=7 none\n5 5\n0 0\n4 4\n', /:2:1: .*comes to 7\.$/m],
    ['an unknown solver', 'normal\nrecurBack guess\n5 5\n0 0\n4 4\n', /:2:11: .*"guess"/],
    ['a bad number', 'normal\nrecurBack none\n5 x\n0 0\n4 4\n', /:3:3: .*"x"/],
    ['no rows', 'normal\nrecurBack none\n0 5\n0 0\n4 4\n', /:3:1: /],
    ['an entrance outside', 'normal\nrecurBack none\n5 5\n5 0\n4 4\n', /:4:1: /],
    ['an exit outside', 'normal\nrecurBack none\n5 5\n0 0\n4 5\n', /:5:3: /],
    ['a short file', 'normal\nrecurBack none\n5 5\n0 0\n4\n', /:\d+:\d+: /],
    ['a tunnel to itself', 'tunnel\nrecurBack none\n5 5\n0 0\n4 4\n1 1 1 1\n', /:6:\d: .*/],
    ['two tunnels that share an end', 'tunnel\nrecurBack none\n5 5\n0 0\n4 4\n1 1 2 2\n2 2 3 3\n', /:7:\d: .*/],
    ['half a tunnel', 'tunnel\nrecurBack none\n5 5\n0 0\n4 4\n1 1 2\n', /:6:\d: |:7:\d: /],
  ])('refuses %s, names the place and ends with 2', async (_what, text, message) => {
    const { code, stdout, stderr } = await asterion(['maze', 'run', '-'], text);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^asterion: standard input:\d+:\d+: /);
    expect(stderr).toMatch(message);
  });

  test('says why a generator does not apply', async () => {
    const { code, stdout, stderr } = await asterion(['maze', 'run', '-'], 'hex\neller none\n5 5\n0 0\n4 4\n');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('asterion: standard input: The generator eller works on rect, not on hex.\n');
  });

  test('says why a solver does not apply, and nothing before that', async () => {
    const { code, stdout, stderr } = await asterion(['maze', 'run', '-'], 'hex\nprim pledge\n5 5\n0 0\n4 4\n');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('asterion: standard input: The solver pledge works on rect, not on hex.\n');
  });

  test('searches as "maze solve" does with the same seed', async () => {
    const text = 'normal\nwilson random-mouse\n9 9\n0 0\n8 8\n';
    const { stdout: ran } = await asterion(['maze', 'run', '-', '--seed', '5', '--json'], text);
    const size = ['--rows', '9', '--cols', '9', '--generator', 'wilson', '--seed', '5', '--format', 'json'];
    const { stdout: maze } = await asterion(['maze', 'generate', ...size]);
    const solved = await asterion(['maze', 'solve', '-', '--solver', 'random-mouse', '--seed', '5', '--json'], maze);
    expect(JSON.parse(ran)).toEqual(JSON.parse(solved.stdout));
  });

  describeFiles('maze', (files) => {
    test('runs every file at hand', async () => {
      for (const name of readdirSync(files)) {
        const { code } = await asterion(['maze', 'run', join(files, name), '--seed', '1']);
        expect({ name, code }).toEqual({ name, code: 0 });
      }
    });
  });
});
