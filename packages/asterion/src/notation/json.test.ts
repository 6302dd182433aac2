import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { describeSafety, expectFault, valueOf } from '../../test/scenes.js';
import { type Json, readJson, refuseValue } from './json.js';
import { parsed } from './result.js';

const parse = (text: string) => parsed(() => readJson(text));

/** As `JSON.parse` would have it. */
function plain(value: Json): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, member]) => [key, plain(member as Json)]));
  return Array.isArray(value) ? value.map((item) => plain(item as Json)) : value;
}

function nativeParse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text, (_key, value: unknown) => (Object.is(value, -0) ? 0 : value)) };
  } catch {
    return undefined;
  }
}

test('any JSON text is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ depthSize: 'medium', stringUnit: 'binary' }), (text) => {
      const indented = JSON.stringify(JSON.parse(text), null, '\t');
      for (const form of [text, indented, ` \r\n${text}\n`])
        expect(plain(valueOf(parse(form)))).toEqual(nativeParse(form)?.value);
    }),
  );
});

test('it accepts exactly what JSON.parse accepts, on 20,000 texts of JSON characters', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '\\',
    '\\n',
    '\\u00e9',
    '0',
    '1',
    '-',
    '+',
    '.',
    '5',
    'e',
    'E',
    'true',
    'null',
    ' ',
    '\n',
  ];
  const texts = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 8 });
  fc.assert(
    fc.property(texts, (text) => {
      const ours = parse(text);
      expect(ours.ok ? { value: plain(ours.value) } : undefined).toEqual(nativeParse(text));
    }),
    { numRuns: sweep(5000, 20_000) },
  );
});

test.each<[string, number, number, string]>([
  ['', 1, 1, 'Expected a JSON value, found the end of the text.'],
  ['{"a":1,}', 1, 8, 'Expected a key in quotes, found "}".'],
  ['{\n  "a" 1}', 2, 7, 'Expected :, found "1".'],
  ['[1\n2]', 2, 1, 'Expected , or ], found "2".'],
  ['{"a":1 "b":2}', 1, 8, 'Expected , or }, found'],
  ['[1,]', 1, 4, 'Expected a JSON value, found "]".'],
  ['[01]', 1, 3, 'Expected , or ], found "1".'],
  ['[-]', 1, 2, 'Expected a number, found "-".'],
  ['["a\nb"]', 1, 4, 'Expected a closing quote, found "\\n".'],
  ['["abc', 1, 6, 'Expected a closing quote, found the end of the text.'],
  ['["\\x"]', 1, 3, 'Expected an escape such as \\n or \\u0041, found "\\\\".'],
  ['{} {}', 1, 4, 'Expected the end of the text, found "{".'],
  ['\ufeff{}\r\n\r\n?', 3, 1, 'Expected the end of the text, found "?".'],
  ['['.repeat(1_000_000), 1, 101, 'Expected at most 100 brackets inside each other, found "[".'],
  ['{"a":'.repeat(1_000_000), 1, 501, 'Expected at most 100 brackets inside each other'],
])('the place of a fault in %.20s is named', (text, line, column, part) => {
  expectFault(parse(text), line, column, part);
});

test('keys that objects treat specially are keys like any other, and of equal keys the last counts', () => {
  const value = valueOf(parse('{"__proto__":{"polluted":1},"a":1,"a":2,"toString":3}'));
  expect(value).toEqual(
    new Map<string, unknown>([
      ['__proto__', new Map([['polluted', 1]])],
      ['a', 2],
      ['toString', 3],
    ]),
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('values are found again by their path', () => {
  const text = '\ufeff{\n "a": [10, {"b": "text"}],\n "a": [10,\n  {"b": "later"}]\n}';
  const placeOf = (path: (string | number)[], skip = 0) => parsed(() => refuseValue(text, path, 'Expected.', skip));
  expectFault(placeOf([]), 1, 1, '');
  expectFault(placeOf(['a']), 3, 7, '');
  expectFault(placeOf(['a', 0]), 3, 8, '');
  expectFault(placeOf(['a', 1, 'b']), 4, 9, '');
  expectFault(placeOf(['a', 1, 'b'], 3), 4, 12, '');
});

test('a long string is read in one go', () => {
  const long = 'x'.repeat(20_000_000);
  expect((valueOf(parse(`"${long}"`)) as string).length).toBe(long.length);
});

describe('the reader', () => describeSafety(parse, ['{"a":[1,-2.5e3,"x\\n\\u0041",true,null],"b":{"c":[]}}']));
