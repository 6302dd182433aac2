import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grids, seeds } from '../../test/worlds.js';
import { createRng, createWorld, DIAGONALS, isOpen, openFromTerrain, paint, rect, Terrain } from './index.js';

const GLYPHS = '.+ o';
const terrainOf = (rows: string[]) => Uint8Array.from([...rows.join('')], (glyph) => GLYPHS.indexOf(glyph));

/** The names of the open directions from the middle of a 3 x 3 map. */
function openFromMiddle(rows: string[], diagonals: (typeof DIAGONALS)[number]): string {
  const grid = rect.grid(3, 3, 'top');
  const world = createWorld(grid, { open: openFromTerrain(grid, terrainOf(rows), diagonals) });
  return rect.directions.filter((_, direction) => isOpen(world, 4, direction)).join(' ');
}

describe('a step', () => {
  test.each([
    ['goes in eight directions between rooms', ['...', '...', '...'], 'always', 'E NE N NW W SW S SE'],
    ['goes in four directions without diagonals', ['...', '...', '...'], 'never', 'E N W S'],
    ['out of a corridor goes in four directions', ['...', '.+.', '...'], 'always', 'E N W S'],
    ['never enters a wall or a pit', [' o ', 'o.o', ' o '], 'always', ''],
    ['passes wall corners between rooms by default', ['. .', ' . ', '. .'], 'always', 'NE NW SW SE'],
    ['needs room on both sides under the strict rule', ['...', '...', '. .'], 'rooms', 'E NE N NW W'],
    ['past a corridor is diagonal by default', ['.+.', ' . ', '   '], 'always', 'NE N NW'],
    ['past a corridor is not diagonal under the strict rule', ['.+.', '...', '   '], 'rooms', 'E N W'],
    ['between a room and a corridor is never diagonal', ['+.+', '...', '+.+'], 'always', 'E N W S'],
  ] as const)('%s', (_name, rows, diagonals, open) => {
    expect(openFromMiddle([...rows], diagonals)).toBe(open);
  });
});

test('painting cell by cell equals applying the rule to the whole', () => {
  fc.assert(
    fc.property(grids(7), fc.constantFrom(...DIAGONALS), seeds, (grid, diagonals, seed) => {
      const rng = createRng(seed);
      const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
      const world = createWorld(grid, { terrain });
      for (let stroke = 0; stroke < 3 * grid.cellCount; stroke++) {
        paint(world, rng.below(grid.cellCount), rng.below(4) as Terrain, diagonals);
      }
      expect(world.open).toEqual(openFromTerrain(grid, terrain, diagonals));
    }),
  );
});

test('painting over the end of a tunnel takes the tunnel away', () => {
  const world = createWorld(rect.grid(2, 2), { terrain: new Uint8Array(4), tunnels: [[0, 3]] });
  paint(world, 1, Terrain.wall, 'never');
  expect(world.tunnels.size).toBe(2);
  paint(world, 3, Terrain.pit, 'never');
  expect(world.tunnels.size).toBe(0);
});

test('there is nothing to paint on in a world without terrain', () => {
  expect(() => { paint(createWorld(rect.grid(2, 2)), 0, Terrain.wall, 'never'); }).toThrow(/terrain/); // biome-ignore format: one line
});
