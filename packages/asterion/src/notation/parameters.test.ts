import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFiles } from '../../../../testing/files.js';
import { describeSafety, expectFault, valueOf } from '../../test/scenes.js';
import { type Coordinates, createRng, shuffle } from '../world/index.js';
import { formatParameters, type MazeNames, type MazeParameters, type MazeType, parseParameters } from './parameters.js';

const names = {
  generators: new Map([
    ['recursive-backtracker', 'recursive-backtracker'],
    ['recurBack', 'recursive-backtracker'],
    ['modiPrim', 'modified-prim'],
    ['growingTree', 'growing-tree'],
    ['kruskal', 'kruskal'],
    ['huntandkill', 'hunt-and-kill'],
    ['hunt-and-kill', 'hunt-and-kill'],
  ]),
  solvers: new Map([
    ['wallFollower', 'wall-follower'],
    ['wall-follower', 'wall-follower'],
    ['biDirrecurBack', 'bidirectional-backtracker'],
    ['biDir', 'bidirectional-bfs'],
    ['recurBack', 'sample'],
    ['sample', 'sample'],
  ]),
} satisfies MazeNames;
const parse = (text: string) => parseParameters(text, names);

const HEX = 'hex\nmodiPrim wallFollower\n30 30\n2 0\n0 0\n';
const TUNNELS = 'tunnel\nrecurBack none\n50 50\n0 5\n49 12\n5 9 15 9\n3 7 14 8\n0 0 22 12\n';

test('the hex example of the specification is read', () => {
  expect(parse(HEX)).toEqual({
    ok: true,
    warnings: [],
    value: {
      type: 'hex',
      generator: 'modified-prim',
      solver: 'wall-follower',
      rows: 30,
      cols: 30,
      entrance: [2, 0],
      exit: [0, 0],
      tunnels: [],
    },
  });
});

test('the tunnel example of the specification is read', () => {
  const { generator, solver, tunnels } = valueOf(parse(TUNNELS));
  expect([generator, solver]).toEqual(['recursive-backtracker', undefined]);
  expect(tunnels).toEqual([
    [
      [5, 9],
      [15, 9],
    ],
    [
      [3, 7],
      [14, 8],
    ],
    [
      [0, 0],
      [22, 12],
    ],
  ]);
});

test.each([
  ['no final newline', HEX.trimEnd()],
  ['generator and solver on lines of their own', HEX.replace(' ', '\n')],
  ['trailing blanks', HEX.replaceAll('\n', ' \t\n')],
  ['CR LF', HEX.replaceAll('\n', '\r\n')],
  ['a byte-order mark', `\ufeff${HEX}`],
  ['everything on one line', HEX.replaceAll('\n', ' ')],
  ['tabs, form feeds and no-break spaces', HEX.replaceAll(/\s/g, '\t\f\u00a0')],
  ['empty lines all over', `\n\n${HEX.replaceAll('\n', '\n\n\n')}`],
])('white space of any kind separates: %s', (_name, text) => {
  expect(parse(text)).toEqual(parse(HEX));
});

test('a maze may be one cell, with entrance and exit in it, and doors may lie inside', () => {
  expect(valueOf(parse('normal kruskal none 1 1 0 0 0 0')).rows).toBe(1);
  expect(valueOf(parse('normal kruskal none 9 9 4 4 4 4')).exit).toEqual([4, 4]);
});

test('a tunnel between neighbours is accepted', () => {
  expect(valueOf(parse('tunnel kruskal none 2 2 0 0 1 1 0 0 0 1')).tunnels).toHaveLength(1);
});

test.each(['normal', 'hex'])('tunnels of a %s maze are ignored with a warning, whatever they say', (type) => {
  const result = parse(TUNNELS.replace('tunnel', type).replace('22 12', '22 99999 1'));
  expect(valueOf(result).tunnels).toEqual([]);
  expect(result).toMatchObject({ warnings: [`Line 6: the tunnels are ignored, because a ${type} maze has none.`] });
});

