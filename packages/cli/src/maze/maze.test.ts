import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { mazeGenerators } from 'asterion/generate';
import { solvers } from 'asterion/search';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { describeFiles } from '../../../../testing/files.js';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { COLOUR_TYPES, pngOf } from '../../test/png.js';

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
      shapes: ['rect', 'hex'],
    });
    expect(report.solvers.find(({ name }) => name === 'bfs')).toMatchObject({
      shortest: true,
      shapes: ['rect', 'hex'],
    });
    expect(report.shapes.map(({ name }) => name)).toEqual(['rect', 'hex']);
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

describe('maze generate', () => {
  const generate = async (...args: string[]) => asterion(['maze', 'generate', '--seed', '7', ...args]);
  const report = async (maze: string) =>
    JSON.parse((await asterion(['maze', 'analyse', '-', '--json'], maze)).stdout) as Record<string, unknown>;

  test('takes mixtures of the growing tree, and refuses wrong ones in words', async () => {
    const { stdout } = await generate('--generator', 'growing-tree:random=30,newest=70', '--format', 'json');
    expect(await report(stdout)).toMatchObject({ generator: 'growing-tree:newest=70,random=30', perfect: true });
    expect(await generate('--generator', 'growing-tree:newest=70')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'asterion: Expected a mixture of newest, random, oldest, middle that comes to 100 percent, such as ' +
        'growing-tree:newest=70,random=30; this one comes to 70.\n',
    });
  });

  test('braids dead ends into loops', async () => {
    const { stdout } = await generate('--braid', '100');
    expect(await report(stdout)).toMatchObject({ deadEnds: 0, pieces: 1 });
  });

  test('fills dead ends in', async () => {
    const { stdout } = await generate('--sparsen', '3');
    const { cells, perfect } = await report(stdout);
    expect(perfect).toBe(true);
    expect(cells).toBeLessThan(400);
  });

  test('puts entrance and exit at the ends of the longest path', async () => {
    const { stdout } = await generate('--longest', '--format', 'json');
    const { longestPath } = await report(stdout);
    const solved = JSON.parse((await asterion(['maze', 'solve', '-', '--json'], stdout)).stdout) as {
      solver: { pathLength: number };
    };
    expect(solved.solver.pathLength).toBe(longestPath);
  });

  test('fills a mask of characters', async () => {
    const mask = await fileWith('##..\n....\n..#.\n');
    const { code, stdout } = await generate('--mask', mask);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "+---+---+---+   +
      |### ###|     E |
      +---+---+---+   +
      |   |           |
      +   +   +---+   +
      | S     |###|   |
      +   +---+---+---+
      "
    `);
    expect(await report(stdout)).toMatchObject({ rows: 3, cols: 4, cells: 9, perfect: true });
  });

  test('says so where a mask falls into pieces, and whether the exit is in another one than the entrance', async () => {
    const apart = await fileWith('....\n####\n....\n####\n....\n');
    expect(await generate('--mask', apart)).toMatchObject({
      code: 0,
      stderr:
        'The mask falls into 3 pieces with no way between them: the exit cannot be reached from the entrance. ' +
        'Choose --entrance and --exit in one piece, or join the pieces with --tunnel.\n',
    });
    expect(await generate('--mask', apart, '--exit', '0,3')).toMatchObject({
      code: 0,
      stderr: 'The mask falls into 3 pieces with no way between them.\n',
    });
    expect((await generate('--mask', apart, '--tunnel', '0,0,2,0', '--tunnel', '2,1,4,1')).stderr).toBe('');
    expect((await generate('--mask', apart, '--quiet')).stderr).toBe('');
    expect((await generate('--mask', await fileWith('##..\n....\n..#.\n'))).stderr).toBe('');
  });

  test('reads a mask from standard input, and calls it that', async () => {
    const text = '##..\n....\n..#.\n';
    const fromFile = await generate('--mask', await fileWith(text));
    const args = ['maze', 'generate', '--seed', '7', '--mask', '-'];
    expect(await asterion(args, text)).toEqual(fromFile);
    expect((await asterion(args, '..\n.?\n')).stderr).toMatch(/^asterion: standard input:2:2: /);
    expect((await asterion([...args, '--rows', '9'], text)).stderr).toMatch(
      /^asterion: standard input: expected a mask/,
    );
  });

  test.each([
    [
      'colour with alpha',
      { channels: 4, depth: 8, data: [255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 0, 250, 250, 250, 255] },
    ],
    ['grey', { channels: 1, depth: 8, data: [255, 0, 200, 255] }],
  ] as const)('fills a mask of pixels: %s', async (_kind, { channels, depth, data }) => {
    const mask = await fileWith(encode({ width: 2, height: 2, channels, depth, data: Uint8Array.from(data) }));
    const { stdout } = await generate('--mask', mask, '--format', 'json');
    expect((JSON.parse(stdout) as { terrain: string[] }).terrain).toEqual(['..', '. ']);
  });

  test.each([
    ['a percentage over 100', ['--braid', '101'], /--braid.*0 to 100/],
    ['a mask of another size', ['--mask', 'FILE', '--rows', '9'], /9 x 4 cells, found 3 x 4/],
    ['an entrance outside the mask', ['--mask', 'FILE', '--entrance', '2,0'], /entrance 2,0 is not in the maze/],
    ['a mask for a generator without', ['--mask', 'FILE', '--generator', 'eller'], /eller knows no masks/],
  ])('refuses %s', async (_what, args, message) => {
    const mask = await fileWith('##..\n....\n..#.\n');
    const { code, stderr } = await generate(...args.map((arg) => (arg === 'FILE' ? mask : arg)));
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test.each([
    ['no ground', '###\n###\n', /found none/],
    ['a strange character', '..\n.?\n', /:2:2: /],
    ['a damaged image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3), /damaged/],
    [
      'a pixel of no colour',
      pngOf({ width: 1, height: 1, depth: 8, type: COLOUR_TYPES.palette, palette: [], sampleAt: () => [5] }),
      /row 0, column 0 has a colour that is not in the palette/,
    ],
    [
      'more pixels than a maze may have cells',
      pngOf({ width: 2 ** 31 - 1, height: 1, depth: 1, type: COLOUR_TYPES.grey, packed: deflateSync('') }),
      /at most 2147483646 pixels, found 2147483647 x 1/,
    ],
  ])('refuses a mask with %s', async (_what, content, message) => {
    const { code, stderr } = await generate('--mask', await fileWith(content));
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
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
