import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../test/worlds.js';
import { generateMaze } from '../generate/index.js';
import { formatCharMap } from '../notation/index.js';
import { analyse, distancesFrom } from '../search/index.js';
import { blocksFault, blocksOf } from './blocks.js';
import { rect } from './rect.js';
import { createScene } from './scene.js';
import { createWorld, type World } from './world.js';

describe('the block form', () => {
  test('has a cell for each cell and each way, and the same way through', () => {
    const maze = generateMaze({ rows: 3, cols: 4, seed: 7 });
    const blocks = blocksOf(maze);
    expect(formatCharMap(blocks)).toMatchInlineSnapshot(`
      "#########
      #.#...#E#
      #.###.#.#
      #...#.#.#
      #.#.#.#.#
      #S#.....#
      #########
      "
    `);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), seeds, (rows, cols, seed) => {
        const thin = generateMaze({ rows, cols, seed });
        const thick = blocksOf(thin);
        expect(analyse(thick.world)).toMatchObject({ perfect: true, cells: 2 * rows * cols - 1 });
        const steps = distancesFrom(thin.world, thin.entrance)[thin.exit];
        expect(distancesFrom(thick.world, thick.entrance ?? -1)[thick.exit ?? -1]).toBe(2 * steps);
      }),
    );
  });

  test('keeps tunnels and actors, and there is none for hexagons', () => {
    const maze = generateMaze({ rows: 2, cols: 2, seed: 7, tunnels: [[[0, 0], [1, 1]]] }); // biome-ignore format: one tunnel
    const { world, actors } = blocksOf({ ...maze, actors: { rogue: [3] } });
    expect([...world.tunnels]).toEqual([[6, 18], [18, 6]]); // biome-ignore format: two ends
    expect(actors).toEqual({ rogue: [18] });
    expect(() => blocksOf(generateMaze({ shape: 'hex', rows: 2, cols: 2 }))).toThrow(/hex/);
  });

  test('has four times as many cells, which may be more than there can be', () => {
    const grid = rect.grid(30_000, 30_000);
    const large: World = { ...createWorld(rect.grid(1, 1)), grid }; // its tables would take a gigabyte
    expect(blocksFault(createScene(large))).toContain('got 60001 x 60001');
  });
});
