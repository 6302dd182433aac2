import { describe, expect, test } from 'vitest';
import { type Palette, palettes, type Rgb, rampColour, rgbOf } from './index.js';

/** How others see, as matrices over linear red, green and blue: Machado, Oliveira and Fernandes (2009), complete loss. */
const eyes: Readonly<Record<string, readonly Rgb[]>> = {
  'with all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'with deuteranopia': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'with protanopia': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};
const GREY: readonly Rgb[] = [
  [0.2126, 0.7152, 0.0722],
  [0.2126, 0.7152, 0.0722],
  [0.2126, 0.7152, 0.0722],
];

/** Lightness, and two axes of colour: CIE Lab, of what somebody sees. */
function seen(colour: string, eye: readonly Rgb[]): Rgb {
  const linear = rgbOf(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const over = (rows: readonly Rgb[], [a, b, c]: readonly number[]): number[] =>
    rows.map((row) => row[0] * a + row[1] * b + row[2] * c);
  const inRange = over(eye, linear).map((part) => Math.min(Math.max(part, 0), 1));
  const [x, y, z] = over(
    [
      [0.4339, 0.3763, 0.1899],
      [0.2126, 0.7152, 0.0722],
      [0.0177, 0.1095, 0.8729],
    ],
    inRange,
  ).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (one: string, other: string, eye: readonly Rgb[]): number =>
  Math.hypot(...seen(one, eye).map((part, at) => part - seen(other, eye)[at]));

const steps = (ramp: readonly string[], from = 0, to = 1): string[] =>
  Array.from({ length: 9 }, (_, at) => rampColour(ramp, from + ((to - from) * at) / 8));

describe.each(Object.entries(palettes))('the %s palette', (_name, { wins, heat, floor, block, ...rest }: Palette) => {
  const [pursuer, quarry, [never]] = wins;

  describe.each(Object.entries(eyes))('seen %s', (_eye, eye) => {
    test('wins of the two sides are never taken for each other', () => {
      for (const one of steps(pursuer)) {
        for (const other of steps(quarry)) expect(difference(one, other, eye)).toBeGreaterThan(25);
      }
    });

    test('never is told from every win, from bare ground and from rock', () => {
      for (const win of [...steps(pursuer), ...steps(quarry)]) expect(difference(win, never, eye)).toBeGreaterThan(10);
      expect(difference(never, floor, eye)).toBeGreaterThan(7);
      expect(difference(never, block, eye)).toBeGreaterThan(7);
    });

    test('soon and late, near and far are far apart', () => {
      for (const ramp of [pursuer, quarry, heat]) {
        expect(difference(ramp[0], ramp[ramp.length - 1], eye)).toBeGreaterThan(30);
      }
    });

    test('who hunts, who is hunted and what lies around are told apart', () => {
      expect(difference(rest.pursuer, rest.quarry, eye)).toBeGreaterThan(20);
      expect(difference(rest.pursuer, rest.thing, eye)).toBeGreaterThan(20);
      expect(difference(rest.entrance, rest.exit, eye)).toBeGreaterThan(20);
    });
  });

  test('in grey, wins go one way from at once to late, and never lies beyond', () => {
    const lightness = (colour: string): number => seen(colour, GREY)[0];
    const away = Math.sign(lightness(floor) - lightness(pursuer[0]));
    for (const ramp of [pursuer, quarry]) {
      const all = [...steps(ramp), never].map((colour) => away * lightness(colour));
      for (let at = 1; at < all.length; at++) expect(all[at]).toBeGreaterThan(all[at - 1]);
    }
  });
});
