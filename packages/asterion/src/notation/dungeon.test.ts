import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeShared } from '../../../../testing/files.js';
import { contentsOf, describeSafety, expectFault, groundScenes, valueOf } from '../../test/scenes.js';
import { createRng, createScene, shuffle, Terrain, withOrigin } from '../world/index.js';
import { type DungeonFile, dungeonFault, formatDungeon, parseDungeon } from './dungeon.js';

const R = `6
           
        @  
        +  
. . . . +  
R . . . + +
        + +
`;
const TWO = `4
. . . B
. . . .
+ + + +
A . . @
two monsters
`;

test('a dungeon is read: terrain, starts, letters', () => {
  const { scene, letters, comment } = valueOf(parseDungeon(R));
  expect(contentsOf(scene)).toMatchObject({
    rows: 6,
    cols: 6,
    origin: 'top',
    actors: { monster: [24], rogue: [10] },
    entrance: undefined,
  });
  expect([letters, comment]).toEqual(['R', '']);
  const glyphs = [...(scene.world.terrain ?? [])].map((ground) => '.+ o'[ground]).join('');
  expect(glyphs).toBe('      ' + '    . ' + '    + ' + '....+ ' + '....++' + '    ++');
});

test('rooms are joined in eight directions, corridors in four', () => {
  const { open } = valueOf(parseDungeon('3\n. . .\n@ A +\n  + .')).scene.world;
  const bits = (cell: number) =>
    Array.from('01234567')
      .filter((d) => (open[cell] >> Number(d)) & 1)
      .join('');
  expect(bits(0)).toBe('067'); // E, S, SE
  expect(bits(4)).toBe('01234567'.replace('5', '')); // SW is wall; S, E are corridors; SE is a room
  expect(bits(5)).toBe('246'); // a corridor: N, W, S
});

test('the rule about diagonals is an option', () => {
  const text = '2\nA  \n  @';
  expect([...valueOf(parseDungeon(text)).scene.world.open]).toEqual([1 << 7, 0, 0, 1 << 3]);
  expect([...valueOf(parseDungeon(text, { diagonals: 'rooms' })).scene.world.open]).toEqual([0, 0, 0, 0]);
});

test('several monsters are listed in reading order', () => {
  const { scene, letters, comment } = valueOf(parseDungeon(TWO));
  expect(scene.actors).toEqual({ monster: [3, 12], rogue: [15] });
  expect([letters, comment]).toEqual(['BA', 'two monsters\n']);
});

test.each([
  ['CR LF', R.replaceAll('\n', '\r\n')],
  ['no final newline', R.slice(0, -1)],
  ['a trailing blank after the size', R.replace('6', '6 ')],
  ['a byte-order mark', `\ufeff${R}`],
  ['rows that end early', R.replaceAll(/ +\n/g, '\n')],
  ['rows that go on', R.replaceAll(/^(.{11})$/gm, '$1 @ A . more')],
  ['other characters for wall', R.replace('           ', '# x ~ a 1 €')],
])('real files vary, and are read the same: %s', (_name, text) => {
  expect(contentsOf(valueOf(parseDungeon(text)).scene)).toEqual(contentsOf(valueOf(parseDungeon(R)).scene));
});

test('what stands between two cells is ignored with a warning', () => {
  expect(parseDungeon('2\nA .\n.@@')).toMatchObject({
    ok: true,
    warnings: ['Line 3, column 2: "@" stands between two cells and is ignored.'],
  });
});

test.each<[string, string, number, number, string]>([
  ['an empty file', '', 1, 1, 'Expected the size of the dungeon (a whole number from 1 to 9999), found nothing.'],
  ['an empty first line', '\n2\n', 1, 1, 'found nothing'],
  ['a missing header', '. A\n@ .', 1, 1, 'found ". A"'],
  ['a header that is no number', '  ten\n', 1, 3, 'found "ten"'],
  ['a fraction', '2.5\n', 1, 1, 'found "2.5"'],
  ['a size of 0', '0\n', 1, 1, 'found "0"'],
  ['a negative size', '-3\n', 1, 1, 'found "-3"'],
  ['a size beyond reason', '1000000000\n', 1, 1, 'found "1000000000"'],
  ['missing rows', '3\nA .\n@ .\n', 4, 1, 'Expected 3 rows, found 2.'],
  ['no rows at all', '9999', 2, 1, 'Expected 9999 rows, found 0.'],
  [
    'rows of nothing',
    `9999\nA @${'\n'.repeat(9999)}`,
    1,
    1,
    'Expected rows that fill a size of 9999, found almost nothing.',
  ],
  ['no monster', '2\n. @\n. .', 2, 1, 'Expected a monster (A to Z) in the rows, found none.'],
  ['no rogue', '2\n. A\n. .', 2, 1, 'Expected a rogue (@) in the rows, found none.'],
  ['a monster only outside the rows', '2\n. @ A\n. .\nA', 2, 1, 'Expected a monster'],
  ['two rogues', '2\nA @\n. @', 3, 3, 'Expected one rogue (@), found a second.'],
])('%s is refused', (_name, text, line, column, part) => {
  expectFault(parseDungeon(text), line, column, part);
});

