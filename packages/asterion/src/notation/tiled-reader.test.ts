import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, describeSafety, expectFault, groundScenes, mazeScenes, valueOf } from '../../test/scenes.js';
import { generateMaze } from '../generate/index.js';
import {
  blocksOf,
  createScene,
  createWorld,
  DIAGONALS,
  hex,
  isOpen,
  rect,
  type Scene,
  Terrain,
} from '../world/index.js';
import { formatCharMap, parseCharMap } from './charmap.js';
import { formatTiled, tiledFault } from './tiled.js';
import { parseTiled } from './tiled-reader.js';

/** What is read of a scene that was written: its blocks, if walls stand between its cells, and all ground told. */
function kept(scene: Scene): Scene {
  const isBlocks = formatTiled(scene).includes('"value":"blocks"');
  const { world, actors, ...places } = isBlocks ? { ...blocksOf(scene), rules: scene.rules } : scene;
  const terrain = world.terrain ?? new Uint8Array(world.grid.cellCount);
  const there = Object.entries(actors).filter(([, cells]) => cells.length > 0);
  return { ...places, world: { ...world, terrain }, actors: Object.fromEntries(there) };
}

const squaresOf = (scenes: fc.Arbitrary<Scene>) =>
  scenes.filter((scene) => scene.world.grid.shape === rect && tiledFault(scene) === undefined);

describe('what is written is read back', () => {
  const expectKept = (scene: Scene): void => {
    expect(contentsOf(valueOf(parseTiled(formatTiled(scene))))).toEqual(contentsOf(kept(scene)));
  };

  test.each(DIAGONALS)('of dungeons whose corners are open by the rule "%s", with or without costs', (rule) => {
    fc.assert(
      fc.property(groundScenes(Object.values(Terrain), rule), fc.nat(9), (scene, most) => {
        expectKept(scene);
        const costs = Uint16Array.from(scene.world.open, (_, cell) => 1 + ((cell * 7) % (most + 1)));
        expectKept({ ...scene, world: { ...scene.world, costs } });
      }),
    );
  });

  test('of mazes, as blocks, with tunnels and everybody', () => {
    fc.assert(fc.property(squaresOf(mazeScenes), expectKept));
  });

  test('with how it was made, and the rules it is meant for', () => {
    const made = { generator: 'bsp', seed: '7', knobs: { rooms: 5, share: 0.5, doors: 'many' } };
    expectKept({ ...generateMaze({ rows: 3, cols: 3 }), made, rules: { sight: 3, fog: true, diagonals: 'rooms' } });
  });

  test('whatever the tiles measure, and without the way that was drawn into it', () => {
    const maze = generateMaze({ rows: 3, cols: 3, seed: 7 });
    const text = formatTiled(maze, { tileSize: 48, path: [0, 1, 2] });
    expect(contentsOf(valueOf(parseTiled(text)))).toEqual(contentsOf(kept(maze)));
  });
});

/** As Tiled saves a map: keys in the order of the alphabet, tilesets and layers of somebody's own. */
const drawn = (changes: object = {}) =>
  JSON.stringify(
    {
      compressionlevel: -1,
      height: 3,
      infinite: false,
      layers: [
        { data: [5, 5, 5, 5, 6, 6, 6, 5, 5, 6, 0, 5], height: 3, id: 1, name: 'floor', type: 'tilelayer', width: 4 },
        { image: 'sky.png', name: 'sky', type: 'imagelayer' },
        // A chest, which is decoration, and a pit, both of them turned.
        { data: [0, 0, 0, 0, 0, 7 + 2 ** 31, 8 + 2 ** 30, 0, 0, 0, 0, 0], name: 'things', type: 'tilelayer' },
        {
          name: 'people',
          objects: [
            { class: 'entrance', height: 32, id: 1, name: 'door', type: '', width: 32, x: 32, y: 32 },
            { gid: 7, height: 32, id: 2, name: 'rat', type: 'monster', width: 32, x: 32, y: 96 },
            { id: 3, name: 'hero', point: true, x: 40, y: 40 },
            { id: 4, name: 'sign', text: { text: 'Beware' }, x: 900, y: 900 },
            { id: 5, polygon: [{ x: 0, y: 0 }], type: 'zone', x: 0, y: 0 },
          ],
          type: 'objectgroup',
        },
      ],
      orientation: 'orthogonal',
      tiledversion: '1.11.0',
      tileheight: 32,
      tilesets: [
        { firstgid: 1, image: 'sky.png', name: 'sky', tilecount: 4 },
        {
          firstgid: 5,
          tiles: [
            { id: 0, properties: [{ name: 'solid', type: 'bool', value: true }] },
            { id: 1, properties: [{ name: 'solid', type: 'bool', value: false }], type: 'grass' },
            { class: 'pit', id: 3 },
          ],
        },
      ],
      tilewidth: 32,
      type: 'map',
      version: '1.10',
      width: 4,
      ...changes,
    },
    undefined,
    1,
  );

