import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grids, worlds } from '../../test/worlds.js';
import { createScene, createWorld, isGround, rect, Terrain } from '../world/index.js';
import { cellColours, darkPalette, lightPalette, type Palette, palettes, rampColour, rgbOf } from './index.js';

const hexOf = (data: ArrayLike<number>, pixel: number): string =>
  `#${[0, 1, 2].map((i) => data[pixel * 4 + i].toString(16).padStart(2, '0')).join('')}`;

/** Perceived lightness as WCAG has it, 0 to 1. */
function luminance(colour: string): number {
  const [r, g, b] = rgbOf(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('cell colours', () => {
  test('what is marked hides the path, the path heat, heat what was visited, and nothing hides a wall', () => {
    const terrain = Uint8Array.of(0, 0, 0, 0, 0, Terrain.corridor, Terrain.wall, Terrain.pit);
    const scene = createScene(createWorld(rect.grid(1, 8), { terrain }));
    const layers = {
      marked: [0, 6],
      path: [0, 1, 7],
      distances: [5, 5, 10, 0, -1, -1, 3, 3],
      visited: [1, 1, 1, 1, 1, 0, 1, 1],
    };
    const data = cellColours(scene, layers, lightPalette);
    const { marked, path, heat, visited, corridor, block, pit } = lightPalette;
    const wanted = [marked, path, heat[heat.length - 1], heat[0], visited, corridor, block, pit];
    expect(wanted.map((_, cell) => hexOf(data, cell))).toEqual(wanted);
  });

  const inStraightRows = grids().filter(({ shape }) => shape.isSquare || shape.lattice !== undefined);
  test('pixels are in the order of the drawing', () => {
    fc.assert(
      fc.property(inStraightRows, fc.nat(), (grid, n) => {
        const cell = n % grid.cellCount;
        const data = cellColours(createScene(createWorld(grid)), { marked: [cell] }, darkPalette);
        const pixel = data.findIndex((_, at) => at % 4 === 0 && hexOf(data, at / 4) === darkPalette.marked) / 4;
        const { x, y } = grid.centre(cell);
        // Read from the picture again: rows from the top by y, then cells from the left by x.
        const inOrder = [...Array(grid.cellCount).keys()].sort((a, b) => {
          const [first, second] = [grid.centre(a), grid.centre(b)];
          return first.y - second.y || first.x - second.x;
        });
        expect(grid.centre(inOrder[pixel])).toEqual({ x, y });
      }),
    );
  });

  test('every pixel is opaque, and blocked cells show what they are', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        const visited = new Uint8Array(world.grid.cellCount).fill(1);
        const data = cellColours(createScene(world), { visited }, lightPalette);
        const count = data.filter((_, at) => at % 4 === 3).reduce((sum, alpha) => sum + Number(alpha === 255), 0);
        expect(count).toBe(world.grid.cellCount);
        const ground = visited.filter((_, cell) => isGround(world, cell)).length;
        expect(visited.filter((_, pixel) => hexOf(data, pixel) === lightPalette.visited)).toHaveLength(ground);
      }),
    );
  });

  test('it writes into the array it is given, all of it, and refuses one of another size', () => {
    const scene = createScene(createWorld(rect.grid(2, 2)));
    const into = new Uint8ClampedArray(16).fill(7);
    expect(cellColours(scene, {}, lightPalette, into)).toBe(into);
    expect(into).not.toContain(7);
    expect(() => cellColours(scene, {}, lightPalette, new Uint8ClampedArray(12))).toThrow('Expected room for 16 bytes');
  });
});

describe.each(Object.entries(palettes))('the %s palette', (_name, palette: Palette) => {
  test('walls stand out from every floor and every heat', () => {
    const floors = [
      palette.floor,
      palette.corridor,
      palette.visited,
      palette.marked,
      ...palette.heat,
      ...palette.wins.flat(),
    ];
    expect(Math.min(...floors.map((floor) => contrast(palette.wall, floor)))).toBeGreaterThan(2);
  });

  test('path, dots and squares stand out from the floor, and letters from what they stand on', () => {
    const { path, entrance, exit, pursuer, quarry, thing, tunnels, floor, label, text, background } = palette;
    const marks = [entrance, exit, pursuer, quarry, thing, ...tunnels];
    expect(Math.min(...[path, ...marks].map((mark) => contrast(mark, floor)))).toBeGreaterThan(2.2);
    expect(Math.min(...marks.map((mark) => contrast(mark, label)))).toBeGreaterThan(4.4);
    expect(contrast(text, background)).toBeGreaterThan(7);
  });

  test('heat gets darker all the way, so that it reads without colour', () => {
    const steps = Array.from({ length: 49 }, (_, i) => luminance(rampColour(palette.heat, i / 48)));
    for (let i = 1; i < steps.length; i++) expect(steps[i]).toBeLessThan(steps[i - 1]);
  });
});

test('a colour that is none is refused by name', () => {
  expect(() => rgbOf('red')).toThrow('Expected a colour as #rrggbb, got "red".');
});
