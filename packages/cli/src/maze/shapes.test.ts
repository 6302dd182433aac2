import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { solverFault, solvers } from 'asterion/search';
import { createWorld, shapes } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { folder } from '../../test/folder.js';

describe.each(Object.values(shapes).map((shape) => [shape.name, shape] as const))(
  'mazes of shape %s',
  (name, shape) => {
    const plan = ['--shape', name, '--rows', '6', '--cols', '7', '--seed', '5', '--quiet'];

    test.each([
      ['text', /\S/],
      ['unicode', /[│─╱╲]/],
      ['svg', /^<svg [^]*<\/svg>\n$/],
      ['json', new RegExp(`"shape":"${name}"`)],
    ])('are written as %s', async (format, content) => {
      const { code, stdout } = await asterion(['maze', 'generate', ...plan, '--format', format]);
      expect(code).toBe(0);
      expect(stdout).toMatch(content);
    });

    test('are written as a picture', async () => {
      const out = join(await folder(), 'maze.png');
      expect((await asterion(['maze', 'generate', ...plan, '--format', 'png', '--out', out])).code).toBe(0);
      expect((await readFile(out)).subarray(1, 4).toString()).toBe('PNG');
    });

    test('are solved by every solver that claims them, after a round trip through a document', async () => {
      const { stdout: maze } = await asterion(['maze', 'generate', ...plan, '--format', 'json']);
      const able = solvers.filter((solver) => solverFault(solver, createWorld(shape.grid(3, 3))) === undefined);
      expect(able.length).toBeGreaterThan(8);
      for (const solver of able) {
        const args = ['maze', 'solve', '-', '--solver', solver.name, '--seed', '1', '--json'];
        const { code, stdout } = await asterion(args, maze);
        expect([solver.name, code]).toEqual([solver.name, 0]);
        expect(JSON.parse(stdout)).toMatchObject({ shape: name, perfect: true, solver: { solved: true } });
      }
    });
  },
);

test('a shape that cannot be had so small says so', async () => {
  const { code, stderr } = await asterion(['maze', 'generate', '--shape', 'torus', '--rows', '2', '--cols', '9']);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('rows to be a whole number of at least 3 for squares on a torus'),
  ]);
});
