import { spawnSync } from 'node:child_process';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { createRng } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { COLOUR_TYPES, type PngPlan, pngOf, resealed } from '../../test/png.js';
import { darkPixels } from './dark-pixels.js';
import { Failure, type Host } from './host.js';

const { grey, colour, palette, greyAlpha, colourAlpha } = COLOUR_TYPES;
const host = { signal: new AbortController().signal } as Host;
const darkIn = async (plan: PngPlan) => [...(await darkPixels(pngOf(plan), 'mask.png', host)).isDark];
const dot: PngPlan = { width: 3, height: 3, depth: 8, type: grey };

describe('reads', () => {
  const kinds = [
    ...[1, 2, 4, 8, 16].map((depth) => ({ name: 'grey', type: grey, depth, channels: 1 })),
    ...[8, 16].map((depth) => ({ name: 'colour', type: colour, depth, channels: 3 })),
    ...[8, 16].map((depth) => ({ name: 'grey with alpha', type: greyAlpha, depth, channels: 2 })),
    ...[8, 16].map((depth) => ({ name: 'colour with alpha', type: colourAlpha, depth, channels: 4 })),
  ];
  const cases = kinds.flatMap((kind) => [false, true].map((isInterlaced) => ({ ...kind, isInterlaced })));

  test.each(cases)(
    '$name of $depth bits, interlaced: $isInterlaced',
    async ({ type, depth, channels, isInterlaced }) => {
      const rng = createRng('7');
      const most = 2 ** depth - 1;
      const [width, height] = [13, 11];
      const samples = Array.from({ length: width * height }, () =>
        Array.from({ length: channels }, () => rng.below(most + 1)),
      );
      const sampleAt = (x: number, y: number) => samples[y * width + x];
      const expected = samples.map((pixel) => {
        const alpha = channels % 2 === 0 ? pixel[channels - 1] : most;
        const colours = channels < 3 ? pixel.slice(0, 1) : pixel.slice(0, 3);
        const mean = colours.reduce((sum, sample) => sum + sample, 0) / colours.length;
        return alpha >= most / 2 && mean < most / 2 ? 1 : 0;
      });
      const plan = { width, height, depth, type, isInterlaced, sampleAt, filters: [0, 1, 2, 3, 4] };
      expect(await darkIn(plan)).toEqual(expected);
      expect(new Set(expected).size).toBe(2);
    },
  );

  test.each([1, 2, 4, 8])('a palette with alpha, indices of %i bits', async (depth) => {
    const colours = { palette: [255, 255, 255, 0, 0, 0], transparency: [255, 0] };
    const checks = { ...dot, type: palette, depth, sampleAt: (x: number, y: number) => [(x + y) % 2] };
    expect(await darkIn({ ...checks, palette: colours.palette })).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0]);
    expect(await darkIn({ ...checks, ...colours })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['grey of 2 bits', { depth: 2, transparency: [0, 1] }, [[0], [1], [2]], [1, 0, 0]],
    ['grey of 16 bits', { depth: 16, transparency: [0, 1] }, [[0], [1], [256]], [1, 0, 1]],
    ['colour', { type: colour, transparency: [0, 9, 0, 8, 0, 7] }, [[9, 8, 7], [9, 8, 8], [0, 0, 0]], [0, 1, 1]], // biome-ignore format: one line
  ])('one colour that is transparent: %s', async (_kind, plan, samples, expected) => {
    expect(await darkIn({ ...dot, height: 1, ...plan, sampleAt: (x) => samples[x] })).toEqual(expected);
  });
});

