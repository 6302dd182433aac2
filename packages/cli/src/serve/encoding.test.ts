import { expect, test } from 'vitest';
import { bestEncoding } from './encoding.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br; q=0.8 , gzip;q=0.8', 'br'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['', undefined],
  ['deflate', undefined],
  ['br;q=0', undefined],
  ['br;q=x, gzip;q=-1', undefined],
  ['brotli', undefined],
  [',;,;q=1', undefined],
])('Accept-Encoding: %s gets %s of both', (field, encoding) => {
  expect(bestEncoding(field, ['br', 'gzip'])).toBe(encoding);
});

test('what there is not is not sent', () => {
  expect(bestEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(bestEncoding('br, gzip', [])).toBeUndefined();
});
