import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, describeSafety, expectFault, groundScenes, mazeScenes, valueOf } from '../../test/scenes.js';
import { createScene, createWorld, hex, openFromTerrain, openWay, rect, type Scene, Terrain } from '../world/index.js';
import { parseCharMap } from './charmap.js';
import { parseDocument } from './document.js';
import { documentChunks, documentFault, formatDocument } from './document-text.js';

const MAZE = `{"asterion":1,"shape":"rect","rows":2,"cols":3,"origin":"bottom",
"open":[
"051400",
"404110"
],
"costs":[
[1,2,3],
[4,5,65535]
],
"tunnels":[[0,2,1,0]],
"entrance":[0,0],
"exit":[1,2],
"actors":{"theseus":[[0,0]],"supply":[[0,1],[1,1]]},
"made":{"generator":"wilson","seed":"7"}}
`;
const DUNGEON = `{"asterion":1,"shape":"rect","rows":2,"cols":3,"origin":"top",
"open":[
"c15000",
"051c00"
],
"terrain":[
".+ ",
"..o"
]}
`;

describe('writing', () => {
  test('a row is a line, and the whole is JSON with the keys of the contract', () => {
    const maze = valueOf(parseDocument(MAZE));
    expect(formatDocument(maze)).toBe(MAZE);
    expect(Object.keys(JSON.parse(MAZE) as object)).toEqual([
      'asterion',
      'shape',
      'rows',
      'cols',
      'origin',
      'open',
      'costs',
      'tunnels',
      'entrance',
      'exit',
      'actors',
      'made',
    ]);
  });

  test('what a generator was told is kept, and must be numbers and words', () => {
    const made = { generator: 'bsp', seed: '7', knobs: { depth: 3, split: 'coin' } };
    const text = formatDocument(createScene(createWorld(rect.grid(2, 2)), { made }));
    expect(text).toContain('"made":{"generator":"bsp","seed":"7","knobs":{"depth":3,"split":"coin"}}');
    expect(valueOf(parseDocument(text)).made).toEqual(made);
    for (const knobs of ['7', '[]', '{"depth":true}', '{"depth":[3]}'])
      expect(parseDocument(text.replace(/"knobs":[^}]*}/, `"knobs":${knobs}`)).ok).toBe(false);
  });

  test('rules that it is meant for are kept, and must be plain values', () => {
    const rules = { steps: 3, order: 'column', blind: true };
    const text = formatDocument(createScene(createWorld(rect.grid(2, 2)), { rules }));
    expect(text).toContain('"rules":{"steps":3,"order":"column","blind":true}');
    expect(valueOf(parseDocument(text)).rules).toEqual(rules);
    for (const wrong of ['7', '[]', 'null', '{"steps":null}', '{"steps":[3]}', '{"steps":{}}']) {
      const read = parseDocument(text.replace(/"rules":[^}]*}/, `"rules":${wrong}`));
      expect(read.ok || read.fault.message).toMatch(/^Expected (an object of rules|a value of type)/);
    }
    expect(formatDocument(createScene(createWorld(rect.grid(2, 2)), { rules: {} }))).not.toContain('rules');
  });

  test('the pieces make up the text, and none is large', () => {
    const scene = createScene(createWorld(rect.grid(700, 700)));
    const pieces = [...documentChunks(scene)];
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(65536);
    expect(pieces.join('')).toBe(formatDocument(scene));
    expect(contentsOf(valueOf(parseDocument(pieces.join('')))).open).toHaveLength(490_000);
  });

  test('a row longer than a piece is still a row', () => {
    const scene = createScene(createWorld(rect.grid(2, 50_000), { terrain: new Uint8Array(100_000) }));
    expect(contentsOf(valueOf(parseDocument(formatDocument(scene)))).cols).toBe(50_000);
  });

  test('ways that agree with no terrain are not written', () => {
    const wall = createWorld(rect.grid(1, 2), { terrain: Uint8Array.of(Terrain.floor, Terrain.wall) });
    openWay(wall, 0, 0);
    expect(() => formatDocument(createScene(wall))).toThrow(RangeError);
    const diagonal = createWorld(rect.grid(2, 2));
    openWay(diagonal, 0, 1);
    expect(documentFault(createScene(diagonal))).toContain('thin walls');
  });
});