describe('refuses', () => {
  const refusal = async (plan: PngPlan) => {
    const error: unknown = await darkIn(plan).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Failure);
    return (error as Failure).message;
  };

  test('more pixels than a maze may have cells, whatever the data is', async () => {
    const huge = { ...dot, width: 2 ** 32 - 1, height: 1, depth: 1, packed: deflateSync(Buffer.alloc(2)) };
    expect(pngOf(huge).length).toBeLessThan(70);
    expect(await refusal(huge)).toBe('mask.png: expected an image of at most 2147483646 pixels, found 4294967295 x 1');
  });

  test('a header with more pixels than so few bytes can hold, before it makes room for them', async () => {
    const room = process.memoryUsage().arrayBuffers;
    expect(await refusal({ ...dot, width: 2 ** 30, height: 1, packed: deflateSync(Buffer.alloc(2)) })).toMatch(
      /too little data for 1073741824 x 1 pixels/,
    );
    expect(process.memoryUsage().arrayBuffers - room).toBeLessThan(2 ** 29);
  });

  test('data that unpacks to more than the header declares, without unpacking the rest', async () => {
    const bomb = deflateSync(Buffer.alloc(2 ** 24));
    // Whoever unpacks all of it comes upon the damage at its end first.
    const packed = Buffer.concat([bomb.subarray(0, -4), Buffer.alloc(4, 0xff)]);
    expect(await refusal({ ...dot, packed })).toMatch(/too much data for 3 x 3 pixels/);
  });

  test.each([
    ['an index that is not in the palette', { type: palette, palette: [255, 255, 255], sampleAt: (x: number) => [x] }, /row 0, column 1 .*not in the palette/], // biome-ignore format: one line
    ['a missing palette', { type: palette }, /not in the palette/],
    ['a palette that is cut off', { type: palette, palette: [0, 0, 0, 0] }, /palette ends in the middle/],
    ['no pixels', { width: 0 }, /0 x 3 pixels/],
    ['a depth that there is not', { depth: 3 }, /3 bits of colour type 0/],
    ['a colour type that there is not', { type: 5 }, /colour type 5/],
    ['a filter that there is not', { packed: deflateSync(Buffer.alloc(12, 9)) }, /unknown filter 9/],
    ['data that is cut off', { packed: deflateSync(Buffer.alloc(11)) }, /too little data/],
    ['data that is not packed', { packed: deflateRawSync(Buffer.alloc(12)) }, /damaged/],
  ])('%s', async (_what, plan, message) => {
    expect(await refusal({ ...dot, ...plan })).toMatch(message);
  });

  test('a chunk that was changed', async () => {
    const png = pngOf(dot);
    png[20] ^= 1;
    await expect(darkPixels(png, 'mask.png', host)).rejects.toThrow(/checksum of the chunk at byte 8/);
  });
});

test('2,000 damaged files are read or refused in words', async () => {
  const rng = createRng('edges');
  const among = (items: readonly number[]) => items[rng.below(items.length)];
  const wholes = [grey, colour, palette, greyAlpha, colourAlpha].flatMap((type, i) =>
    [false, true].map((isInterlaced) =>
      pngOf({
        ...dot,
        type,
        isInterlaced,
        palette: [0, 0, 0, 255, 255, 255],
        transparency: [0, 0, 0, 0, 0, 0],
        sampleAt: (x) => [x % 2, 0, 0, 0].slice(0, [1, 3, 1, 2, 4][i]),
      }),
    ),
  );
  /** Some bytes changed, the end cut off; the checksums hold again more often than not, or no change would get past them. */
  const changed = (): Buffer => {
    const png = Buffer.from(wholes[rng.below(wholes.length)]);
    for (let more = rng.below(4); more > 0; more--) png[rng.below(png.length)] = rng.below(256);
    const cut = png.subarray(0, png.length - among([0, 0, 0, rng.below(png.length)]));
    return rng.below(4) === 0 ? cut : resealed(cut);
  };
  /** A whole file of numbers that do not belong together. */
  const patched = (): Buffer =>
    pngOf({
      width: 1 + rng.below(12),
      height: 1 + rng.below(12),
      depth: among([1, 2, 4, 8, 8, 16]),
      type: among([0, 2, 3, 4, 6]),
      isInterlaced: rng.below(2) === 1,
      palette: Array.from({ length: 3 * rng.below(200) }, () => rng.below(256)),
      transparency: Array.from({ length: rng.below(9) }, () => rng.below(256)),
      packed: deflateSync(Buffer.from(Array.from({ length: rng.below(400) }, () => rng.below(5)))),
    });
  const outcomes = { read: 0, refused: 0 };
  for (let round = 0; round < 2000; round++) {
    const png = rng.below(2) === 0 ? changed() : patched();
    const error: unknown = await darkPixels(png, 'mask.png', host).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error === undefined || error instanceof Failure, String(error)).toBe(true);
    outcomes[error === undefined ? 'read' : 'refused']++;
  }
  expect(outcomes.read).toBeGreaterThan(100);
  expect(outcomes.refused).toBeGreaterThan(100);
});

test('a large image needs a byte a pixel, not an object', async () => {
  const side = 4000;
  const packed = deflateSync(Buffer.alloc(side * (1 + side / 8), 0));
  const mask = await fileWith(pngOf({ ...dot, width: side, height: side, depth: 1, packed }));
  const args = ['--max-old-space-size=64', program, 'maze', 'generate', '--mask', mask];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(/expected a mask with a cell in it, found none/);
  expect(status).toBe(2);
});
