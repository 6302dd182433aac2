/** Every command that takes a name takes a path: modules that are good, and such as are bad, in both languages. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isThorough } from '../../../../testing/thorough.js';
import { asterion, type Result } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { casesIn, LANGUAGES, moduleWith, threads } from '../../test/modules.js';

type Typed = (name: string, type: string) => string;

/** What a command line is, with a module in it. */
type Line = (path: string) => readonly string[];

interface Kind {
  readonly kind: string;
  readonly parameters: (typed: Typed) => string;
  /** One, or none where what a seat sees is the game's own business: `asterion new` writes those. */
  readonly good: readonly string[];
  readonly bad: readonly (readonly [what: string, body: string, why: (end: string) => string])[];
  readonly lines: readonly (readonly [command: string, line: Line])[];
}

const throwing = [
  'throws',
  "throw new TypeError('no idea');",
  (end: string) => `threw TypeError: no idea, at mine.${end}:3`,
] as const;
const hanging = ['hangs', 'while (true);', () => 'took longer than 250 ms'] as const;

const COMB = `const { rows, cols } = world.grid;
for (let cell = 0; cell < rows * cols; cell++) {
  if (cell % cols < cols - 1) { world.open[cell] |= 1; world.open[cell + 1] |= 16; }
  if (cell % cols === 0 && cell + cols < rows * cols) { world.open[cell] |= 4; world.open[cell + cols] |= 64; }
}`;

const SIZE = ['--rows', '4', '--cols', '5', '--seed', '7'];

/** A corridor, so that the way is every cell from one end to the other. */
const corridor = () => fileWith('+---+---+---+\n| S       E |\n+---+---+---+\n', 'corridor.txt');
const CORRIDOR = await corridor();

const KINDS: readonly Kind[] = [
  {
    kind: 'player',
    parameters: (typed) => `${typed('seen', 'any')}, ${typed('rng', 'any')}`,
    good: ["return 'STAY';"],
    bad: [throwing, ['is illegal', "return 'NNE';", () => 'made the illegal move \\"NNE\\"'], hanging],
    lines: [
      ['rogue watch', (path) => ['rogue', 'watch', 'cornered', '--rogue', path, '--json']],
      ['rogue watch --monster', (path) => ['rogue', 'watch', 'cornered', '--monster', path, '--moves', '5', '--json']],
      ['rogue watch --games', (path) => ['rogue', 'watch', 'cornered', '--rogue', path, '--games', '2', '--json']],
      ['rogue table', (path) => ['rogue', 'table', 'cornered', '--monsters', 'bfs', '--rogues', `farthest,${path}`]],
      ['rogue rate', (path) => ['rogue', 'rate', path, 'cornered', '--side', 'rogue']],
    ],
  },
  {
    kind: 'player of Theseus or of Pits',
    parameters: (typed) => `${typed('seen', 'any')}, ${typed('rng', 'any')}`,
    good: [],
    bad: [throwing, ['is illegal', "return 'nowhere';", () => 'made the illegal move \\"nowhere\\"'], hanging],
    lines: [
      ['labyrinth --theseus', (path) => ['labyrinth', '--theseus', path, '--board', '5', '--norooms', '--json']],
      ['labyrinth --minotaur', (path) => ['labyrinth', '--minotaur', path, '--board', '5', '--norooms', '--json']],
      ['pits', (path) => ['pits', '--player', path, '--size', '6', '--json']],
      ['minotaur watch', (path) => ['minotaur', 'watch', 'level-2', '--theseus', path, '--json']],
    ],
  },
  {
    kind: 'generator',
    parameters: (typed) => `${typed('world', 'any')}, ${typed('rng', 'any')}`,
    good: [COMB],
    bad: [
      throwing,
      ['opens the edge', 'world.open[4] = 1;', () => 'opened the way E at 0,4, which leads out'],
      hanging,
    ],
    lines: [
      ['maze generate', (path) => ['maze', 'generate', '--generator', path, ...SIZE]],
      ['maze table', (path) => ['maze', 'table', '--generators', `wilson,${path}`, '--solvers', 'bfs', ...SIZE]],
      ['maze sheet', (path) => ['maze', 'sheet', '--generator', path, '--out', join(dirname(path), 'sheets'), ...SIZE]],
    ],
  },
  {
    kind: 'solver',
    parameters: (typed) => `${typed('world', 'any')}, ${typed('from', 'number')}, ${typed('to', 'number')}`,
    good: ['const way = [];\nfor (let cell = from; cell <= to; cell++) way.push(cell);\nreturn way;'],
    bad: [
      throwing,
      ['goes through walls', 'return [from, to];', () => 'went from 0,0 to 0,2, where there is'],
      hanging,
    ],
    lines: [
      ['maze solve', (path) => ['maze', 'solve', CORRIDOR, '--solver', path, '--seed', '7']],
      ['maze table', (path) => ['maze', 'table', CORRIDOR, '--solvers', `bfs,${path}`, '--seed', '7']],
    ],
  },
];

