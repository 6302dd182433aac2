/** Ways in any world, and the scenarios that searches are held to. */

import { pathAlgorithms } from 'asterion/search';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';

/** Two rooms and a wall with a gap at the bottom. */
const MAP = `type octile
height 4
width 6
map
...@..
...@..
...@..
......
`;

const at = (...more: string[]) => ['path', 'find', '-', '--from', '0,0', '--to', '0,5', ...more];
const report = async (...more: string[]) => {
  const { code, stdout } = await asterion(at('--json', ...more), MAP);
  return { code, ...(JSON.parse(stdout) as { algorithm: string; length: number | null; cells: number[][] }) };
};

describe('path find', () => {
  test('draws the way and says how it was found', async () => {
    const { code, stdout, stderr } = await asterion(at(), MAP);
    expect({ code, stdout, stderr }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "jps: a way of 9 cells, length 9.24, 4 cells looked around from. All squares cost the same, so most of them can be jumped over.
      ",
        "stdout": "S . .   . E 
      . : .   . : 
      . . :   . : 
      . . : : : . 
      ",
      }
    `);
  });

  test('reports it', async () => {
    expect(await report('--algorithm', 'astar')).toMatchObject({
      ...{ code: 0, algorithm: 'astar', found: true },
      length: expect.closeTo(5 + 3 * Math.SQRT2, 9) as number,
    });
  });

  test.each(pathAlgorithms.filter(({ optimal }) => optimal))('by $name comes to the same length', async ({ name }) => {
    const { code, stdout, stderr } = await asterion(at('--json', '--algorithm', name), MAP);
    if (code === 2) expect(stderr).toMatch(/^asterion: standard input: .*\.\n$/);
    else expect((JSON.parse(stdout) as { length: number }).length).toBeCloseTo((await report()).length ?? NaN, 9);
  });

  test.each([
    [['--directions', '4'], 11],
    [['--corners', 'one'], 8.07],
    [['--diagonal-cost', 'unit'], 8],
    [['--within', '2'], 6.83],
    [['--turn-cost', '10'], 31],
    [['--size', '2', '--directions', '4'], null],
  ])('with %j', async (options, length) => {
    const found = await report(...options);
    expect(found.length === null ? null : Number(found.length.toFixed(2))).toBe(length);
  });

  test('answers no where there is none, and goes to the nearest cell where that is asked for', async () => {
    const blocked = ['--blocked', '3,3'];
    expect(await report(...blocked)).toMatchObject({ code: 1, found: false, length: null, cells: [] });
    expect(await report(...blocked, '--nearest')).toMatchObject({
      ...{ code: 1, found: false },
      cells: [[0, 0], [0, 1], [0, 2]], // biome-ignore format: a row
    });
  });

  test.each([
    [['--from', '4,0'], '--from 4,0: expected a row below 4 and a column below 6'],
    [['--algorithm', 'jsp'], 'unknown algorithm "jsp"'],
    [['--directions', '4', '--corners', 'one'], '--corners: expected 8 directions, got 4'],
    [['--within', 'x'], 'Expected a number of at least 0.'],
  ])('refuses %j in words', async (options, why) => {
    const { code, stderr } = await asterion(at(...options), MAP);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });

  test('goes from the entrance to the exit, and in any shape', async () => {
    const { stdout: maze } = await asterion(['maze', 'generate', '--seed', '7', '--shape', 'hex', '--format', 'json']);
    const { code, stdout } = await asterion(['path', 'find', '-', '--format', 'moves'], maze);
    expect(code).toBe(0);
    const solved = await asterion(['maze', 'solve', '-', '--format', 'moves'], maze);
    expect(stdout).toBe(solved.stdout);
    expect((await asterion(['path', 'find', '-', '--directions', '8'], maze)).stderr).toContain(
      'Expected squares for 8 directions, got hex.',
    );
  });
});

describe('path run', () => {
  const line = (length: number, to = '5\t0') => `0\tsmall.map\t6\t4\t0\t0\t${to}\t${length}\n`;
  const scenarios = (...lengths: number[]) => `version 1\n${lengths.map((length) => line(length)).join('')}`;
  const RIGHT = 5 + 3 * Math.SQRT2;

  test('holds every way to what the file says', async () => {
    const map = await fileWith(MAP, 'small.map');
    const run = (text: string, ...more: string[]) => asterion(['path', 'run', map, '-', ...more], text);
    expect(await run(scenarios(RIGHT, RIGHT))).toMatchObject({ code: 0, stderr: '' });
    const { code, stdout } = await run(scenarios(RIGHT, 7), '--json', '--algorithm', 'dijkstra');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      ...{ map: 'small.map', scenarios: 2, optimal: 1, algorithm: 'dijkstra' },
      wrong: [{ line: 3, expected: 7, got: expect.closeTo(RIGHT, 9) as number }],
    });
    const timed = JSON.parse((await run(scenarios(RIGHT), '--json', '--times')).stdout) as object;
    expect(timed).toHaveProperty('times.meanMs');
  });

  test('refuses scenarios of another map, and cells outside it', async () => {
    const map = await fileWith(MAP, 'small.map');
    const refused = async (text: string) => (await asterion(['path', 'run', map, '-'], text)).stderr;
    expect(await refused('version 1\n0\tbig.map\t9\t9\t0\t0\t1\t1\t2\n')).toContain(
      'standard input:2: expected a map of 4 x 6 cells, found big.map of 9 x 9',
    );
    expect(await refused(`version 1\n${line(3, '6\t0')}`)).toContain(':2');
    expect(await refused('nonsense')).toContain('standard input:1:1');
  });
});
