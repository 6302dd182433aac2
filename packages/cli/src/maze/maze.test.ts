/** The other commands of mazes: lists, analyses, formats and solutions. */

import { mazeGenerators } from 'asterion/generate';
import { solvers } from 'asterion/search';
import { shapes } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';

describe('maze list', () => {
  test('lists everything there is', async () => {
    const { code, stdout } = await asterion(['maze', 'list']);
    expect(code).toBe(0);
    for (const { name, about } of [...mazeGenerators, ...solvers])
      expect(stdout).toMatch(new RegExp(`${name} +${about.slice(0, 12).replace('*', '.')}`));
  });

  test('knows --quiet, as every command does', async () => {
    expect(await asterion(['maze', 'list', '--quiet'])).toEqual(await asterion(['maze', 'list']));
    expect((await asterion(['rogue', 'list', '--quiet'])).code).toBe(0);
  });

  test('lists it as JSON', async () => {
    const report = JSON.parse((await asterion(['maze', 'list', '--json'])).stdout) as Record<
      string,
      { name: string }[]
    >;
    expect(report.generators.find(({ name }) => name === 'wilson')).toMatchObject({
      perfect: true,
      shapes: Object.keys(shapes),
    });
    expect(report.solvers.find(({ name }) => name === 'bfs')).toMatchObject({
      shortest: true,
      shapes: Object.keys(shapes),
    });
    expect(report.shapes.map(({ name }) => name)).toEqual([
      ...['rect', 'hex', 'triangle', 'polar', 'torus', 'cylinder'],
    ]);
  });
});

describe('maze analyse', () => {
  const ring = '+---+---+\n|       |\n+   +   +\n|       |\n+---+---+\n';

  test('describes a perfect maze', async () => {
    const { stdout: maze } = await asterion(['maze', 'generate', '--seed', '7', '--rows', '6', '--cols', '8']);
    const { code, stdout, stderr } = await asterion(['maze', 'analyse', '-'], maze);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "rect, 6 x 8: 48 cells, 47 passages
      perfect: one way between any two cells
      pieces 1, loops 0
      dead ends 6 (12.5 %), junctions 4 (8.3 %), crossroads 0 (0.0 %)
      corridors 6, mean length 6.3, longest 15
      longest path 30 cells, from 4,6 to 4,3
      "
    `);
  });

  test('answers no where there is a loop, names it and draws it', async () => {
    const { code, stdout, stderr } = await asterion(['maze', 'analyse', '-', '--format', 'text'], ring);
    expect(code).toBe(1);
    expect(stderr).toBe('asterion: not perfect: There is a loop of 4 cells through row 0, column 0.\n');
    expect(stdout).toBe('+---+---+\n| .   . |\n+   +   +\n| .   . |\n+---+---+\n');
    const report = JSON.parse((await asterion(['maze', 'analyse', '-', '--json'], ring)).stdout) as object;
    expect(report).toMatchObject({ perfect: false, loops: 1, pieces: 1, solver: null });
  });

  test('says that a longest path among loops is a lower bound where the maze is too large to be sure', async () => {
    const lengthOf = async (rows: string) => {
      const args = ['--rows', rows, '--cols', '100', '--braid', '50', '--seed', '7'];
      const { stdout: maze } = await asterion(['maze', 'generate', ...args]);
      const { stdout } = await asterion(['maze', 'analyse', '-'], maze);
      const report = JSON.parse((await asterion(['maze', 'analyse', '-', '--json'], maze)).stdout) as object;
      return { words: /longest path.*cells/.exec(stdout)?.[0], report };
    };
    const small = await lengthOf('50');
    expect(small.words).toMatch(/^longest path \d+ cells$/);
    expect(small.report).toMatchObject({ longestPathExact: true });
    const large = await lengthOf('51');
    expect(large.words).toMatch(/^longest path at least \d+ cells$/);
    expect(large.report).toMatchObject({ longestPathExact: false });
  });

  test('answers no where a cell cannot be reached, and names it', async () => {
    const { code, stdout, stderr } = await asterion(['maze', 'analyse', '-'], '+---+---+\n|   |   |\n+---+---+\n');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('not perfect: The cell at row 0, column 1 cannot be reached');
  });
});

describe('formats', () => {
  const drawn = '+---+   +\n|     E |\n+   +---+\n| S     |\n+   +---+\n';

  test('moves are the path in compass letters, with blanks where names have two', async () => {
    expect((await asterion(['maze', 'solve', '-', '--format', 'moves', '--quiet'], drawn)).stdout).toBe('NE\n');
    const { stdout: hex } = await asterion([
      'maze',
      'generate',
      '--shape',
      'hex',
      '--rows',
      '3',
      '--cols',
      '3',
      '--seed',
      '7',
      '--format',
      'json',
    ]);
    expect((await asterion(['maze', 'solve', '-', '--format', 'moves', '--quiet'], hex)).stdout).toMatch(
      /^([NS]?[EW] )+[NS]?[EW]\n$/,
    );
  });

  test('moves name the step that was taken: a tunnel may join neighbours with a wall between them', async () => {
    const open = ['00', '00']; // two cells, all walls shut
    const world = { asterion: 1, shape: 'rect', rows: 1, cols: 2, origin: 'bottom', open: [open.join('')] };
    const document = { ...world, tunnels: [[0, 0, 0, 1]], entrance: [0, 0], exit: [0, 1] };
    const args = ['maze', 'solve', '-', '--format', 'moves', '--quiet'];
    expect((await asterion(args, JSON.stringify(document))).stdout).toBe('TUNNEL\n');
    expect((await asterion(args, JSON.stringify({ ...document, open: ['0110'] }))).stdout).toBe('E\n');
  });

  test('blocks make walls cells, and can be read and solved again', async () => {
    const { stdout } = await asterion(['maze', 'convert', '-', '--format', 'blocks'], drawn);
    expect(stdout).toBe('#####\n#..E#\n#.###\n#S..#\n#####\n');
    const { stdout: moves } = await asterion(['maze', 'solve', '-', '--format', 'moves', '--quiet'], stdout);
    expect(moves).toBe('NNEE\n');
  });

  test('blocks say why hexagons have none', async () => {
    const { code, stderr } = await asterion(['maze', 'generate', '--shape', 'hex', '--format', 'blocks', '--quiet']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'asterion: Only squares have a block form, not the shape hex.\n',
    });
  });
});

describe('maze solve', () => {
  test('prints the seed it drew for solvers that choose at random, and only for those', async () => {
    const { stdout: maze } = await asterion(['maze', 'generate', '--seed', '7']);
    const drawn = await asterion(['maze', 'solve', '-', '--solver', 'sample', '--format', 'moves'], maze);
    const seed = /^seed (\d+)\n/.exec(drawn.stderr)?.[1] ?? 'none';
    const again = await asterion(['maze', 'solve', '-', '--solver', 'sample', '--seed', seed], maze);
    expect(drawn.stderr).toBe(`seed ${seed}\n${again.stderr}`);
    expect((await asterion(['maze', 'solve', '-'], maze)).stderr).toMatch(/^bfs: /);
  });
});
