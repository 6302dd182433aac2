import { expect, test } from 'vitest';
import { linesOf, placeAt } from './lines.js';
import { faultText, parsed, quoted, refuse } from './result.js';

test('a fault is written as compilers write it', () => {
  const fault = { line: 3, column: 14, message: 'Expected a wall, found nothing.' };
  expect(faultText(fault, 'maze.txt')).toBe('maze.txt:3:14: Expected a wall, found nothing.');
  expect(faultText(fault)).toBe('3:14: Expected a wall, found nothing.');
});

test('a refusal becomes a value and warnings are kept', () => {
  expect(parsed(() => refuse(1, 2, 'No.'))).toEqual({ ok: false, fault: { line: 1, column: 2, message: 'No.' } });
  const warned = parsed((warn) => {
    warn('Careful.');
    return 7;
  });
  expect(warned).toEqual({ ok: true, value: 7, warnings: ['Careful.'] });
});

test('a mistake of the programmer is not mistaken for a refusal', () => {
  const broken = () => {
    throw new TypeError('a bug');
  };
  expect(() => parsed(broken)).toThrow(TypeError);
});

test('quotes are short and show what cannot be seen', () => {
  expect(quoted('')).toBe('nothing');
  expect(quoted('\t')).toBe('"\\t"');
  expect(quoted('x'.repeat(1000)).length).toBeLessThan(50);
});

test.each([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['\ufeffa\r\nb\rc\n\n', ['a', 'b', 'c', '']],
])('the lines of %j are %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('places count lines and columns from 1', () => {
  const text = 'ab\r\ncd\ne';
  expect([0, 1, 4, 5, 7, 8].map((offset) => placeAt(text, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
  ]);
});
