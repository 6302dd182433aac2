import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCharMap } from 'asterion/notation';
import { drawPixels } from 'asterion/render';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

interface Map {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { data?: readonly number[]; objects?: readonly { type: string; x: number; y: number }[] }[];
}

const root = new URL('../../../../', import.meta.url);

const rolesIn = (text: string): string[] => {
  const { type, width, height, layers } = JSON.parse(text) as Map;
  expect(type).toBe('map');
  expect(layers[0].data).toHaveLength(width * height);
  return [...new Set(layers[1].objects?.map((object) => object.type))];
};

test('the picture of tiles that the guides bring along is that of the ground, without walls around', async () => {
  const { width, height, data } = decode(await readFile(new URL('docs/pictures/asterion-tiles.png', root)));
  const ground = parseCharMap('.+#o\n');
  const expected = ground.ok && drawPixels(ground.value, {}, { wallWidth: 0, margin: 0 });
  expect({ width, height, data: new Uint8ClampedArray(data) }).toEqual(expected);
});

describe('--format tiled', () => {
  test.each([
    ['maze generate --rows 3 --cols 4 --seed 7', ['entrance', 'exit']],
    ['maze generate --rows 3 --cols 4 --seed 7 --tunnel 0,0,2,2', ['entrance', 'exit', 'tunnel']],
    ['maze convert mouth', ['monster', 'rogue']],
    ['maze solve level-1 --from 0,0 --to 1,1', ['entrance', 'exit', 'theseus', 'minotaur', 'path']],
    ['path find mouth --from 1,1 --to 8,8', ['entrance', 'exit', 'monster', 'rogue', 'path']],
    ['rogue generate --seed 7', ['monster', 'rogue']],
    ['labyrinth generate --board 5 --seed 7', ['entrance', 'theseus', 'minotaur', 'supply']],
    ['labyrinth show --board 5 --seed 7', ['entrance', 'theseus', 'minotaur', 'supply']],
    ['minotaur generate --rows 3 --cols 3 --seed 7', ['exit', 'theseus', 'minotaur']],
    ['explore generate --seed 7', ['exit', 'avatar', 'hunter', 'coin']],
  ])('%s writes a tile map with everybody in it', async (line, roles) => {
    const { code, stdout } = await asterion([...line.split(' '), '--format', 'tiled', '--quiet']);
    expect(code).toBe(0);
    expect(rolesIn(stdout).sort()).toEqual(roles.sort());
  });

  test('maze analyse writes one of the loop that it found', async () => {
    const { code, stdout } = await asterion(['maze', 'analyse', 'level-1', '--format', 'tiled', '--quiet']);
    expect(code).toBe(1);
    expect(rolesIn(stdout)).toEqual(['exit', 'theseus', 'minotaur', 'path']);
  });

  test('maze run writes one, too, and to a file', async () => {
    const [file, out] = [await fileWith('normal\nkruskal bfs\n4 4\n0 0\n3 3\n'), join(await folder(), 'maze.tmj')];
    const { code, stdout } = await asterion(['maze', 'run', file, '--seed', '7', '--format', 'tiled', '--out', out]);
    expect([code, stdout]).toEqual([0, '']);
    expect(rolesIn(await readFile(out, 'utf8'))).toEqual(['entrance', 'exit', 'path']);
  });

  test.each([
    ['maze generate --shape polar', 'Expected squares or hexagons within an edge, got polar.'],
    ['maze generate --shape torus', 'Expected squares or hexagons within an edge, got torus.'],
    [
      'maze generate --shape hex',
      'Expected hexagons without walls between them: a wall there would have to be a tile.',
    ],
    ['labyrinth show --corners', '--format tiled writes a board; leave --corners out'],
  ])('%s says why there is none', async (line, why) => {
    const result = await asterion([...line.split(' '), '--seed', '7', '--format', 'tiled', '--quiet']);
    expect(result).toEqual({ code: 2, stdout: '', stderr: `asterion: ${why}\n` });
  });

  test('what was written is read back wherever a world is read, rules included, and a fault has its place', async () => {
    const generate = ['rogue', 'generate', '--seed', '7', '--no-stay', '--format'];
    const convert = ['maze', 'convert', '-', '--format'];
    const map = (await asterion([...generate, 'tiled'])).stdout;
    for (const format of ['dungeon', 'json']) {
      const expected = (await asterion([...generate, format])).stdout;
      expect((await asterion([...convert, format], map)).stdout).toBe(expected);
    }
    const { stdout } = await asterion(['rogue', 'solve', '-', '--quiet'], map);
    expect(stdout).toMatch(/^The rogue evades for ever.\n/);
    const { code, stderr } = await asterion([...convert, 'text'], map.replace('"orthogonal"', '"isometric"'));
    expect([code, stderr]).toEqual([
      2,
      'asterion: standard input:1:70: Expected an orthogonal map, found "isometric".\n',
    ]);
  });
});
