import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFiles } from '../../../../testing/files.js';
import { contentsOf, describeSafety, expectFault, groundScenes, valueOf } from '../../test/scenes.js';
import { createScene, createWorld, rect, Terrain } from '../world/index.js';
import { formatMovingAiMap, movingAiFault, parseMovingAiMap } from './movingai.js';

const MAP = `type octile
height 3
width 5
map
..T.G
.W@O.
S....
`;

test('a map is read: dots, G and swamp are floor, all else is blocked', () => {
  const { world } = valueOf(parseMovingAiMap(MAP));
  expect([world.grid.rows, world.grid.cols, world.grid.origin]).toEqual([3, 5, 'top']);
  expect([...(world.terrain ?? [])].map((ground) => (ground === Terrain.floor ? '.' : '#')).join('')).toBe(
    '..#..' + '.###.' + '.....',
  );
});

test('letters are read in either case: t is a tree', () => {
  const lower = MAP.replace('..T.G', '..t.g').replace('.W@O.', '.w@o.').replace('S....', 's....');
  expect(contentsOf(valueOf(parseMovingAiMap(lower)))).toEqual(contentsOf(valueOf(parseMovingAiMap(MAP))));
});

test('no step cuts a corner, unless the option says so', () => {
  const corner = 'type octile\nheight 2\nwidth 2\nmap\n.@\n..\n';
  expect([...valueOf(parseMovingAiMap(corner)).world.open]).toEqual([1 << 6, 0, 0b101, 1 << 4]);
  expect(valueOf(parseMovingAiMap(corner, { diagonals: 'always' })).world.open[0]).toBe(0b11000000);
});

test('CR LF, a byte-order mark, width before height and a missing final newline are accepted', () => {
  const expected = contentsOf(valueOf(parseMovingAiMap(MAP)));
  const variants = [
    MAP.replaceAll('\n', '\r\n'),
    `\ufeff${MAP}`,
    MAP.trimEnd(),
    `${MAP}\n\n`,
    MAP.replace('height 3\nwidth 5', 'width 5\nheight 3'),
  ];
  for (const variant of variants) expect(contentsOf(valueOf(parseMovingAiMap(variant)))).toEqual(expected);
});

test.each<[string, string, number, number, string]>([
  ['an empty text', '', 1, 1, 'Expected type octile, found nothing.'],
  ['another type', MAP.replace('octile', 'hexile'), 1, 1, 'found "type hexile"'],
  [
    'a map of corners',
    'type octile-corner\nheight 2\nwidth 2\nmap\n22\n22\n..\n..\n',
    1,
    1,
    'Expected type octile, found "type octile-corner": such a map gives every corner a height, and worlds here are flat.',
  ],
  ['no height', MAP.replace('height', 'depth'), 2, 1, 'Expected height and a number, found "depth 3".'],
  ['no width', MAP.replace('width 5', 'width five'), 3, 1, 'Expected width and a number, found "width five".'],
  ['a height of 0', MAP.replace('3', '0'), 2, 1, 'Expected rows to be a whole number of at least 1, got 0.'],
  [
    'a billion rows that are not there',
    MAP.replace('3', '1000000000').replace('5', '1'),
    8,
    1,
    'Expected 1000000000 rows, found 3.',
  ],
  ['too many cells', MAP.replace('3', '9999999').replace('5', '9999999'), 2, 1, 'Expected at most'],
  ['no map', MAP.replace('map', 'mop'), 4, 1, 'Expected map, found "mop".'],
  ['missing rows', MAP.replace('S....\n', ''), 7, 1, 'Expected 3 rows, found 2.'],
  ['a short row', MAP.replace('.W@O.', '.W@'), 6, 4, 'Expected 5 characters, found 3.'],
  ['a long row', MAP.replace('.W@O.', '.W@O...'), 6, 6, 'Expected 5 characters, found 7.'],
  ['text after the map', `${MAP}....\n`, 8, 1, 'Expected the end of the map, found 4 characters.'],
  ['an unknown character', MAP.replace('S', 'x'), 7, 1, 'Expected one of ".GS@OTW", found "x".'],
])('%s is refused', (_name, text, line, column, part) => {
  expectFault(parseMovingAiMap(text), line, column, part);
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(groundScenes([Terrain.floor, Terrain.wall], 'rooms'), (scene) => {
      const { origin } = scene.world.grid;
      expect(contentsOf(valueOf(parseMovingAiMap(formatMovingAiMap(scene), { origin })))).toEqual(contentsOf(scene));
    }),
  );
});

test('a scene that a map cannot hold is not written', () => {
  expect(movingAiFault(createScene(createWorld(rect.grid(2, 2, 'top'))))).toContain('without thin walls');
  expect(() => formatMovingAiMap(createScene(createWorld(rect.grid(2, 2))))).toThrow(RangeError);
});

describe('the parser', () => describeSafety(parseMovingAiMap, [MAP]));

describeFiles('movingai', (folder) => {
  test('every map at hand is read', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
      const text = readFileSync(folder + file, 'utf8');
      const { world } = valueOf(parseMovingAiMap(text));
      const floor = world.terrain?.filter((ground) => ground === Terrain.floor).length;
      expect(floor, file).toBe(text.slice(text.indexOf('map\n') + 4).match(/[.GS]/g)?.length);
    }
  });
});
