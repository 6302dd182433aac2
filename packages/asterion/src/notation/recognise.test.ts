import { describe, expect, test } from 'vitest';
import { describeSafety, expectFault, valueOf } from '../../test/scenes.js';
import { parseCharMap } from './charmap.js';
import { type Format, readScene, recogniseFormat } from './recognise.js';
import { formatTiled } from './tiled.js';

const names = { generators: new Map([['wilson', 'wilson']]), solvers: new Map([['bfs', 'bfs']]) };

const SAMPLES: Record<Exclude<Format, 'tiled'>, string> = {
  document: '{"asterion":1,"shape":"hex","rows":1,"cols":2,"origin":"bottom","open":["0108"]}',
  dungeon: '3\nA . .\n+    \n. . @\n',
  drawing: 'State after round: 1\n+---+---+\n| T   M |\n+   +---+\n',
  charmap: '#####\n#S.E#\n#####\n',
  movingai: 'type octile\nheight 1\nwidth 2\nmap\n.@\n',
  parameters: 'hex\nwilson bfs\n3 3\n0 0\n2 2\n',
};

describe.each(Object.entries(SAMPLES))('%s', (format, text) => {
  test('is recognised by its content', () => {
    expect(recogniseFormat(text)).toBe(format);
    expect(recogniseFormat(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toBe(format);
    expect(valueOf(readScene(text, names)).format).toBe(format);
  });

  test('is recognised when it is wrong further on, so that the fault is its own', () => {
    expect(recogniseFormat(`${text.slice(0, -8)}?`)).toBe(format);
  });
});

test.each<[string, string, Format | undefined]>([
  ['a document after blank lines', '\n\n  {', 'document'],
  ['a dungeon of size 0', '0\n', 'dungeon'],
  ['a dungeon of negative size', '-4\n', 'dungeon'],
  ['a map that begins with a corridor', '+   +\n#...#\n', 'charmap'],
  ['a map that begins with blanks', '   ###\n   #.#\n', 'charmap'],
  ['a drawing whose top has a gap', '+   +---+\n|       |\n+---+---+\n', 'drawing'],
  ['box drawing', '┌───┐\n│   │\n└───┘\n', 'drawing'],
  ['prose', 'Once upon a time\n', undefined],
  ['a list', '[1, 2]', undefined],
  ['nothing', '', undefined],
  ['blanks', ' \n\t\n', undefined],
])('%s', (_name, text, format) => {
  expect(recogniseFormat(text)).toBe(format);
});

test('a parameter file is a wish for a maze, read only by those who know the names', () => {
  expect(valueOf(readScene(SAMPLES.parameters, names))).toMatchObject({
    format: 'parameters',
    parameters: { generator: 'wilson' },
  });
  expectFault(readScene(SAMPLES.parameters), 1, 1, 'Expected a world, found a maze parameter file.');
});

test('a tile map is recognised, and left to those who hold a reader for it', () => {
  const text = formatTiled(valueOf(parseCharMap('###\n#S#\n###\n')));
  for (const map of [text, `\ufeff${text}`, '{ "height":3,\n "tiledversion" : "1.2"']) {
    expect(recogniseFormat(map)).toBe('tiled');
    expectFault(readScene(map), 1, 1, 'Expected a world in another format, found a tile map (parseTiled reads it).');
  }
});

test('a text in no format is refused with a list of the formats', () => {
  const result = readScene('Once upon a time');
  for (const part of [
    'world document',
    'dungeon file',
    'drawing',
    'character map',
    'Moving AI',
    'parameter file',
    '"Once',
  ]) {
    expectFault(result, 1, 1, part);
  }
});

test('warnings and faults of the format come through', () => {
  expect(readScene('2\nA .\n.@@')).toMatchObject({
    ok: true,
    value: { format: 'dungeon' },
    warnings: [expect.any(String)],
  });
  expectFault(readScene(SAMPLES.charmap.replace('.', '?')), 2, 3, 'found "?"');
});

describe('the reader', () => describeSafety((text) => readScene(text, names), Object.values(SAMPLES)));
