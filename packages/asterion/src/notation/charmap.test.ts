import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, describeSafety, expectFault, groundScenes, mazeScenes, valueOf } from '../../test/scenes.js';
import { createRng, createScene, createWorld, openWay, rect, shuffle, Terrain } from '../world/index.js';
import { charMapFault, formatCharMap, parseCharMap } from './charmap.js';

const MAP = `
######
#S.+o#
#.##.#
#@..E#
######
`;

test('a map is read: ground, entrance, exit and rogue', () => {
  const scene = valueOf(parseCharMap(MAP));
  expect(contentsOf(scene)).toMatchObject({
    rows: 5,
    cols: 6,
    origin: 'top',
    entrance: 7,
    exit: 22,
    actors: { rogue: [19] },
  });
  expect([...(scene.world.terrain ?? [])].slice(6, 18)).toEqual([2, 0, 0, 1, 3, 2, 2, 0, 2, 2, 0, 2]);
  expect([7, 8, 9, 10].map((cell) => scene.world.open[cell])).toEqual([0b1000001, 0b110001, 0b10000, 0]); // a corridor makes it a dungeon: with diagonals
});

test('origin and diagonals are options', () => {
  const scene = valueOf(parseCharMap('..\nS.', { origin: 'bottom', diagonals: 'always' }));
  expect(scene.entrance).toBe(0);
  expect(scene.world.open[0]).toBe(0b111); // E, NE, N
});

test('short rows are padded with wall, and blanks are wall', () => {
  const ragged = contentsOf(valueOf(parseCharMap('...\n\n.\n. .')));
  expect(ragged).toEqual(contentsOf(valueOf(parseCharMap('...\n###\n.##\n.#.'))));
});

test('a map that seems to mean floor by its blanks is read with a warning', () => {
  expect(parseCharMap('####\n#  #\n####')).toMatchObject({
    ok: true,
    warnings: ['Blanks are read as wall; floor is a dot.'],
  });
});

test.each<[string, string, number, number, string]>([
  ['an empty text', '', 1, 1, 'Expected rows of ".+#o@SE ", found nothing.'],
  ['nothing but empty lines', '\n  \n\n', 1, 1, 'found nothing'],
  ['an unknown character', '\n...\n.?.', 3, 2, 'Expected one of ".+#o@SE ", found "?".'],
  ['a tab', '...\n.\t.', 2, 2, 'found "\\t"'],
  ['two entrances', 'S.\n.S', 2, 2, 'Expected one S, found a second.'],
  ['two exits', 'E.E', 1, 3, 'Expected one E, found a second.'],
  ['two rogues', '@@', 1, 2, 'Expected one @, found a second.'],
  ['one long row and many empty ones', `${'.'.repeat(40_000)}${'\n'.repeat(40_000)}.`, 1, 1, 'found almost nothing'],
])('%s is refused', (_name, text, line, column, part) => {
  expectFault(parseCharMap(text), line, column, part);
});

test('what is written is read back', () => {
  const scenes = fc
    .tuple(groundScenes(Object.values(Terrain), 'never'), fc.noShrink(fc.nat()))
    .map(([{ world }, seed]) => {
      const rng = createRng(seed);
      const rooms = Array.from(world.terrain ?? []).flatMap((ground, cell) => (ground === Terrain.floor ? [cell] : []));
      const [entrance, exit, rogue] = [...shuffle(rooms, rng).slice(0, rng.below(4))];
      return createScene(world, { entrance, exit, actors: rogue === undefined ? {} : { rogue: [rogue] } });
    });
  fc.assert(
    fc.property(scenes, (scene) => {
      const { origin } = scene.world.grid;
      expect(contentsOf(valueOf(parseCharMap(formatCharMap(scene), { origin, diagonals: 'never' })))).toEqual(
        contentsOf(scene),
      );
    }),
  );
});

test('a map is written as it is drawn', () => {
  expect(formatCharMap(valueOf(parseCharMap(MAP)))).toBe(MAP.trimStart());
  expect(formatCharMap(valueOf(parseCharMap(MAP, { origin: 'bottom' })))).toBe(MAP.trimStart());
});

test('a scene that a map cannot hold is not written', () => {
  const maze = createWorld(rect.grid(2, 2));
  openWay(maze, 0, 0);
  expect(charMapFault(createScene(maze))).toContain('without thin walls');
  expect(() => formatCharMap(createScene(maze))).toThrow(RangeError);
  const { world } = valueOf(parseCharMap(MAP));
  expect(charMapFault(createScene(world, { entrance: 7, exit: 7 }))).toContain('cells of their own');
  expect(charMapFault(createScene(world, { entrance: 0 }))).toContain('on floor');
});

test('whatever scene is asked for, it is either refused or written so that it can be read', () => {
  fc.assert(
    fc.property(mazeScenes, (scene) => {
      if (charMapFault(scene) === undefined) expect(parseCharMap(formatCharMap(scene))).toMatchObject({ ok: true });
    }),
  );
});

describe('the parser', () => describeSafety(parseCharMap, [MAP, '....\n.##.\n']));