test.each<[string, string, number, number, string]>([
  ['nothing', '', 1, 1, 'Expected a maze type (normal, tunnel, hex), found the end of the text.'],
  ['nothing but blanks', ' \n  \n', 2, 3, 'found the end of the text'],
  ['an unknown type', 'round\n', 1, 1, 'Expected a maze type (normal, tunnel, hex), found "round".'],
  ['an unknown generator', 'hex\n dijkstra none', 2, 2, 'Expected a generator (recursive-backtracker, recurBack'],
  ['no generator', 'hex\n', 1, 4, 'Expected a generator'],
  ['none as generator', 'hex\nnone none', 2, 1, 'found "none"'],
  ['an unknown solver', 'hex\nkruskal none2\n', 2, 9, 'Expected a solver or none (wallFollower'],
  [
    'rows that are no number',
    'hex\nkruskal none\nten 10',
    3,
    1,
    'Expected the number of rows (1 to 2147483646), found "ten".',
  ],
  ['no rows', 'hex\nkruskal none\n0 10', 3, 1, 'found "0"'],
  [
    'negative columns',
    'hex\nkruskal none\n10 -10',
    3,
    4,
    'Expected the number of columns (1 to 2147483646), found "-10".',
  ],
  ['a fraction', 'hex\nkruskal none\n10 1.5', 3, 4, 'found "1.5"'],
  ['too many cells', 'hex\nkruskal none\n99999 99999\n0 0\n0 0', 3, 7, 'Expected at most 2147483646 cells'],
  [
    'an entrance out of range',
    'hex\nkruskal none\n10 5\n10 0\n0 0',
    4,
    1,
    'Expected the row of the entrance (0 to 9), found "10".',
  ],
  [
    'an exit out of range',
    'hex\nkruskal none\n10 5\n9 4\n0 5',
    5,
    3,
    'Expected the column of the exit (0 to 4), found "5".',
  ],
  [
    'a file that ends early',
    'hex\nkruskal none\n10 10\n0 0\n9',
    5,
    2,
    'Expected the column of the exit (0 to 9), found the end of the text.',
  ],
  [
    'a tunnel out of range',
    'tunnel\nkruskal none\n9 9\n0 0\n8 8\n1 1 9 1',
    6,
    5,
    'Expected the row of the end of tunnel 1 (0 to 8), found "9".',
  ],
  [
    'a tunnel that ends where it starts',
    'tunnel\nkruskal none\n9 9\n0 0\n8 8\n1 1 1 1',
    6,
    5,
    'Expected the end of tunnel 1 in a cell of its own, found another end at 1 1.',
  ],
  [
    'two tunnels that share an end',
    'tunnel\nkruskal none\n9 9\n0 0\n8 8\n1 1 2 2\n3 3 1 1\n',
    7,
    5,
    'the end of tunnel 2',
  ],
  [
    'tunnel numbers that are no multiple of four',
    'tunnel\nkruskal none\n9 9\n0 0\n8 8\n1 1 2 2\n3 3\n',
    7,
    4,
    'Expected the row of the end of tunnel 2 (0 to 8), found the end of the text.',
  ],
  ['garbage after the tunnels', 'tunnel\nkruskal none\n9 9\n0 0\n8 8\n1 1 2 2\nend', 7, 1, 'found "end"'],
  [
    'garbage after a maze without tunnels',
    'hex\nkruskal none\n9 9\n0 0\n8 8\nend',
    6,
    1,
    'Expected a number of a tunnel list or the end of the text, found "end".',
  ],
])('%s is refused', (_name, text, line, column, part) => {
  expectFault(parse(text), line, column, part);
});

const mazeParameters: fc.Arbitrary<MazeParameters> = fc
  .record({
    type: fc.constantFrom<MazeType>('normal', 'tunnel', 'hex'),
    generator: fc.constantFrom(...new Set(names.generators.values())),
    solver: fc.constantFrom(undefined, ...names.solvers.values()),
    rows: fc.integer({ min: 1, max: 9 }),
    cols: fc.integer({ min: 1, max: 9 }),
    seed: fc.noShrink(fc.nat()),
  })
  .map(({ seed, ...plain }) => {
    const rng = createRng(seed);
    const cells = Array.from(
      { length: plain.rows * plain.cols },
      (_, cell): Coordinates => [Math.floor(cell / plain.cols), cell % plain.cols],
    );
    const [entrance, exit] = [cells[rng.below(cells.length)], cells[rng.below(cells.length)]];
    shuffle(cells, rng);
    const count = plain.type === 'tunnel' ? rng.below(Math.min(5, Math.floor(cells.length / 2) + 1)) : 0;
    const tunnels = Array.from({ length: count }, (_, at) => [cells[2 * at], cells[2 * at + 1]] as const);
    return { ...plain, entrance, exit, tunnels };
  });

const own = (canonical: Iterable<string>) => new Map([...canonical].map((name) => [name, name]));
const canonicalNames = { generators: own(names.generators.values()), solvers: own(names.solvers.values()) };
const spelling = {
  generators: new Map([
    ['recursive-backtracker', 'recurBack'],
    ['modified-prim', 'modiPrim'],
    ['growing-tree', 'growingTree'],
  ]),
  solvers: new Map([
    ['bidirectional-backtracker', 'biDirrecurBack'],
    ['bidirectional-bfs', 'biDir'],
  ]),
};

test('what is written is read back, in canonical names and in those of the classic files', () => {
  fc.assert(
    fc.property(mazeParameters, (parameters) => {
      const expected = { ok: true, value: parameters, warnings: [] };
      expect(parseParameters(formatParameters(parameters), canonicalNames)).toEqual(expected);
      expect(parse(formatParameters(parameters, spelling))).toEqual(expected);
    }),
  );
});

test('a file is written as the classic ones are', () => {
  expect(formatParameters(valueOf(parse(TUNNELS)), spelling)).toBe(TUNNELS);
});

describe('the parser', () => describeSafety(parse, [HEX, TUNNELS]));

describeFiles('maze', (folder) => {
  test('every file at hand is read', () => {
    for (const file of readdirSync(folder)) {
      expect(parse(readFileSync(folder + file, 'utf8')), file).toMatchObject({ ok: true });
    }
  });
});
