import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';

const show = (...args: string[]) => asterion(['labyrinth', 'show', ...args]);

const board = ['+---+---+---+', '|s01      M |', '+   +---+   +', '|       |   |', '+   +   +---+', '| T     |s02|', '+   +---+---+', ''].join('\n'); // biome-ignore format: a board

describe('labyrinth show', () => {
  test('draws the board, generated or from a file', async () => {
    expect((await show(await fileWith(board))).stdout).toBe(board);
    const generated = await asterion(['labyrinth', 'generate', '-b', '6', '--seed', '1']);
    expect((await show('-b', '6', '--seed', '1')).stdout).toBe(generated.stdout);
  });

  test('--corners: numbers from the bottom left, walls between them, and what they make', async () => {
    const { code, stdout } = await show(await fileWith(board), '--corners');
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        '12 - 13 - 14 - 15',
        ' |              |',
        ' 8    9 - 10   11',
        ' |         |    |',
        ' 4    5    6 -  7',
        ' |         |    |',
        ' 0    1 -  2 -  3',
        '',
        '16 corners, 15 walls in 2 pieces; 1 closed room.',
        '',
      ].join('\n'),
    );
  });

  test('--corners as JSON has the edge (4, 8), the wall left of tile 3; as SVG every number', async () => {
    const path = await fileWith(board);
    const graph = JSON.parse((await show(path, '--corners', '--format', 'json')).stdout) as { edges: number[][] };
    expect(graph).toMatchObject({ corners: 16, pieces: 2, closedRooms: 1 });
    expect(graph.edges).toContainEqual([4, 8]);
    const svg = (await show(path, '--corners', '--format', 'svg')).stdout;
    for (let corner = 0; corner < 16; corner++) expect(svg).toContain(`>${corner}</text>`);
    expect(svg).toContain('<title>The corner graph of a board of 3 rows and 3 columns</title>');
  });

  test('hexagons have no drawing of corners in characters, and say so', async () => {
    const hexagons = ['--shape', 'hex', '-b', '3', '--seed', '1', '--corners'];
    const { code, stderr } = await show(...hexagons);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'asterion: corners are drawn as text on squares only; try --format svg or json\n',
    });
    expect((await show(...hexagons, '--format', 'svg')).stdout).toContain('>29</text>');
  });

  test.each([
    ['a format there is not', ['--format', 'png'], /Allowed choices are text, svg, json/],
    ['a board that is too large', ['-b', '100'], /--board 100: /],
    ['a file that is no board', ['ring', '--corners'], /ring: There is no Theseus\./],
  ])('refuses %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await show(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
