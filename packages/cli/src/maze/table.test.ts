import { mazeGenerators } from 'asterion/generate';
import { solvers } from 'asterion/search';
import { describe, expect, test } from 'vitest';
import { asterion, ended, start } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { meanOf } from './table-rows.js';

const table = (...args: string[]) => asterion(['maze', 'table', ...args]);
const SMALL = ['--generators', 'wilson,eller', '--solvers', 'bfs,random-mouse', '--mazes', '4', '--seed', '7'];

interface Row {
  readonly generator: string;
  readonly solver: string;
  readonly shape: string;
  readonly mazes: number;
  readonly solved: number;
  readonly visited: number;
  readonly path: number | null;
  readonly steps: number;
  readonly deadEnds: number;
}
async function rowsOf(...args: string[]): Promise<Row[]> {
  const { code, stdout } = await table(...args, '--json');
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { rows: Row[] }).rows;
}

describe('maze table', () => {
  test('reports exactly what outside callers rely on', async () => {
    const { stdout, stderr } = await table(...SMALL, '--json');
    expect(stderr).toBe('');
    const report = JSON.parse(stdout) as { rows: Row[] };
    expect(Object.keys(report)).toEqual(['rows', 'seed']);
    expect(report).toMatchObject({ seed: '7' });
    expect(report.rows.map(({ generator, solver }) => `${generator} ${solver}`)).toEqual([
      'wilson bfs',
      'wilson random-mouse',
      'eller bfs',
      'eller random-mouse',
    ]);
    for (const row of report.rows) {
      const keys = ['generator', 'solver', 'shape', 'mazes', 'solved', 'visited', 'path', 'steps', 'deadEnds'];
      expect(Object.keys(row)).toEqual(keys);
      expect(row).toMatchObject({ shape: 'rect', mazes: 4, solved: 4 });
    }
    expect(Object.keys((await rowsOf(...SMALL, '--times'))[0])).toContain('ms');
  });

  test('is the mean of what "maze generate" and "maze solve" say of each seed', async () => {
    const row = (await rowsOf(...SMALL, '--rows', '9', '--cols', '7')).find(
      ({ generator, solver }) => generator === 'eller' && solver === 'random-mouse',
    );
    const size = ['--rows', '9', '--cols', '7', '--generator', 'eller', '--format', 'json'];
    const sums = { visited: 0, path: 0, steps: 0, deadEnds: 0 };
    for (const seed of ['7:0', '7:1', '7:2', '7:3']) {
      const { stdout: maze } = await asterion(['maze', 'generate', ...size, '--seed', seed]);
      const args = ['maze', 'solve', '-', '--solver', 'random-mouse', '--seed', seed, '--json'];
      const { deadEnds, solver } = JSON.parse((await asterion(args, maze)).stdout) as {
        deadEnds: number;
        solver: { pathLength: number; visited: number; steps: number };
      };
      sums.deadEnds += deadEnds / 4;
      sums.visited += solver.visited / 4;
      sums.path += solver.pathLength / 4;
      sums.steps += solver.steps / 4;
    }
    expect(row).toMatchObject(sums);
  });

  test('does not depend on the number of threads', async () => {
    const { stdout } = await table(...SMALL, '--threads', '1');
    expect((await table(...SMALL, '--threads', '3')).stdout).toBe(stdout);
  });

  test('takes a generator of each kind and every solver unless told, 20 x 20, 20 mazes', async () => {
    const rows = await rowsOf('--seed', '7', '--mazes', '1');
    const kinds = new Set(mazeGenerators.map(({ classic }) => classic.className)).size;
    expect(rows).toHaveLength(kinds * solvers.length);
    const help = (await table('--help')).stdout;
    expect(help).toMatch(
      /--rows <n> .*\(default: 20\)[^]*--cols <n> .*\(default: 20\)[^]*--mazes <n>[^]*\(default: 20\)/,
    );
  });

  test('leaves out what does not apply, and says so', async () => {
    const args = ['--generators', 'eller,wilson', '--solvers', 'bfs,pledge', '--shape', 'hex', '--mazes', '2'];
    const { stdout, stderr, code } = await table(...args, '--seed', '7', '--csv');
    expect(code).toBe(0);
    expect(stderr).toBe(
      'left out: The generator eller works on rect, not on hex.\n' +
        'left out of wilson: The solver pledge works on rect, not on hex.\n',
    );
    expect(stdout.split('\n').slice(1, -1)).toEqual([expect.stringMatching(/^wilson,bfs,hex,2,2,/)]);
    const none = await table('--generators', 'eller', '--shape', 'hex', '--seed', '7');
    expect(none).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/nothing is left/) as string });
  });

  test('keeps the parts of a mixture together, and quotes its name in CSV', async () => {
    const args = ['--generators', 'wilson,growing-tree:newest=70,random=30,eller', '--solvers', 'bfs'];
    const { stdout } = await table(...args, '--mazes', '1', '--seed', '7', '--csv');
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('generator,solver,shape,mazes,solved,visited,path,steps,deadEnds');
    expect(lines.slice(1).map((line) => line.replace(/,bfs,.*/, ''))).toEqual([
      'wilson',
      '"growing-tree:newest=70,random=30"',
      'eller',
    ]);
  });

  test('measures files: a world as it is, a parameter file anew for each seed', async () => {
    const loop = await fileWith('+---+---+---+\n| S         |\n+   +---+   +\n|         E |\n+---+---+---+\n');
    const parameters = await fileWith('tunnel\nrecurBack none\n6 6\n0 0\n5 5\n1 1 4 4\n');
    const rows = await rowsOf(loop, parameters, '--solvers', 'bfs,pledge', '--mazes', '3', '--seed', '7');
    expect(rows.map(({ solver, mazes, deadEnds }) => ({ solver, mazes, deadEnds }))).toEqual([
      { solver: 'bfs', mazes: 3, deadEnds: 0 },
      { solver: 'pledge', mazes: 3, deadEnds: 0 },
      { solver: 'bfs', mazes: 3, deadEnds: expect.any(Number) as number },
    ]);
    expect(rows[0].path).toBe(4);
  });

  test('says that nothing was found where no way is', async () => {
    const shut = await fileWith('+---+---+\n| S | E |\n+---+---+\n');
    expect(await rowsOf(shut, '--solvers', 'bfs', '--seed', '7')).toMatchObject([{ solved: 0, path: null }]);
    expect((await table(shut, '--solvers', 'bfs', '--seed', '7')).stdout).toMatch(/bfs +0 of 20 .* none /);
  });

  test('tells people means and intervals', async () => {
    const { stdout } = await table(...SMALL);
    expect(stdout).toMatch(
      /^Means of 4 mazes each, seeds 7:0 to 7:3, with 95 % intervals\.\n\ngenerator +solver +solved/,
    );
    expect(stdout).toMatch(/\nwilson +bfs +4 of 4 +\d+\.\d +± \d+\.\d /);
  });

  test('draws a plot that is readable on light and dark grounds, with real text', async () => {
    const { stdout } = await table(...SMALL, '--format', 'svg');
    expect(stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(stdout).toContain('@media (prefers-color-scheme:dark)');
    for (const word of ['wilson', 'eller', 'bfs', 'random-mouse']) expect(stdout).toContain(`>${word}</text>`);
    expect(stdout.match(/<circle class="visited" cx="[\d.]+" cy="[\d.]+" r="3.5"/g)).toHaveLength(4);
    expect(stdout).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each([
    ['an unknown generator', ['--generators', 'wilson,magic'], /unknown generator "magic"/],
    ['a wrong mixture', ['--generators', 'growing-tree:newest=7'], /comes to 7/],
    ['an unknown solver', ['--solvers', 'bfs,guess'], /unknown solver "guess"/],
    ['no mazes', ['--mazes', '0'], /'--mazes <n>' argument '0' is invalid/],
    ['files and generators', ['cornered', '--generators', 'wilson'], /leave one of them out/],
    ['a file without ends', ['cornered'], /cornered: expected an entrance and an exit/],
    ['two results', ['--json', '--csv'], /cannot be used with option/],
    ['a maze larger than any', ['--rows', '999999', '--cols', '999999'], /cells/],
  ])('refuses %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await table(...args, '--seed', '7');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('ends at once on Ctrl-C, with 130', async () => {
    const child = start(['maze', 'table', '--mazes', '100000', '--rows', '60', '--cols', '60']);
    child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before they begin
    const { code, stdout, stderr } = await ended(child);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
  });
});

test.each([
  [2, 12.706],
  [5, 2.776],
  [8, 2.365],
  [20, 2.093],
  [1000, 1.962],
])('the interval of %i values is as wide as Student has it', (count, quantile) => {
  const values = Array.from({ length: count }, (_, index) => index);
  const { mean, half } = meanOf(values);
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1));
  const ratio = (half * Math.sqrt(count)) / deviation / quantile;
  expect(Math.abs(ratio - 1)).toBeLessThan(0.005);
});
