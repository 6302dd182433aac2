/** What there is to grade: every assignment, its worlds and opponents, and what cannot be graded. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { folder, folderWith } from '../../test/folder.js';
import { assignments } from './assignments.js';

interface Report {
  readonly rows: readonly Record<string, unknown>[];
}

describe('every assignment', () => {
  test.each([
    [
      'rogue',
      ['--worlds', 'mouth', '--set', 'moves=10', '--against', 'bfs'],
      'asterion/players/rogue',
      'roguePlayerNamed as of',
      "'cycle', 'rogue'",
      { as: 'rogue', games: 1 },
    ],
    [
      'rogue',
      ['--seat', 'monster', '--worlds', 'cornered', '--against', 'cycle'],
      'asterion/players/rogue',
      'roguePlayerNamed as of',
      "'optimal', 'monster'",
      { as: 'monster', won: 1, kept: 1 },
    ],
    [
      'labyrinth',
      ['--games', '2', '--set', 'rows=7'],
      'asterion/players/labyrinth',
      'labyrinthPlayerNamed as of',
      "'explorer', 'theseus'",
      { as: 'theseus', games: 4 },
    ],
    [
      'labyrinth',
      ['--seat', 'minotaur', '--games', '1', '--set', 'rows=7', '--against', 'dice'],
      'asterion/players/labyrinth',
      'labyrinthPlayerNamed as of',
      "'explorer', 'minotaur'",
      { as: 'minotaur', games: 1 },
    ],
    [
      'pits',
      ['--games', '3', '--set', 'rows=6'],
      'asterion/players/pits',
      'pitsPlayerNamed as of',
      "'bfs-first'",
      { as: 'player', games: 3, kept: null },
    ],
    [
      'minotaur',
      ['--worlds', 'level-1'],
      'asterion/players/minotaur',
      'minotaurPlayerNamed as of',
      "'optimal'",
      { as: 'theseus', won: 1, kept: 1 },
    ],
    [
      'maze',
      ['--games', '2', '--set', 'rows=6', '--set', 'cols=6'],
      'asterion/generate',
      'mazeGeneratorNamed as of',
      "'wilson'",
      { as: 'generator', mazes: 2, solved: 2, perfect: 2 },
    ],
    [
      'maze',
      ['--games', '2', '--set', 'braid=50', '--against', 'wilson'],
      'asterion/search',
      'solverNamed as of',
      "'astar'",
      { as: 'solver', mazes: 2, solved: 2, kept: 1 },
    ],
  ])('%s %j', async (assignment, args, from, imported, called, expected) => {
    const place = await folderWith({
      'mine.mjs': `import { ${imported} } from '${from}';\nexport default of(${called});\n`,
    });
    const { code, stdout, stderr } = await asterion(['grade', place, '--assignment', assignment, ...args, '--json']);
    expect([code, stderr]).toEqual([0, '']);
    const [row] = (JSON.parse(stdout) as Report).rows;
    expect(row).toMatchObject({ submission: 'mine.mjs', forfeits: 0, reasons: [], ...expected });
    expect(row.passed).toBe(row.checks);
  });
});

describe('mazes', () => {
  test('of files are for solvers, and opponents may be modules of the teacher', async () => {
    const place = await folderWith({
      'walls.js': 'export default (_world, _rng) => {};\n',
      'none.js': 'export default (world, from, to, rng) => undefined;\n',
      '_rooms/world.txt': (await asterion(['maze', 'generate', '--rows', '4', '--cols', '4', '--seed', '1'])).stdout,
      '_comb.mjs':
        "import { openWay } from 'asterion/world';\nexport default (world) => {\n  const { rows, cols } = world.grid;\n  for (let cell = 0; cell < rows * cols; cell++) {\n    if (cell % cols < cols - 1) openWay(world, cell, 0);\n    if (cell % cols === 0 && cell + cols < rows * cols) openWay(world, cell, 2);\n  }\n};\n",
    });
    const grade = async (...args: string[]): Promise<Report['rows']> => {
      const { stdout } = await asterion(['grade', place, '--assignment', 'maze', '--games', '1', '--json', ...args]);
      return (JSON.parse(stdout) as Report).rows;
    };
    const [none, walls] = await grade('--worlds', join(place, '_rooms'));
    expect(none).toMatchObject({ submission: 'none.js', solved: 0, results: [{ world: 'world.txt', against: '-' }] });
    expect((none.reasons as string[]).at(-1)).toMatch(/It found no way, and there is one of \d+ cells\.$/);
    expect(walls.reasons).toEqual(['It is a generator, and only solvers can be graded in given worlds.']);
    const rows = await grade('--against', join(place, '_comb.mjs'), '--as', 'solver');
    expect(rows[0]).toMatchObject({ results: [{ against: '_comb.mjs', outcome: expect.any(String) as string }] });
  });
});

describe('what cannot be graded', () => {
  const good = { 'a.js': "export default () => 'STAY';\n" };

  test.each([
    ['a folder that is not there', undefined, [], 'there is no such folder'],
    [
      'a folder without submissions',
      { 'a.txt': '' },
      [],
      'expected submissions (.js, .mjs, .ts, programs, or folders with one of them), found none',
    ],
    [
      'an unknown assignment',
      good,
      ['--assignment', 'rouge'],
      'unknown assignment "rouge"; known: rogue, maze, labyrinth, pits, minotaur; did you mean rogue?',
    ],
    [
      'a seat that there is not',
      good,
      ['--seat', 'theseus'],
      '--seat theseus: expected a seat of rogue: monster or rogue',
    ],
    ['a kind for players', good, ['--as', 'solver'], '--as is not for the assignment rogue'],
    ['an unknown opponent', good, ['--against', 'bfss'], '--against bfss: expected one of'],
    ['a person as opponent', good, ['--against', 'human'], '--against human: expected one of'],
    ['an opponent twice', good, ['--against', 'bfs,bfs'], '--against bfs,bfs: bfs is there twice'],
    ['a setting that there is not', good, ['--set', 'boards=3'], '--set boards=3: expected one of'],
    ['a value that it does not take', good, ['--set', 'moves=many'], '--set moves=many: Expected a whole number'],
    ['a world that is not there', good, ['--worlds', './nowhere.txt'], 'there is no such file'],
    ['a page that cannot be written', good, ['--html', '/nowhere/at/all.html'], 'cannot write /nowhere/at/all.html'],
  ])('%s is bad input', async (_what, files, args, why) => {
    const place = files === undefined ? join(await folder(), 'none') : await folderWith(files);
    const given = (args as readonly string[]).includes('--assignment') ? args : ['--assignment', 'rogue', ...args];
    const { code, stdout, stderr } = await asterion(['grade', place, ...given]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });

  test('another file is not taken for results, nor touched', async () => {
    const place = await folderWith({ ...good, 'homework.txt': 'my dog ate it\n' });
    const file = join(place, 'homework.txt');
    const { code, stderr } = await asterion(['grade', place, '--assignment', 'rogue', '--resume', file]);
    expect([code, stderr]).toEqual([
      2,
      `asterion: ${file}: expected results of "asterion grade", found another file\n`,
    ]);
    expect(await readFile(file, 'utf8')).toBe('my dog ate it\n');
  });

  test('a folder in which it cannot be told what was handed in is a row with a reason', async () => {
    const place = await folderWith({ 'two/a.js': '', 'two/b.js': '', 'none/a.txt': '', 'tests/x.test.js': '' });
    const { code, stdout } = await asterion(['grade', place, '--assignment', 'pits', '--json']);
    const { rows } = JSON.parse(stdout) as Report;
    expect([code, rows.map(({ submission, reasons }) => [submission, reasons])]).toEqual([
      0,
      ['none', 'tests', 'two'].map((name) => [
        name,
        [
          `Expected one module in the folder, or an index.js or index.ts, found ${name === 'two' ? 'a.js, b.js' : 'none'}.`,
        ],
      ]),
    ]);
  });

  test('a player of another game or seat is a row with a reason', async () => {
    const place = await folderWith({
      'a.js': "export default { game: 'pits', start: () => ({}) };\n",
      'b.js': "export default { seats: ['monster'], start: () => ({}) };\n",
      'c.js': 'export default (world, from, to, rng) => [];\n',
      'd.js': "\nthrow new Error('not today');\n",
    });
    const { stdout } = await asterion(['grade', place, '--assignment', 'rogue', '--seat', 'rogue', '--json']);
    expect((JSON.parse(stdout) as Report).rows.map(({ reasons }) => reasons)).toEqual([
      ['It plays pits, not rogue.'],
      ['It plays monster, not rogue.'],
      ['It is a solver, not a player.'],
      ['Threw Error: not today, at d.js:2.'],
    ]);
  });
});

describe('names in the terminal and in spreadsheets', () => {
  test('do nothing there', async () => {
    const place = await folderWith({ '\u001b[2Jclear.js': 'export default 7;', '=1+1.js': 'export default 7;' });
    const grade = async (...args: string[]): Promise<string> =>
      (await asterion(['grade', place, '--assignment', 'pits', '--no-resume', ...args])).stdout;
    expect(await grade()).toContain('\ufffd[2Jclear.js');
    expect(await grade()).not.toContain('\u001b');
    expect((await grade('--csv')).split('\n')[2]).toMatch(/^'=1\+1\.js,/);
  });
});

test('help and completion know it', async () => {
  const { stdout: help } = await asterion(['grade', '--help']);
  for (const { name } of assignments) expect(help).toContain(name);
  expect((await asterion(['completion', 'bash'])).stdout).toMatch(/"grade"\) words="--assignment .*--html /);
});