test('a level that somebody drew is read: solid tiles, classes, decoration, tiles that are turned, objects of every form', () => {
  const scene = valueOf(parseTiled(drawn()));
  const { entrance, actors, world } = scene;
  expect(formatCharMap({ ...scene, actors: {} })).toBe('####\n.So#\n#.##\n');
  expect([world.grid.origin, entrance, actors]).toEqual(['top', 5, { monster: [9], hero: [5] }]);
});

test('corners are open by the rule that the map names, else where there are corridors', () => {
  const openCorners = (text: string) => isOpen(valueOf(parseTiled(text)).world, 0, 7);
  const rooms = formatTiled(valueOf(parseCharMap('..\n..\n')));
  expect(openCorners(rooms)).toBe(false);
  expect(openCorners(rooms.replace('"never"', '"rooms"'))).toBe(true);
  expect(openCorners(rooms.replace('"never"', '"sometimes"'))).toBe(false);
  expect(openCorners(formatTiled(valueOf(parseCharMap('..+\n..#\n'))).replace('"diagonals"', '"d"'))).toBe(true);
});

test('what is left out is told, and knobs of a kind that there is none of are left out', () => {
  const objects = [{ id: 1, x: 1, y: 1, point: true }];
  const { layers } = JSON.parse(drawn()) as { layers: object[] };
  const text = drawn({
    layers: [...layers, { type: 'group', layers: [] }, { type: 'objectgroup', objects }],
    properties: [
      ...Object.entries({ generator: 'hand', seed: '1', 'knobs.old': true, 'knobs.size': 3 }).map(([name, value]) => ({ name, value })), // biome-ignore format: a list
      7,
      { name: 'rules.list', value: [1] },
    ],
  });
  expect(parseTiled(text)).toMatchObject({
    value: { made: { generator: 'hand', seed: '1', knobs: { size: 3 } }, rules: undefined },
    warnings: ['The layers in a group are left out.', 'Objects without a class and a name are left out.'],
  });
});

const PLAIN = formatTiled(valueOf(parseCharMap('S.E\n@#.\n')));
const TUNNEL = formatTiled(generateMaze({ rows: 1, cols: 2, seed: 7, tunnels: [[[0, 0], [0, 1]]] })); // biome-ignore format: one tunnel
const HEXAGON = formatTiled(createScene(createWorld(hex.grid(1, 1))));
const ENTRANCE = '{"id":1,"name":"e';

