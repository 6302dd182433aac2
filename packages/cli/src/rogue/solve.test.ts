import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dungeons } from 'asterion/game/rogue';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../testing/thorough.js';
import { asterion, ended, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const room = '3\nB . .\n. . .\n. . @\n';
const ring = '3\nA . .\n.   .\n. . @\n';
const pair = '3\nQ . Z\n. . .\n. . @\n';
const hexagons =
  '{"asterion":1,"shape":"hex","rows":1,"cols":5,"origin":"top","open":["0109090908"],"tunnels":[[0,1,0,4]],"actors":{"monster":[[0,0]],"rogue":[[0,4]]}}';
const maze =
  '{"asterion":1,"shape":"rect","rows":2,"cols":3,"origin":"bottom","open":["051114","411040"],"actors":{"monster":[[0,0]],"rogue":[[1,2]]}}';

const solve = (dungeon: string, ...args: string[]) => asterion(['rogue', 'solve', '-', ...args], dungeon);

async function report(dungeon: string, ...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await solve(dungeon, '--json', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Times differ; all else is pinned. */
const timeless = (text: string) => text.replace(/\d+ ms/, 'N ms');

describe('rogue solve --json', () => {
  test('has these keys in this order, and no depth unless asked', async () => {
    const found = await report(room);
    expect(Object.keys(found)).toEqual(['cells', 'verdict', 'captureIn', 'winningMoves', 'states', 'method', 'ms']);
    expect(found).toEqual({
      cells: 9,
      verdict: 'captured',
      captureIn: null,
      winningMoves: [
        { to: [0, 1], name: 'E' },
        { to: [1, 0], name: 'S' },
        { to: [1, 1], name: 'SE' },
        { to: [0, 0], name: 'STAY' },
      ],
      states: 162,
      method: 'fold',
      ms: expect.any(Number) as number,
    });
  });

  test('counts the moves of the monster with --depth', async () => {
    expect(await report(room, '--depth')).toMatchObject({ captureIn: 2, method: 'kernel' });
    expect(await report(room, '--depth')).toMatchObject({
      winningMoves: [
        { to: [0, 1], name: 'E', captureIn: 3 },
        { to: [1, 0], name: 'S', captureIn: 3 },
        { to: [1, 1], name: 'SE', captureIn: 2 },
        { to: [0, 0], name: 'STAY', captureIn: 3 },
      ],
    });
    const short = hexagons.replace('[[0,1,0,4]]', '[[0,2,0,4]]');
    expect(await report(short, '--depth')).toMatchObject({ verdict: 'captured', captureIn: 3, method: 'queue' });
  });

  test('has neither a count nor winning moves where the rogue evades', async () => {
    for (const args of [[], ['--depth']]) {
      expect(await report(ring, ...args)).toMatchObject({ verdict: 'evades', captureIn: null, winningMoves: [] });
    }
    expect(await report('3\nA   @\n\n\n', '--depth')).toMatchObject({ verdict: 'evades', winningMoves: [] });
  });

  test('of several monsters names a place for each', async () => {
    const { winningMoves, states, captureIn } = await report(pair, '--depth');
    expect({ states, captureIn }).toEqual({ states: 2 * 9 ** 3, captureIn: 2 });
    expect(winningMoves).toContainEqual({ to: [[0, 1], [1, 2]], name: 'E+S', captureIn: 2 }); // biome-ignore format: one line
  });

  test('judges by the limit with --within, and says it', async () => {
    expect(await report(room, '--within', '2')).toMatchObject({
      verdict: 'captured',
      captureIn: 2,
      winningMoves: [{ to: [1, 1], name: 'SE', captureIn: 2 }],
      within: 2,
    });
    expect(await report(room, '--within', '1')).toMatchObject({
      verdict: 'evades',
      captureIn: null,
      winningMoves: [],
      within: 1,
    });
  });

  test('holds the heat map as rows where it is asked for', async () => {
    expect(await report(ring, '--heatmap')).toMatchObject({ heatmap: [[0, 1, 2], [1, null, -1], [2, -1, -1]] }); // biome-ignore format: one line
  });

  test('obeys the rules', async () => {
    expect(await report(ring, '--no-stay')).toMatchObject({ method: 'kernel' });
    expect(await report(room, '--depth', '--diagonals', 'never')).toMatchObject({ verdict: 'evades' });
  });
});

describe('rogue solve', () => {
  test('says who wins, how, and what it took', async () => {
    const { code, stdout, stderr } = await solve(room, '--depth');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(timeless(stdout)).toBe(
      'The monster captures in 2 moves.\nWinning moves: SE (in 2), E (in 3), S (in 3), STAY (in 3).\n9 cells, 162 states, method kernel, N ms.\n',
    );
    expect(timeless((await solve(room)).stdout)).toBe(
      'The monster captures the rogue.\nWinning moves: E, S, SE, STAY.\n9 cells, 162 states, method fold, N ms.\n',
    );
  });

  test.each([
    [ring, [], 'The rogue evades for ever.\n8 cells'],
    [ring, ['--within', '3'], 'The rogue evades for ever.\n8 cells'],
    [pair, ['--depth'], 'The monsters capture in 2 moves.\nWinning moves: SE+W (in 2), '],
    [pair, ['--depth'], ' and 6 more.\n'],
    [room, ['--within', '7'], 'The monster captures in 2 moves, within the limit of 7.\n'],
    [room, ['--within', '1'], 'The rogue lasts longer than the limit of 1: it is captured in 2 moves.\n9 cells'],
    ['3\nA @ .\n\n\n', ['--depth'], 'The monster captures in 1 move.\nWinning moves: E (in 1), STAY (in 3).\n'],
  ])('tells of %j with %j', async (dungeon, args, expected) => {
    const { code, stdout } = await solve(dungeon, ...args);
    expect(code).toBe(0);
    expect(stdout).toContain(expected);
    expect(stdout.startsWith('The ')).toBe(true);
  });

  test.each(sample(dungeons, 4).map(({ name }) => name))('knows the shipped dungeon %s', async (name) => {
    const { code, stdout } = await asterion(['rogue', 'solve', name, '--json', '--depth']);
    expect(code).toBe(0);
    const { verdict, captureIn } = JSON.parse(stdout) as { verdict: string; captureIn: number | null };
    expect(captureIn === null).toBe(verdict === 'evades');
  });

  test.each([
    ['an unknown dungeon', ['pilars'], '', /did you mean pillars/],
    ['a file without a rogue', ['-'], '3\nA . .\n. . .\n. . .\n', /standard input:2:1: Expected a rogue/],
    ['a maze with nobody in it', ['-'], '+---+\n|   |\n+---+\n', /standard input: There is no monster/],
    ['a limit that is none', ['-', '--within', 'x'], room, /--within.*at least 0/],
    ['no memory at all', ['-', '--memory', '0'], room, /--memory.*at least 1/],
    ['an unknown side', ['-', '--side', 'both'], room, /--side.*monster, rogue/],
    ['a drawing that is none', ['-', '--format', 'gif'], room, /--format.*svg, png/],
    ['two results', ['-', '--json', '--format', 'svg'], room, /--json.*--format/],
    ['a place that cannot be written', ['-', '--out', '/no/such/place'], room, /cannot write/],
  ])('refuses %s with exit code 2', async (_what, args, stdin, message) => {
    const { code, stdout, stderr } = await asterion(['rogue', 'solve', ...args], stdin);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^asterion: /);
    expect(stderr).toMatch(message);
  });

  test('refuses what does not fit, and says what would help', async () => {
    const { stdout: large } = await asterion(['rogue', 'generate', '--size', '60', '--seed', '1']);
    const { code, stdout, stderr } = await solve(large, '--depth', '--memory', '1');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^asterion: standard input: The exact table of \d+ cells needs about \S+ MB, and may take 1\.0 MB\. Allow more with --memory MB\.\n$/,
    );
    expect((await solve(large, '--depth', '--memory', '100')).code).toBe(0);
  });

  test('does not recommend memory where none would do', async () => {
    const { stdout: dungeon } = await asterion([
      'rogue',
      'generate',
      '--monsters',
      '5',
      '--room-size',
      '4',
      '--seed',
      '1',
    ]);
    const { stdout: world } = await asterion(['maze', 'convert', '-', '--format', 'json'], dungeon);
    const tunnelled = JSON.stringify({ ...(JSON.parse(world) as object), tunnels: tunnelIn(dungeon) });
    const { code, stderr } = await solve(tunnelled);
    expect(code).toBe(2);
    expect(stderr).toMatch(/and 5 monsters needs about/);
    expect(stderr).not.toContain('--memory');
    const allowed = await solve(dungeon, '--memory', '999999999');
    expect(allowed.code).toBe(2);
    expect(allowed.stderr).toMatch(/needs about .*, which could not be had here\.\n$/);
  });
});

/** The first and the last room cell of a dungeon, joined. */
function tunnelIn(dungeon: string): number[][] {
  const cells = dungeon
    .split('\n')
    .slice(1)
    .flatMap((line, row) => [...line].flatMap((glyph, at) => (glyph === '.' ? [[row, at / 2]] : [])));
  return [[...cells[0], ...cells[cells.length - 1]]];
}

describe('rogue solve --heatmap', () => {
  const loop = '6\n. . . + +\n. A .   +\n. . . + @\n    +\n    + + .\n\n';

  test('draws the moves to the capture, cell by cell', async () => {
    const { code, stdout } = await solve(loop, '--heatmap');
    expect(code).toBe(0);
    expect(timeless(stdout)).toMatchInlineSnapshot(`
      "The rogue evades for ever.
      18 cells, 648 states, method kernel, N ms.

      Monster moves to the capture if the rogue started there, - where the rogue evades.
      A the monster, @ the rogue; where the rogue stands now: it evades.

       1 1 1 - -
       1 A 1   -
       1 1 1 - @
           5
           5 5 5

      "
    `);
  });

  test('draws it for the monster, too, in columns as wide as the numbers', async () => {
    const corridor = `12\nA${' .'.repeat(10)} @\n${'\n'.repeat(11)}`;
    const { stdout } = await solve(corridor, '--side', 'monster');
    expect(timeless(stdout)).toMatchInlineSnapshot(`
      "The monster captures in 11 moves.
      Winning moves: E (in 11), STAY (in 12).
      12 cells, 288 states, method kernel, N ms.

      Monster moves to the capture if the monster A started there, - where the rogue evades.
      A the monster, @ the rogue; where the monster A stands now: 11.

        A 10  9  8  7  6  5  4  3  2  1  @











      "
    `);
  });

  test('leaves thin walls standing', async () => {
    expect((await solve(maze, '--heatmap')).stdout.split('\n\n')[2]).toMatchInlineSnapshot(`
      "+---+---+---+
      | 1   2 | @ |
      +   +---+   +
      | M   1   3 |
      +---+---+---+
      "
    `);
  });

  test('writes a picture to a file', async () => {
    const out = join(await folder(), 'heat.svg');
    expect(await solve(loop, '--format', 'svg', '--out', out)).toEqual({ code: 0, stdout: '', stderr: '' });
    const heat = await readFile(out, 'utf8');
    expect(heat).toMatch(/^<svg /);
    const { stdout: plain } = await asterion(['maze', 'convert', '-', '--format', 'svg'], loop);
    expect(heat).not.toBe(plain);
    expect((await solve(loop, '--format', 'png')).stdout).toContain('PNG');
  });
});

test('the built program ends with 130 on Ctrl-C while it solves', async () => {
  const { stdout } = await asterion(['rogue', 'generate', '--size', '199', '--kind', 'tree', '--seed', '1']);
  // A warning, which is the sign that the dungeon has been read.
  const path = await fileWith(stdout.replace(/\n(.)./, '\n$1!'));
  const child = start(['rogue', 'solve', path, '--depth', '--memory', '4000']);
  const warned = once(child.stderr ?? child, 'data');
  const end = ended(child);
  await warned;
  child.kill('SIGINT');
  expect(await end).toMatchObject({ code: 130, stdout: '' });
});

/** In how many monster moves a dungeon is captured; null where it evades. */
async function captureIn(dungeon: string, ...args: string[]): Promise<number | null> {
  const { stdout } = await asterion(['rogue', 'solve', dungeon, '--json', '--depth', ...args]);
  return (JSON.parse(stdout) as { captureIn: number | null }).captureIn;
}

// All values of the shipped dungeons are pinned in the library; here, that the rules reach the solver.
test.each([
  ['late', 24, []],
  ['late', 23, ['--no-stay']],
  ['shortcut', 5, []],
  ['shortcut', null, ['--diagonals', 'rooms']],
  ['corners', null, []],
  ['corners', 10, ['--diagonals', 'rooms']],
  ['pincer', 18, ['--diagonals', 'never']],
])('the shipped dungeon %s is captured in %s under %j', async (name, expected, args) => {
  expect(await captureIn(name, ...args)).toBe(expected);
});
