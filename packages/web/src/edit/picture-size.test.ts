import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.js';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

test.each([
  ['PNG', bytes([0x89], 'PNG', [13, 10, 26, 10], [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44, 0, 0, 0, 200])],
  ['GIF', bytes('GIF89a', [44, 1, 200, 0])],
  ['BMP', bytes('BM', zeros(16), [44, 1, 0, 0], [0x38, 0xff, 0xff, 0xff])], // rows from the top count below 0
  [
    'JPEG',
    bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 2], [0xff, 0xc4, 0, 3, 9], [0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44, 3]),
  ],
  ['lossy WebP', bytes('RIFF', zeros(4), 'WEBP', 'VP8 ', zeros(10), [44, 1, 200, 0])],
  ['lossless WebP', bytes('RIFF', zeros(4), 'WEBP', 'VP8L', zeros(4), [0x2f], [0x2b, 0xc1, 0x31, 0])],
  ['WebP with more in it', bytes('RIFF', zeros(4), 'WEBP', 'VP8X', zeros(8), [43, 1, 0, 199, 0, 0])],
])('the size of a %s is read', (_name, file) => {
  expect(pictureSize(file)).toEqual({ width: 300, height: 200 });
});

test('what is no picture, or cut off, has none', () => {
  const files = [
    bytes(),
    bytes('BM'),
    bytes('hello, world'),
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2]),
    bytes('GIF89a', [1]),
  ];
  expect(files.map(pictureSize)).toEqual(files.map(() => undefined));
});
