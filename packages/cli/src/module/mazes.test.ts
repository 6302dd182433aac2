/** Generators and solvers of one's own: what they do right, and what becomes of them if they do not. */

import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion, interrupted, start } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { casesIn, LANGUAGES, moduleWith, threads } from '../../test/modules.js';

const generate = (path: string, ...args: string[]) =>
  asterion(['maze', 'generate', '--generator', path, '--rows', '4', '--cols', '5', '--seed', '7', ...args]);

/** Opens a comb: every row to the east, and the first column to the north. */
const COMB = `const { rows, cols } = world.grid;
for (let cell = 0; cell < rows * cols; cell++) {
  if (cell % cols < cols - 1) { world.open[cell] |= 1; world.open[cell + 1] |= 16; }
  if (cell % cols === 0 && cell + cols < rows * cols) { world.open[cell] |= 4; world.open[cell + cols] |= 64; }
}`;

describe.each(LANGUAGES)('a generator in a file that ends in .$end', ({ end, typed }) => {
  const generator = (body: string, name = `mine.${end}`) =>
    moduleWith(`${typed('world', 'any')}, ${typed('rng', '{ below(bound: number): number }')}`, body, name);

  test('makes a maze, which says by which file it was made', async () => {
    const path = await generator(COMB);
    const maze = join(dirname(path), 'maze.json');
    expect(await generate(path, '--format', 'json', '--out', maze)).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout } = await asterion(['maze', 'analyse', maze, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ generator: `mine.${end}`, perfect: true, seed: '7', passages: 19 });
    expect(threads()).toBe(0);
  });

  test.each(
    casesIn(end, [
      ['throws', "  void 0;\n  throw new TypeError('no idea');", `threw TypeError: no idea, at bad.${end}:4`],
      ['opens one side of a wall', 'world.open[6] = 1;', 'opened the way E at 1,1, but not the way back at 1,2'],
      ['opens the edge', 'world.open[4] = 1;', 'opened the way E at 0,4, which leads out of the grid'],
      ['hangs', 'while (true);', 'took longer than 200 ms'],
    ]),
  )('that %s makes none', async (_what, body, why) => {
    const { code, stdout, stderr } = await generate(await generator(body, `bad.${end}`), '--time', '200');
    expect([code, stdout, stderr]).toEqual([1, '', `asterion: the generator bad.${end} ${why}\n`]);
    expect(threads()).toBe(0);
  });
});

describe.each(LANGUAGES)('a solver in a file that ends in .$end', ({ end, typed }) => {
  const solver = (body: string, name = `mine.${end}`) =>
    moduleWith(`${typed('world', 'any')}, ${typed('from', 'number')}, ${typed('to', 'number')}`, body, name);
  const solve = (path: string, ...args: string[]) =>
    asterion(
      ['maze', 'solve', '-', '--solver', path, '--seed', '7', ...args],
      '+---+---+---+\n| S       E |\n+---+---+---+\n',
    );

  test('finds the way', async () => {
    const path = await solver(
      'const way = [];\nfor (let cell = from; cell <= to; cell++) way.push(cell);\nreturn way;',
    );
    const { code, stdout } = await solve(path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      solver: { name: `mine.${end}`, solved: true, why: null, pathLength: 3, visited: 3, steps: 2 },
    });
    expect(threads()).toBe(0);
  });

  test.each(
    casesIn(end, [
      [
        'throws',
        "  void 0;\n  throw new TypeError('no idea');",
        `the solver bad.${end} threw TypeError: no idea, at bad.${end}:4`,
      ],
      ['goes through walls', 'return [from, to];', `the solver bad.${end} went from 0,0 to 0,2, where there is no way`],
      ['stops on the way', 'return [from];', `the solver bad.${end} ended at 0,0, not at the exit 0,2`],
      ['answers something else', 'return 7;', `the solver bad.${end} answered 7, not a list of cells`],
      ['hangs', 'while (true);', `the solver bad.${end} took longer than 200 ms`],
    ]),
  )('that %s has not solved it', async (_what, body, why) => {
    const { code, stdout, stderr } = await solve(await solver(body, `bad.${end}`), '--time', '200');
    expect([code, stdout, stderr]).toEqual([1, '', `asterion: ${why}\n`]);
    expect(threads()).toBe(0);
  });

  test('that finds nothing is told apart from one that errs', async () => {
    const { code, stderr } = await solve(await solver('return undefined;'), '--json');
    expect([code, stderr]).toEqual([
      1,
      `mine.${end} found no way after 0 steps, 0 cells visited\nasterion: It found no way.\n`,
    ]);
  });
});

describe('an entry as in the registries', () => {
  test('grows and solves step by step, and imports the library without having it installed', async () => {
    const growing = await fileWith(
      "import { mazeGeneratorNamed } from 'asterion/generate';\nexport default mazeGeneratorNamed('wilson');\n",
      'ours.mjs',
    );
    const own = await generate(growing);
    expect(own.code).toBe(0);
    expect(own.stdout).toBe((await generate('wilson')).stdout);
    const solving = await fileWith(
      "import { solverNamed } from 'asterion/search';\nexport default solverNamed('tremaux');\n",
      'ours.mjs',
    );
    const [one, other] = await Promise.all(
      [solving, 'tremaux'].map((name) =>
        asterion(['maze', 'solve', '-', '--solver', name, '--seed', '1', '--quiet'], own.stdout),
      ),
    );
    expect(one).toEqual(other);
  });

  test('is refused where it says that it does not apply', async () => {
    const path = await fileWith("export default { shapes: ['hex'], start: () => undefined };", 'hex.js');
    const { code, stderr } = await generate(path);
    expect([code, stderr]).toEqual([2, 'asterion: The generator hex.js works on hex, not on rect.\n']);
  });

  test('that hangs is interrupted as anything else', async () => {
    const path = await moduleWith('', 'while (true);', 'hangs.js');
    const result = await interrupted(() =>
      start(['maze', 'generate', '--generator', path, '--time', '1000000', '--seed', '1']),
    );
    expect(result.code).toBe(130);
  });
});