describe('round trips', () => {
  test('a scene with thin walls is read back as it was', () => {
    fc.assert(
      fc.property(mazeScenes, (scene) => {
        expect(contentsOf(valueOf(parseDocument(formatDocument(scene))))).toEqual(contentsOf(scene));
        expect(() => JSON.parse(formatDocument(scene)) as unknown).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  test('a dungeon is read back as it was', () => {
    fc.assert(
      fc.property(groundScenes(Object.values(Terrain), 'always'), (scene) => {
        expect(contentsOf(valueOf(parseDocument(formatDocument(scene))))).toEqual(contentsOf(scene));
      }),
    );
  });

  test.each(['rooms', 'never'] as const)('a dungeon under --diagonals %s is stored as under always', (diagonals) => {
    const corridors = groundScenes([Terrain.floor, Terrain.corridor], diagonals).filter(
      ({ world }) => world.terrain?.includes(Terrain.corridor) ?? false,
    );
    fc.assert(
      fc.property(corridors, (scene) => {
        const { grid, terrain = new Uint8Array() } = scene.world;
        const back = valueOf(parseDocument(formatDocument(scene)));
        expect(back.world.open).toEqual(openFromTerrain(grid, terrain, 'always'));
        expect(back.world.terrain).toEqual(terrain);
      }),
    );
  });

  test('upper-case digits, a byte-order mark, CR LF and unknown keys are accepted', () => {
    const expected = contentsOf(valueOf(parseDocument(DUNGEON)));
    const variants = [
      DUNGEON.replace('c15000', 'C15000'),
      `\ufeff${DUNGEON}`,
      DUNGEON.replaceAll('\n', '\r\n'),
      DUNGEON.replace('{', '{"note":{"deep":[1,2,{"__proto__":null}]},'),
      DUNGEON.replaceAll('\n', ''),
      JSON.stringify(JSON.parse(DUNGEON), null, 4),
    ];
    for (const variant of variants) expect(contentsOf(valueOf(parseDocument(variant)))).toEqual(expected);
  });
});

describe('open and terrain agree', () => {
  const accepts = (scene: Scene) => parseDocument(formatDocument(scene)).ok;

  test('sides between ground may be open or closed where there are no corridors and no diagonals', () => {
    const world = createWorld(rect.grid(1, 4), { terrain: Uint8Array.of(0, 0, 0, 3) });
    openWay(world, 0, 0);
    expect(accepts(createScene(world))).toBe(true);
  });

  test('an open field with diagonals needs no terrain', () => {
    const { world } = valueOf(parseCharMap('...\n...', { diagonals: 'always' }));
    expect(accepts(createScene({ ...world, terrain: undefined }))).toBe(true);
  });

  test('hexagons have no diagonals', () => {
    const grid = hex.grid(3, 3);
    const terrain = Uint8Array.of(0, 1, 0, 2, 0, 0, 3, 0, 0);
    expect(accepts(createScene(createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') })))).toBe(
      true,
    );
  });

  test.each<[string, string, number, number, string]>([
    ['a way into a wall', DUNGEON.replace('.+ ', '. .'), 3, 4, 'Expected no open way at a wall or a pit, found one.'],
    ['a way out of a pit', DUNGEON.replace('"..o"', '".oo"'), 4, 4, 'at a wall or a pit'],
    [
      'a missing side beside a corridor',
      DUNGEON.replace('c15000', 'c04000'),
      3,
      2,
      'Expected the open ways that follow from the terrain (c1), found c0.',
    ],
    ['a diagonal in a corridor', DUNGEON.replace('.+ ', '++ '), 3, 2, '(41), found c1'],
    [
      'a diagonal among thin walls',
      MAZE.replace('051400', '071400').replace('404110', '406110'),
      3,
      4,
      'Expected the open ways that follow',
    ],
  ])('%s is refused', (_name, text, line, column, part) => {
    expectFault(parseDocument(text), line, column, part);
  });
});

describe('refusals', () => {
  const without = (key: string) => MAZE.replace(`"${key}"`, '"other"');

  test.each<[string, string, number, number, string]>([
    ['no JSON', 'hello', 1, 1, 'Expected a JSON value, found "h".'],
    ['a cut-off document', MAZE.slice(0, 100), 6, 4, 'Expected a closing quote, found the end of the text.'],
    ['a list', ' []', 1, 2, 'Expected a JSON object.'],
    ['no version', without('asterion'), 1, 1, 'Expected the key "asterion" (the version of the document), found none.'],
    [
      'a version that is no number',
      MAZE.replace(':1,', ':"1",'),
      1,
      13,
      'Expected the version of the document, a whole number from 1, found "1".',
    ],
    ['version 0', MAZE.replace(':1,', ':0,'), 1, 13, 'found 0'],
    [
      'a newer version',
      MAZE.replace(':1,', ':2,'),
      1,
      13,
      'Expected version 1 at most, found 2: a newer Asterion wrote this document.',
    ],
    ['an unknown shape', MAZE.replace('rect', 'star'), 1, 23, 'Expected a shape (rect, hex, '],
    ['a shape from the prototype', MAZE.replace('rect', 'constructor'), 1, 23, 'Expected a shape'],
    [
      'no rows',
      MAZE.replace('"rows":2', '"rows":0'),
      1,
      37,
      'Expected the number of rows, a whole number from 1, found 0.',
    ],
    ['rows of text', MAZE.replace('"rows":2', '"rows":"2"'), 1, 37, 'found "2"'],
    ['a billion rows', MAZE.replace('"rows":2', '"rows":100000000'), 2, 8, 'Expected 100000000 rows, found 2.'],
    ['too many cells', MAZE.replace('"rows":2', '"rows":2147483646'), 1, 37, 'Expected at most 2147483646 cells'],
    ['no origin', without('origin'), 1, 1, 'Expected the key "origin"'],
    ['an unknown origin', MAZE.replace('bottom', 'left'), 1, 57, 'Expected "top" or "bottom", found "left".'],
    ['no open', without('open'), 1, 1, 'Expected the key "open"'],
    ['open that is no list', MAZE.replace(/\[\n"05[^]*?\]/, 'null'), 2, 8, 'Expected a list of 2 rows, found null.'],
    ['a missing row', MAZE.replace('"051400",\n', ''), 2, 8, 'Expected 2 rows, found 1.'],
    [
      'a row that is no string',
      MAZE.replace('"404110"', '404110'),
      4,
      1,
      'Expected a string of 6 hex digits, two a cell, found 404110.',
    ],
    ['a short row', MAZE.replace('404110', '4041'), 4, 1, 'found 4.'],
    ['a long row', MAZE.replace('404110', '40411000'), 4, 1, 'found 8.'],
    ['a digit that is none', MAZE.replace('404110', '4041g0'), 4, 6, 'Expected two hex digits, found "g0".'],
    ['a digit from another alphabet', MAZE.replace('404110', '4041\u06610'), 4, 6, 'Expected two hex digits'],
    [
      'a way open from one side only',
      MAZE.replace('051400', '051000'),
      4,
      4,
      'Expected the way S to be open from both sides',
    ],
    ['a way over the edge', MAZE.replace('404110', '444110'), 4, 2, 'Expected no open way over the edge, found N.'],
    [
      'a direction that hexagons lack',
      MAZE.replace('rect', 'hex').replace('051400', '000000'),
      4,
      2,
      'Expected bits of 6 directions only.',
    ],
    [
      'terrain of another size',
      DUNGEON.replace('".+ "', '".+"'),
      7,
      1,
      'Expected a string of 3 characters, one a cell, found 2.',
    ],
    ['an unknown terrain', DUNGEON.replace('".+ "', '".+#"'), 7, 4, 'Expected one of ".+ o", found "#".'],
    ['costs of another size', MAZE.replace('[1,2,3]', '[1,2]'), 7, 1, 'Expected 3 costs, one a cell, found 2.'],
    ['costs that are no list', MAZE.replace('[1,2,3]', '7'), 7, 1, 'Expected a list of 3 costs, one a cell, found 7.'],
    ['a cost of 0', MAZE.replace('[1,2,3]', '[1,0,3]'), 7, 4, 'Expected a cost from 1 to 65535, found 0.'],
    ['a cost that is too high', MAZE.replace('65535', '65536'), 8, 6, 'found 65536'],
    ['a cost that is a fraction', MAZE.replace('[1,2,3]', '[1,2,3.5]'), 7, 6, 'found 3.5'],
    ['tunnels that are no list', MAZE.replace('[[0,2,1,0]]', '{}'), 10, 11, 'Expected a list, found an object.'],
    [
      'half a tunnel',
      MAZE.replace('[[0,2,1,0]]', '[[0,2]]'),
      10,
      12,
      'Expected 4 numbers (row, column, row, column), found 2.',
    ],
    [
      'a tunnel out of the grid',
      MAZE.replace('[[0,2,1,0]]', '[[0,2,2,0]]'),
      10,
      12,
      'Expected a cell of 2 x 3, found row 2, column 0.',
    ],
    ['a tunnel to itself', MAZE.replace('[[0,2,1,0]]', '[[0,2,0,2]]'), 10, 12, 'found one that ends where it starts'],
    [
      'tunnels that share an end',
      MAZE.replace('[[0,2,1,0]]', '[[0,2,1,0],[1,1,0,2]]'),
      10,
      22,
      'found one that shares an end with another tunnel',
    ],
    [
      'a tunnel into a wall',
      DUNGEON.replace(']}', '],"tunnels":[[0,0,0,2]]}'),
      9,
      14,
      'has an end where there is no ground',
    ],
    [
      'an entrance out of the grid',
      MAZE.replace('"entrance":[0,0]', '"entrance":[0,3]'),
      11,
      12,
      'found row 0, column 3',
    ],
    [
      'an entrance that is null',
      MAZE.replace('"entrance":[0,0]', '"entrance":null'),
      11,
      12,
      'Expected a list of 2 numbers (row, column), found null.',
    ],
    ['an exit of text', MAZE.replace('"exit":[1,2]', '"exit":["1","2"]'), 12, 8, 'found row "1", column "2"'],
    ['actors that are no object', MAZE.replace(/"actors":.*,/, '"actors":[],'), 13, 10, 'Expected an object of roles.'],
    ['a role that is no list', MAZE.replace('[[0,0]]', '"here"'), 13, 21, 'Expected a list of cells, found "here".'],
    ['an actor out of the grid', MAZE.replace('[1,1]]', '[-1,1]]'), 13, 45, 'found row -1, column 1'],
    [
      'a making without a seed',
      MAZE.replace('"seed":"7"', '"seed":7'),
      14,
      8,
      'Expected an object with the strings generator and seed.',
    ],
  ])('%s is refused', (_name, text, line, column, part) => {
    expectFault(parseDocument(text), line, column, part);
  });
});

describe('the parser', () =>
  describeSafety(parseDocument, [MAZE, DUNGEON], (scene) => {
    expect(contentsOf(valueOf(parseDocument(formatDocument(scene))))).toEqual(contentsOf(scene));
  }));
