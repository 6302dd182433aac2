/** `asterion maze generate`: mazes of every kind, masks and all. */

import { deflateSync } from 'node:zlib';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { COLOUR_TYPES, pngOf } from '../../test/png.js';

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
    ['a share for a percentage', ['--braid', '0.3'], /--braid.*0 to 100, such as 30/],
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