const kinds = [Terrain.floor, Terrain.floor, Terrain.corridor, Terrain.wall];
const dungeons: fc.Arbitrary<DungeonFile> = fc
  .tuple(groundScenes(kinds, 'always', true), fc.noShrink(fc.nat()), fc.string({ unit: 'binary' }))
  .map(([{ world }, seed, text]) => {
    const rng = createRng(seed);
    const [rogue, ...others] = shuffle(roomsOf(world.terrain), rng);
    const monster = others.slice(0, 1 + rng.below(3)).sort((a, b) => a - b);
    const scene = createScene(world, { actors: { monster, rogue: [rogue] } });
    return {
      scene,
      letters: monster.map(() => String.fromCharCode(65 + rng.below(26))).join(''),
      comment: text.replaceAll('\r', ''),
    };
  })
  .filter(({ letters }) => letters !== '');

function roomsOf(terrain: Uint8Array | undefined): number[] {
  return [...(terrain ?? [])].flatMap((ground, cell) => (ground === Terrain.floor ? [cell] : []));
}

test('what is written is read back', () => {
  fc.assert(
    fc.property(dungeons, (dungeon) => {
      const back = valueOf(parseDungeon(formatDungeon(dungeon)));
      expect({ ...back, scene: contentsOf(back.scene) }).toEqual({ ...dungeon, scene: contentsOf(dungeon.scene) });
    }),
  );
});

test('row 0 is where one asks for it, and the file the same', () => {
  fc.assert(
    fc.property(dungeons, (dungeon) => {
      const text = formatDungeon(dungeon);
      const turned = withOrigin(dungeon.scene, 'bottom');
      expect(formatDungeon({ ...dungeon, scene: turned })).toBe(text);
      expect(contentsOf(valueOf(parseDungeon(text, { origin: 'bottom' })).scene).open).toEqual([...turned.world.open]);
    }),
  );
});

test('a file is written as the classic ones are', () => {
  expect(formatDungeon(valueOf(parseDungeon(R)))).toBe(R);
  expect(formatDungeon({ scene: valueOf(parseDungeon(TWO)).scene })).toContain('. . . A\n');
});

test('a dungeon that the file cannot hold is not written', () => {
  const { scene } = valueOf(parseDungeon(TWO));
  const { world, actors } = scene;
  expect(dungeonFault({ scene: createScene(world, { actors: { rogue: [0] } }) })).toContain('got 0 and 1');
  expect(dungeonFault({ scene: createScene(world, { actors: { ...actors, rogue: [3] } }) })).toContain(
    'cells of their own',
  );
  expect(dungeonFault({ scene: createScene(world, { actors: { ...actors, rogue: [8] } }) })).toContain('on room');
  expect(dungeonFault({ scene, letters: 'ab' })).toContain('from A to Z');
  expect(() => formatDungeon({ scene: createScene(world) })).toThrow(RangeError);
});

describe('the parser', () => describeSafety(parseDungeon, [R, TWO]));

// The dungeons that come with the game are read and written in the tests beside them.
describeShared('rogue', (folder) => {
  test('every classic dungeon is read, and written as the same dungeon', () => {
    for (const file of readdirSync(folder)) {
      const dungeon = valueOf(parseDungeon(readFileSync(folder + file, 'utf8')));
      expect(dungeon.letters, file).toBe(file.at(-5));
      expect(contentsOf(valueOf(parseDungeon(formatDungeon(dungeon))).scene)).toEqual(contentsOf(dungeon.scene));
    }
  });
});
