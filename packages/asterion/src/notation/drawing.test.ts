import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, describeSafety, drawableScenes, expectFault, valueOf } from '../../test/scenes.js';
import { drawText } from '../render/index.js';
import {
  createRng,
  createScene,
  createWorld,
  openDirectionsOf,
  openWay,
  pick,
  rect,
  type Scene,
  withOrigin,
} from '../world/index.js';
import { parseDocument } from './document.js';
import { documentFault, formatDocument } from './document-text.js';
import { parseDrawing } from './drawing.js';
import { recogniseFormat } from './recognise.js';

const LABYRINTH = `State after round: 5
Theseus:      *Can not move.
Theseus:      tileId =0 (0, 0)
Minotaur:     tileId =4 (1, 1)
+---+---+---+
|        s02|
+   +---+   +
|s10  M |   |
+   +---+   +
| T     |s01|
+   +---+---+
Press enter to continue...
`;

const MAZE = `+---+---+   +
| S |(A)  E |
+   +   +---+
| .   . |(A)|
+---+---+---+
`;

const BOX = `┌───┬───╴   ┐
│ S │(A)  E │
│   ╵   ╶───┤
│ •   • │(A)│
└───────┴───┘
`;

const BLOCKS = `+---+---+---+
|   |###|   |
+   +---+   +
|     o |   |
+---+---+---+
`;

/** Compass letters of the open ways, by cell. */
const waysIn = (text: string) => {
  const { world } = valueOf(parseDrawing(text));
  return Array.from(world.open, (_, cell) =>
    openDirectionsOf(world, cell)
      .map((d) => rect.directions[d] ?? 'tunnel')
      .join(''),
  );
};

test('a board of the Labyrinth is read, captions and all', () => {
  const { world, entrance, exit, actors } = valueOf(parseDrawing(LABYRINTH));
  expect([world.grid.rows, world.grid.cols, world.grid.origin]).toEqual([3, 3, 'bottom']);
  expect([entrance, exit]).toEqual([0, undefined]);
  expect(actors).toEqual({ theseus: [0], minotaur: [4], supply: [2, 8, 3] });
  expect(waysIn(LABYRINTH)).toEqual(['EN', 'W', 'N', 'ENS', 'W', 'NS', 'ES', 'EW', 'WS']);
});

test('a maze is read: doors, tunnels, and a path that does not matter', () => {
  const { world, entrance, exit, actors } = valueOf(parseDrawing(MAZE));
  expect([entrance, exit, actors]).toEqual([3, 5, {}]);
  expect([...world.tunnels]).toEqual([
    [4, 2],
    [2, 4],
  ]);
  expect(world.terrain).toBeUndefined();
  expect(waysIn(MAZE)).toEqual(['EN', 'NW', 'tunnel', 'S', 'EStunnel', 'W']);
});

test('box drawing is read like plain characters', () => {
  expect(contentsOf(valueOf(parseDrawing(BOX)))).toEqual(contentsOf(valueOf(parseDrawing(MAZE))));
});

test('blocks are wall, a small o is a pit, and no way leads to either', () => {
  const { world } = valueOf(parseDrawing(BLOCKS));
  expect([...(world.terrain ?? [])]).toEqual([0, 3, 0, 0, 2, 0]);
  expect(waysIn(BLOCKS)).toEqual(['N', '', 'N', 'S', '', 'S']);
});

test('a capture is both of them in one tile', () => {
  expect(valueOf(parseDrawing('+---+\n| * |\n+---+')).actors).toEqual({ theseus: [0], minotaur: [0] });
});

test('a capture by one of several Minotaurs leaves the others where they are', () => {
  const { actors } = valueOf(parseDrawing('+---+---+---+\n| M | * | M |\n+---+---+---+'));
  expect(actors).toEqual({ theseus: [1], minotaur: [0, 1, 2] });
});

test('supplies without a number come after those that have one', () => {
  const { actors } = valueOf(parseDrawing('+---+---+\n| s |s02|\n+---+---+\n|s01| s |\n+---+---+'));
  expect(actors).toEqual({ supply: [0, 3, 1, 2] });
});

test('blanks at the ends of lines may be missing, line ends may be CR LF', () => {
  const open = '+---+---+\n| S   E  \n+---+---+\n';
  const expected = contentsOf(valueOf(parseDrawing(open)));
  expect(contentsOf(valueOf(parseDrawing(open.replaceAll(/ +\n/g, '\n'))))).toEqual(expected);
  expect(contentsOf(valueOf(parseDrawing(`\ufeff${open.replaceAll('\n', '\r\n')}`)))).toEqual(expected);
});