/** By name: the text, what stands where the fault is, and part of the message. */
test.each<[string, string, string, string]>([
  ['a list', '[1]', '[1]', 'Expected a JSON object.'],
  ['bad JSON', '{"type":?', '?', 'Expected'],
  ['hexagons', HEXAGON, '"hexagonal"', 'Expected an orthogonal map, found "hexagonal".'],
  [
    'a map without an end',
    PLAIN.replace('"infinite":false', '"infinite":true'),
    'true',
    'Expected a map of a fixed size.',
  ],
  [
    'a map without a height',
    PLAIN.replace('"height":2,', ''),
    '',
    'Expected height to be a whole number from 1, found null.',
  ],
  [
    'a billion rows',
    PLAIN.replace('"height":2,', '"height":500000000,'),
    '[\n1,',
    'Expected 1500000000 tiles, found 6.',
  ],
  [
    'too many cells',
    PLAIN.replace('"width":3,"height":2,', '"width":99999,"height":99998,'),
    '99998',
    'Expected at most',
  ],
  [
    'no tilesets',
    PLAIN.replace('"tilesets"', '"sets"'),
    '',
    'Expected tiles of a class (floor, corridor, wall, pit) or with a property solid, found none.',
  ],
  [
    'a tileset elsewhere',
    PLAIN.replace('"name":"asterion",', '"source":"tiles.tsx",'),
    '"tiles.tsx"',
    'Expected a tileset that is embedded, found one in a file of its own.',
  ],
  [
    'a tile without a number',
    PLAIN.replace('{"id":1,"type":"corridor"', '{"type":"corridor"'),
    '{"type":"corridor"',
    'Expected id to be a whole number from 0, found null.',
  ],
  [
    'a cost of 0',
    PLAIN.replace('"name":"solid","type":"bool","value":false', '"name":"cost","value":0'),
    '{"id":0',
    'Expected a cost from 1 to 65535, found 0.',
  ],
  ['no layers', PLAIN.replace('"layers"', '"tiles"'), '', 'Expected a layer of tiles, found none.'],
  ['layers that are none', PLAIN.replace('"layers":[{', '"layers":[7,{'), '7,{', 'Expected an object, found 7.'],
  [
    'an object for a list',
    PLAIN.replace('"layers":[', '"layers":{},"more":['),
    '{},',
    'Expected a list, found an object.',
  ],
  [
    'tiles that are packed',
    PLAIN.replace(/"data":\[[^\]]*\]/, '"data":"AQAAAA=="'),
    '"AQAAAA=="',
    'Expected a list of numbers (CSV), found tiles that are encoded.',
  ],
  ['too few tiles', PLAIN.replace('1,1,1', '1,1'), '[\n1,', 'Expected 6 tiles, found 5.'],
  ['a tile that is none', PLAIN.replace('1,3,1', '1,-3,1'), '-3', 'Expected the number of a tile, found -3.'],
  [
    'an object beside the map',
    PLAIN.replace('"x":8', '"x":-8'),
    ENTRANCE,
    'Expected an object on the map, found one at -8,8.',
  ],
  ['an object nowhere', PLAIN.replace('"x":8', '"x":"8"'), ENTRANCE, 'found one at NaN,8.'],
  [
    'a second entrance',
    PLAIN.replaceAll('"exit"', '"entrance"'),
    '{"id":2,"name":"e',
    'Expected one entrance, found a second.',
  ],
  [
    'an exit in a wall',
    PLAIN.replace('"x":40,"y":8', '"x":24,"y":24'),
    '{"id":2,"name":"e',
    'Expected the exit on ground, found a wall or a pit.',
  ],
  [
    'a tunnel that leads nowhere',
    TUNNEL.replace('"to"', '"from"'),
    '{"id":3,"name":"t',
    'Expected another tunnel in the property to, found none.',
  ],
  [
    'a tunnel that ends where it starts',
    TUNNEL.replace('"value":4}', '"value":3}'),
    '{"id":3,"name":"t',
    'Expected a sound tunnel, found one that ends where it starts.',
  ],
])('%s is refused', (_name, text, place, part) => {
  const before = text.slice(0, text.indexOf(place)).split('\n');
  expectFault(parseTiled(text), before.length, (before.at(-1)?.length ?? 0) + 1, part);
});

test('two hundred thousand objects are no trouble', () => {
  const people = Array.from({ length: 200_000 }, (_, id) => `{"id":${id},"type":"rat","x":40,"y":40}`).join(',');
  const { actors } = valueOf(parseTiled(drawn({ layers: [] }).replace('"layers": []', `"layers":[{"type":"tilelayer","data":[6,6,6,6,6,6,6,6,6,6,6,6]},{"type":"objectgroup","objects":[${people}]}]`))); // biome-ignore format: one text
  expect(actors.rat).toHaveLength(200_000);
});

describe('the parser', () => describeSafety(parseTiled, [PLAIN, TUNNEL, drawn()]));
