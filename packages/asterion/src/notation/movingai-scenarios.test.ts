import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFiles } from '../../../../testing/files.js';
import { describeSafety, expectFault, valueOf } from '../../test/scenes.js';
import { formatMovingAiScenarios, type MovingAiScenario, parseMovingAiScenarios } from './movingai-scenarios.js';

const LINES = [
  'version 1',
  '0\tmaps/two halls.map\t30\t20\t1\t11\t2\t12\t1.41421',
  '3\ta.map\t30\t20\t29\t0\t0\t19\t30.87',
];
const TEXT = LINES.join('\n');

test('scenarios are read: columns before rows, widths before heights', () => {
  expect(valueOf(parseMovingAiScenarios(TEXT))).toEqual([
    { line: 2, bucket: 0, map: 'maps/two halls.map', rows: 20, cols: 30, from: [11, 1], to: [12, 2], length: 1.41421 },
    { line: 3, bucket: 3, map: 'a.map', rows: 20, cols: 30, from: [0, 29], to: [19, 0], length: 30.87 },
  ]);
});

test('blanks for tabs, version 1.0, CR LF, a byte-order mark and empty lines are accepted', () => {
  const [, , last] = LINES;
  const expected = valueOf(parseMovingAiScenarios(`version 1\n${last}`));
  for (const variant of [
    `version 1.0\n${last.replaceAll('\t', ' ')}\n`,
    `version 1\r\n${last}\r\n`,
    `\ufeffversion 1\n${last}\n\n`,
  ])
    expect(valueOf(parseMovingAiScenarios(variant))).toEqual(expected);
  expect(valueOf(parseMovingAiScenarios(`version 1\n\n${last}`))[0].line).toBe(3);
  expect(valueOf(parseMovingAiScenarios('version 1'))).toEqual([]);
});

test.each<[string, string, number, number, string]>([
  ['an empty text', '', 1, 1, 'Expected version 1, found nothing.'],
  ['another version', TEXT.replace('version 1', 'version 2'), 1, 1, 'found "version 2"'],
  ['a missing field', TEXT.replace('\t1.41421', ''), 2, 37, 'Expected 9 fields, found 8.'],
  ['a field too many', TEXT.replace('1.41421', '1\t2'), 2, 40, 'Expected 9 fields, found 10.'],
  ['a bucket below 0', TEXT.replace('3\ta', '-3\ta'), 3, 1, 'Expected a bucket (0 or more), found "-3".'],
  ['a width of 0', TEXT.replace('\t30', '\t0'), 2, 22, 'Expected the width of the map (1 to 2147483646), found "0".'],
  ['too many cells', TEXT.replace('30\t20', '2000000000\t20'), 2, 22, 'Expected at most'],
  ['a column outside', TEXT.replace('\t29\t', '\t30\t'), 3, 15, 'the column of the start (0 to 29), found "30".'],
  ['a row outside', TEXT.replace('\t19\t', '\t20\t'), 3, 22, 'Expected the row of the goal (0 to 19), found "20".'],
  ['a length in words', TEXT.replace('30.87', 'far'), 3, 25, 'Expected a length of 0 or more, found "far".'],
  ['a negative length', TEXT.replace('30.87', '-1'), 3, 25, 'Expected a length of 0 or more, found "-1".'],
])('%s is refused', (_name, text, line, column, part) => {
  expectFault(parseMovingAiScenarios(text), line, column, part);
});

const scenarios: fc.Arbitrary<MovingAiScenario[]> = fc.array(
  fc
    .record({
      rows: fc.integer({ min: 1, max: 2000 }),
      cols: fc.integer({ min: 1, max: 2000 }),
      bucket: fc.nat(),
      map: fc.stringMatching(/^[a-z0-9/.]+( [a-z]+)?$/),
      at: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 4, maxLength: 4 }),
      length: fc.double({ min: 0, max: 1e9, noNaN: true }).map(Math.abs), // without -0
    })
    .map(({ at: [a, b, c, d], ...rest }) => ({
      ...rest,
      line: 0,
      from: [Math.floor(a * rest.rows), Math.floor(b * rest.cols)] as const,
      to: [Math.floor(c * rest.rows), Math.floor(d * rest.cols)] as const,
    })),
);

test('what is written is read back', () => {
  fc.assert(
    fc.property(scenarios, (written) => {
      const read = valueOf(parseMovingAiScenarios(formatMovingAiScenarios(written)));
      expect(read).toEqual(written.map((scenario, index) => ({ ...scenario, line: index + 2 })));
    }),
  );
});

test.each(['', 'two\thalls', 'two\nhalls', ' halls'])('a map called %j is not written', (map) => {
  const [scenario] = valueOf(parseMovingAiScenarios(TEXT));
  expect(() => formatMovingAiScenarios([{ ...scenario, map }])).toThrow(RangeError);
});

describe('the parser', () => describeSafety(parseMovingAiScenarios, [TEXT, TEXT.replaceAll('\t', ' ')]));

describeFiles('movingai', (folder) => {
  test('every file of scenarios at hand is read, and written again reads the same', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.scen'))) {
      const text = readFileSync(folder + file, 'utf8');
      const read = valueOf(parseMovingAiScenarios(text));
      expect(read.length, file).toBe(text.trimEnd().split('\n').length - 1);
      expect(valueOf(parseMovingAiScenarios(formatMovingAiScenarios(read))), file).toEqual(read);
    }
  });
});