test.each<[string, string, number | undefined, number | undefined, number]>([
  ['one gap is the entrance', '+---+---+\n|        \n+---+---+', 1, undefined, 0],
  ['two gaps are entrance and exit, as one reads', '+   +---+\n|        \n+---+---+', 0, 1, 0],
  ['marks win over gaps', '+---+---+\n| E      \n+---+---+', 1, 0, 0],
  ['a gap beside S is the exit', '+---+---+\n| S      \n+---+---+', 0, 1, 0],
  ['a gap at a mark is its own', '+---+---+\n| S   E  \n+---+---+', 0, 1, 0],
  ['a gap at a filled cell is none', '+   +---+\n|###|    \n+---+---+', 1, undefined, 0],
  ['a gap at a pit is none', '+   +   +\n| o   S |\n+---+---+', 1, undefined, 0],
  ['more gaps are ignored with a warning', '+   +   +\n| S   E |\n+   +   +\n|       |\n+   +---+', 2, 3, 1],
])('%s', (_name, text, entrance, exit, warnings) => {
  const result = parseDrawing(text);
  expect(valueOf(result)).toMatchObject({ entrance, exit });
  expect(result.ok && result.warnings).toHaveLength(warnings);
});

test('only the first of several boards is read, with a warning', () => {
  const result = parseDrawing(`${MAZE}\n${LABYRINTH}`);
  expect(contentsOf(valueOf(result))).toEqual(contentsOf(valueOf(parseDrawing(MAZE))));
  expect(result).toMatchObject({ warnings: ['Only the first of several drawings is read.'] });
});

test.each<[string, string, number, number, string]>([
  ['an empty text', '', 1, 1, 'Expected a drawing that begins with a line such as +---+---+, found none.'],
  ['captions only', 'State after round: 5\n', 1, 1, 'found none'],
  ['a top that is not closed', '+---+--\n', 1, 8, 'Expected +--- for each column and + at the end'],
  ['a top with a broken wall', '+-- +\n', 1, 2, 'Expected --- or three blanks, found "-- ".'],
  ['a top with a missing corner', '+-------+\n', 1, 5, 'Expected + (the corner of a cell), found "-".'],
  ['a top alone', '+---+', 2, 1, 'Expected a line of cells such as |   |   |, found nothing.'],
  ['two tops', '+---+\n+---+', 2, 1, 'found "+---+"'],
  [
    'a wall in the wrong place',
    '+---+---+\n|  |    |\n+---+---+',
    2,
    2,
    'Expected three characters without walls, found "  |".',
  ],
  ['something else in place of a wall', '+---+---+\n|   !   |\n+---+---+', 2, 5, 'Expected | or a blank, found "!".'],
  ['a missing bottom', '+---+\n|   |\n', 3, 1, 'Expected + (the corner of a cell), found the end of the line.'],
  [
    'a short bottom',
    '+---+---+\n|   |   |\n+---',
    3,
    5,
    'Expected + (the corner of a cell), found the end of the line.',
  ],
  ['a long row', '+---+\n|   |   |\n+---+', 2, 6, 'Expected the end of the line after 1 cells, found "   |".'],
  ['two entrances', '+---+---+\n| S | S |\n+---+---+', 2, 6, 'Expected S once at most, found it again.'],
  ['two Theseuses', '+---+---+\n| T | T |\n+---+---+', 2, 6, 'Expected T once at most'],
  ['a supply twice', '+---+---+\n|s01|s01|\n+---+---+', 2, 6, 'Expected s01 once at most'],
  ['Theseus beside a capture', '+---+---+\n| T | * |\n+---+---+', 2, 2, 'Expected no T beside *'],
  ['half a tunnel', '+---+---+\n|   |(B)|\n+---+---+', 2, 6, 'Expected two ends of tunnel (B), found one'],
  ['a tunnel with three ends', '+---+---+---+\n|(B)|(B)|(B)|\n+---+---+---+', 2, 10, 'Expected (B) twice at most'],
  [
    'a wide top above short lines',
    `┌${'───┬'.repeat(20_000)}\n${'│\n╵\n'.repeat(20_000)}`,
    1,
    1,
    'found mostly nothing',
  ],
])('%s is refused', (_name, text, line, column, part) => {
  expectFault(parseDrawing(text), line, column, part);
});

test('row 0 is where one asks for it, and the picture the same', () => {
  const [usual, turned] = (['bottom', 'top'] as const).map((origin) => valueOf(parseDrawing(LABYRINTH, { origin })));
  expect(turned.world.grid.origin).toBe('top');
  expect(withOrigin(turned, 'bottom').world).toEqual(usual.world);
});

