import { cellColours, lightPalette } from 'asterion/render';
import { createScene, createWorld, hex, rect } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { paintPlain } from './plain.js';

describe('ground alone is painted in a way of its own', () => {
  test.each([rect.grid(5, 7, 'top'), rect.grid(5, 7, 'bottom'), hex.grid(4, 6, 'bottom')])(
    'and looks the same',
    (grid) => {
      const scene = createScene(createWorld(grid));
      const visited = Uint8Array.from({ length: grid.cellCount }, (_, cell) => (cell * 7) % 5);
      for (const layers of [{ visited }, { visited, path: [0, 3, 8] }, { visited, path: [3, 8], marked: [8, 20] }]) {
        const pixels = new Uint8ClampedArray(grid.cellCount * 4);
        expect(paintPlain(scene, layers, lightPalette, pixels)).toBe(true);
        expect(pixels).toEqual(cellColours(scene, layers, lightPalette));
      }
    },
  );

  test('and anything else is left to the library', () => {
    const grid = rect.grid(3, 3);
    const pixels = new Uint8ClampedArray(grid.cellCount * 4);
    const walled = createScene(createWorld(grid, { terrain: new Uint8Array(9) }));
    expect(paintPlain(walled, { visited: new Uint8Array(9) }, lightPalette, pixels)).toBe(false);
    const scene = createScene(createWorld(grid));
    expect(paintPlain(scene, {}, lightPalette, pixels)).toBe(false);
    expect(paintPlain(scene, { visited: new Uint8Array(9), distances: [1] }, lightPalette, pixels)).toBe(false);
  });
});