const said = ({ stdout, stderr }: Result): string => `${stdout}${stderr.replaceAll('"', '\\"')}`;

/** Each command with what is good and one thing that is bad, by turns; with all of them in `npm run thorough`. */
const commands = KINDS.flatMap((kind) => kind.lines.map(([command, line]) => ({ ...kind, command, line }))).map(
  (one, at) => ({ ...one, bad: one.bad.filter((_, index) => isThorough || index === at % one.bad.length) }),
);
const cases = LANGUAGES.flatMap((language) => casesIn(language.end, commands).map((one) => ({ ...one, ...language })));

describe.each(cases)('$command with a $kind in a file that ends in .$end', ({ end, typed, line, ...kind }) => {
  const run = async (body: string): Promise<Result> => {
    const path = await moduleWith(kind.parameters(typed), body, `mine.${end}`);
    const result = await asterion([
      ...line(path),
      '--time',
      '250',
      ...(line(path).includes('--seed') ? [] : ['--seed', '7']),
    ]);
    expect(threads()).toBe(0);
    return result;
  };

  test.each(kind.good)('runs', async (body) => {
    const { code, stderr } = await run(body);
    expect([code, stderr.includes('asterion:')]).toEqual([0, false]);
  });

  test.each(kind.bad)('that %s is an answer of no, in words', async (_what, body, why) => {
    const result = await run(body);
    expect(result.code).toBe(1);
    expect(said(result)).toContain(why(end));
  });
});

test('a table calls modules by their files, and its lines are what the commands print', async () => {
  const path = await moduleWith('seen', "return 'STAY';", 'still.js');
  const args = ['rogue', 'table', 'cornered', '--monsters', 'bfs', '--rogues', path, '--seed', '7', '--json'];
  const { rows } = JSON.parse((await asterion(args)).stdout) as { rows: readonly Record<string, unknown>[] };
  const { stdout } = await asterion(['rogue', 'watch', 'cornered', '--rogue', path, '--seed', '7', '--json']);
  const { outcome, moves, rogue } = JSON.parse(stdout) as Record<string, unknown>;
  expect(rows).toMatchObject([{ dungeon: 'cornered', monster: 'bfs', rogue, outcome, moves }]);
  expect(rogue).toBe('still.js');
});

test('a table has the same numbers for one of ours through a module, however many threads there are', async () => {
  const [growing, solving] = await Promise.all([
    fileWith(
      "import { mazeGeneratorNamed as of } from 'asterion/generate';\nexport default of('wilson');\n",
      'ours.mjs',
    ),
    fileWith("import { solverNamed as of } from 'asterion/search';\nexport default of('tremaux');\n", 'ours.mjs'),
  ]);
  const rowsOf = async (generator: string, solver: string, count: string) => {
    const args = ['--generators', generator, '--solvers', solver, '--mazes', '6', '--threads', count, '--json'];
    const { stdout } = await asterion(['maze', 'table', ...SIZE, ...args]);
    const { rows } = JSON.parse(stdout) as { rows: readonly Record<string, unknown>[] };
    return rows.map(({ generator: _generator, solver: _solver, ...row }) => row);
  };
  const ours = await rowsOf('wilson', 'tremaux', '2');
  expect(await rowsOf(growing, solving, '1')).toEqual(ours);
  expect(await rowsOf(growing, solving, '2')).toEqual(ours);
  expect(threads()).toBe(0);
});

test.each([
  ['rogue table', (path: string) => ['rogue', 'table', 'cornered', '--rogues', path]],
  ['maze table', (path: string) => ['maze', 'table', '--solvers', path]],
  ['maze table', (path: string) => ['maze', 'table', '--generators', path]],
  ['maze sheet', (path: string) => ['maze', 'sheet', '--generator', path, '--out', join(dirname(path), 'sheets')]],
])('%s: what is no module is bad input', async (_command, line) => {
  const path = await fileWith('export default 7;\n', 'odd.js');
  const { code, stdout, stderr } = await asterion([...line(path), '--seed', '7']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${path}: expected a function (`);
  expect([existsSync(join(dirname(path), 'sheets')), threads()]).toEqual([false, 0]);
});