describe('what the render layer draws is read back', () => {
  /** A drawing does not say at which end a tunnel begins. */
  const drawnContentsOf = (scene: Scene) => {
    const contents = contentsOf(scene);
    return { ...contents, tunnels: contents.tunnels.map((ends) => ends.sort((a, b) => a - b)) };
  };

  const randomLayers = fc.record({
    distances: fc.option(fc.nat({ max: 2000 })),
    path: fc.boolean(),
    visited: fc.boolean(),
  });

  test.each(['ascii', 'unicode'] as const)('in %s, whatever layers lie over it', (charset) => {
    fc.assert(
      fc.property(drawableScenes, randomLayers, (scene, { distances, path, visited }) => {
        const cells = Array.from(scene.world.open, (_, cell) => cell);
        const layers = {
          distances: distances === null ? undefined : cells.map((cell) => cell + distances),
          path: path ? cells.filter((cell) => cell % 2 === 0 && (scene.world.terrain?.[cell] ?? 0) === 0) : [],
          visited: visited ? cells.map(() => 1) : undefined,
        };
        const text = drawText(scene, layers, { charset, style: 'walls' });
        expect(drawnContentsOf(valueOf(parseDrawing(text)))).toEqual(drawnContentsOf(scene));
        expect(recogniseFormat(text)).toBe('drawing');
      }),
      { numRuns: 1000 },
    );
  });

  test('Theseus on the entrance hides its letter, not its gap', () => {
    const world = createWorld(rect.grid(3, 3));
    openWay(world, 0, 0);
    const scene = createScene(world, { entrance: 0, actors: { theseus: [0], minotaur: [4], supply: [8, 2] } });
    expect(contentsOf(valueOf(parseDrawing(drawText(scene))))).toEqual(contentsOf(scene));
  });

  test('twelve Minotaurs and 120 supplies, those without a number in the order of the cells', () => {
    const world = createWorld(rect.grid(15, 15));
    const tiles = Array.from({ length: 120 }, (_, index) => 200 - index);
    const supply = [...tiles.slice(0, 99), ...tiles.slice(99).reverse()];
    const minotaur = Array.from({ length: 12 }, (_, index) => 10 + index);
    const scene = createScene(world, { entrance: 0, actors: { theseus: [0], minotaur, supply } });
    expect(contentsOf(valueOf(parseDrawing(drawText(scene))))).toEqual(contentsOf(scene));
  });

  test('thirty tunnels keep their order', () => {
    const tunnels = Array.from({ length: 30 }, (_, pair) => [pair, 59 - pair] as const);
    const scene = createScene(createWorld(rect.grid(6, 10), { tunnels }));
    expect(drawnContentsOf(valueOf(parseDrawing(drawText(scene))))).toEqual(drawnContentsOf(scene));
  });
});

/** What a drawing says, a document can hold and its reader accepts. */
function expectDocument(scene: Scene): void {
  expect(documentFault(scene)).toBeUndefined();
  expect(contentsOf(valueOf(parseDocument(formatDocument(scene))))).toEqual(contentsOf(scene));
}

/** Drawings with walls, gaps and contents anywhere. */
const anyDrawings: fc.Arbitrary<string> = fc
  .record({ rows: fc.integer({ min: 1, max: 4 }), cols: fc.integer({ min: 1, max: 4 }), seed: fc.noShrink(fc.nat()) })
  .map(({ rows, cols, seed }) => {
    const rng = createRng(seed);
    const across = () => Array.from({ length: cols }, () => pick(['---', '---', '   '], rng));
    const contents = () =>
      pick(['   ', '   ', '###', ' o ', ' S ', ' E ', ' T ', ' M ', ' s ', '(A)', '[A]', ' . '], rng);
    const wallLine = () => `+${across().join('+')}+`;
    const cellLine = () => Array.from({ length: cols }, () => pick(['|', '|', ' '], rng) + contents()).join('');
    const body = Array.from({ length: rows }, () => `${cellLine()}${pick(['|', ' '], rng)}\n${wallLine()}\n`);
    return `${wallLine()}\n${body.join('')}`;
  });

test('whatever is read can be written as a document and read back', () => {
  let count = 0;
  fc.assert(
    fc.property(anyDrawings, (text) => {
      const result = parseDrawing(text);
      if (!result.ok) return;
      count++;
      expectDocument(result.value);
    }),
    { numRuns: 3000 },
  );
  expect(count).toBeGreaterThan(500);
});

describe('the parser', () => describeSafety(parseDrawing, [LABYRINTH, MAZE, BOX, BLOCKS], expectDocument));
