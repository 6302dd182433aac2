import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanOf } from './range.js';

describe('a range', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 1 }],
    ['bytes=5-9', { start: 5, end: 10 }],
    ['bytes=5-', { start: 5, end: 1000 }],
    ['bytes=990-5000', { start: 990, end: 1000 }],
    ['bytes=-100', { start: 900, end: 1000 }],
    ['bytes=-5000', { start: 0, end: 1000 }],
    ['Bytes=1-2', { start: 1, end: 3 }],
    ['bytes=0-99999999999999999999', { start: 0, end: 1000 }],
  ])('%s of 1000 bytes is a part', (field, span) => {
    expect(spanOf(field, 1000)).toEqual(span);
  });

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s of 1000 bytes lies beyond',
    (field) => {
      expect(spanOf(field, 1000)).toBe('unsatisfiable');
    },
  );

  test.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=1-2,5-6',
    'lines=1-2',
    'bytes=1.5-2',
    'bytes=--5',
  ])('%j asks for no part', (field) => {
    expect(spanOf(field, 1000)).toBeUndefined();
  });

  test('is never empty, and never beyond the file, whatever the numbers', () => {
    const number = fc.oneof(fc.constant(''), fc.nat(30).map(String));
    fc.assert(
      fc.property(number, number, fc.nat(20), (first, last, size) => {
        const span = spanOf(`bytes=${first}-${last}`, size);
        if (typeof span !== 'object') return;
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThan(span.start);
        expect(span.end).toBeLessThanOrEqual(size);
      }),
    );
  });
});
