import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const FILE = 'tunnel\ngrowingTree random-mouse\n8 9\n0 0\n7 8\n1 1 6 6\n';
const maze = (...args: string[]) => asterion(['maze', ...args], FILE);
const reportOf = ({ stdout }: { readonly stdout: string }) => JSON.parse(stdout) as Record<string, unknown>;

describe('every maze command reads parameter files', () => {
  test('solve makes the maze and asks the solver of the file, as "maze run" does', async () => {
    const solved = reportOf(await maze('solve', '-', '--seed', '5', '--json'));
    expect(solved).toEqual(reportOf(await maze('run', '-', '--seed', '5', '--json')));
    expect(solved).toMatchObject({ seed: '5', generator: 'growing-tree', solver: { name: 'random-mouse' } });
  });

  test('solve asks another solver if told, and bfs where the file names none', async () => {
    const told = reportOf(await maze('solve', '-', '--solver', 'astar', '--seed', '5', '--json'));
    expect(told.solver).toMatchObject({ name: 'astar' });
    const none = FILE.replace('random-mouse', 'none');
    const unsaid = reportOf(await asterion(['maze', 'solve', '-', '--seed', '5', '--json'], none));
    expect(unsaid.solver).toMatchObject({ name: 'bfs' });
  });

  test('analyse and convert make the same maze', async () => {
    const { stdout: document } = await maze('convert', '-', '--seed', '5', '--format', 'json');
    const made = reportOf(await maze('analyse', '-', '--seed', '5', '--json'));
    expect(made).toEqual(reportOf(await asterion(['maze', 'analyse', '-', '--json'], document)));
    expect(made).toMatchObject({ rows: 8, cols: 9, perfect: true });
  });

  test.each(['solve', 'analyse', 'convert'])(
    '%s draws a seed where none is given, and prints it once',
    async (command) => {
      const { stderr, stdout } = await maze(command, '-');
      const seed = /^seed (\d+)\n/.exec(stderr)?.[1] ?? 'none';
      expect(stderr.match(/seed/g)).toHaveLength(1);
      expect((await maze(command, '-', '--seed', seed)).stdout).toBe(stdout);
    },
  );

  test.each(['solve', 'analyse', 'convert'])('%s names the place of what is wrong', async (command) => {
    const { code, stderr } = await asterion(['maze', command, '-'], FILE.replace('8 9', '8 x'));
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/standard input:3:3: .*"x"/) as string });
  });

  test('a generator that does not apply is refused, with the file', async () => {
    const { code, stderr } = await asterion(['maze', 'convert', '-'], FILE.replace('growingTree', 'eller'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^asterion: standard input: The generator eller knows no tunnels\./);
  });

  test('games say how to make a world of one', async () => {
    const { code, stderr } = await asterion(['rogue', 'watch', await fileWith(FILE), '--seed', '1']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/found a maze parameter file; "asterion maze convert --format json" makes its maze\n$/);
  });
});

describe('maze run FILE y|n', () => {
  const run = (...args: string[]) => maze('run', '-', ...args);

  test('y draws, n does not, as the classic tester is told', async () => {
    const plain = await run('--seed', '5');
    expect(await run('n', '--seed', '5')).toEqual(plain);
    const drawn = await run('y', '--seed', '5');
    expect(drawn).toEqual(await run('--visualise', '--seed', '5'));
    expect(drawn.stdout).toContain(`${plain.stdout}┌`);
  });

  test.each([
    [['maybe'], /'maybe' is invalid for argument 'visualise'\. Allowed choices are y, n/],
    [['n', '--visualise'], /"n" asks for no drawing, and --visualise for one/],
    [['n', '--format', 'svg'], /"n" asks for no drawing, and --format for one/],
    [['--json', '--format', 'svg'], /'--json' cannot be used with option '--format/],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run(...args, '--seed', '5');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('--format writes the drawing alone, and the classic lines are messages', async () => {
    const { stdout: lines } = await run('--seed', '5');
    const { stdout, stderr } = await run('--seed', '5', '--format', 'svg');
    expect(stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(stderr).toBe(lines);
    expect((await run('--seed', '5', '--format', 'svg', '--quiet')).stderr).toBe('');
  });

  test('--out takes what would go to stdout: lines, lines with a drawing, or the drawing', async () => {
    const out = join(await folder(), 'out');
    for (const args of [[], ['y'], ['--format', 'unicode'], ['--json']]) {
      const { stdout } = await run(...args, '--seed', '5');
      expect((await run(...args, '--seed', '5', '--out', out)).stdout).toBe('');
      expect(await readFile(out, 'utf8')).toBe(stdout);
    }
  });
});
