import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../../test/worlds.js';
import { formatCharMap } from '../../notation/index.js';
import { analyse, distancesFrom } from '../../search/index.js';
import { createRng, createWorld, openWay, rect } from '../../world/index.js';
import { blocksOf, braid, generateMaze, mazeGenerators, sparsen } from '../index.js';

const mazes = fc
  .record({
    generator: fc.constantFrom(...mazeGenerators),
    rows: fc.integer({ min: 1, max: 9 }),
    cols: fc.integer({ min: 1, max: 9 }),
    seed: seeds,
  })
  .chain(({ generator, ...plan }) =>
    fc.constantFrom(...generator.shapes).map((shape) => generateMaze({ ...plan, generator: generator.name, shape })),
  );

describe('braiding', () => {
  test('adds as many loops as it says, and all of them leave no dead end that could be opened', () => {
    fc.assert(
      fc.property(mazes, fc.constantFrom(0, 0.3, 1), seeds, ({ world }, share, seed) => {
        const before = analyse(world);
        const opened = braid(world, share, createRng(seed));
        const after = analyse(world);
        expect(after.passages).toBe(before.passages + opened);
        expect(after.perfect).toBe(opened === 0);
        if (share === 0) expect(opened).toBe(0);
        if (share === 1 && world.grid.rows > 1 && world.grid.cols > 1) expect(after.deadEnds).toBe(0);
      }),
    );
  });

  test('goes by the seed', () => {
    const braided = (seed: number) => {
      const { world } = generateMaze({ rows: 12, cols: 12, seed: 7 });
      braid(world, 0.5, createRng(seed));
      return world.open;
    };
    expect(braided(1)).toEqual(braided(1));
    expect(braided(1)).not.toEqual(braided(2));
  });

  test.each([-0.1, 1.1, Number.NaN])('refuses a share of %d', (share) => {
    expect(() => braid(createWorld(rect.grid(2, 2)), share, createRng(0))).toThrow(/from 0 to 1/);
  });
});

describe('sparsening', () => {
  test('keeps a perfect maze perfect, with its entrance and exit, and leaves the original alone', () => {
    fc.assert(
      fc.property(mazes, fc.nat(6), (maze, rounds) => {
        const before = maze.world.open.slice();
        const sparse = sparsen(maze.world, rounds, [maze.entrance, maze.exit]);
        const { perfect, cells } = analyse(sparse);
        expect(perfect).toBe(true);
        expect(cells).toBeLessThanOrEqual(maze.world.grid.cellCount);
        expect([sparse.terrain?.[maze.entrance], sparse.terrain?.[maze.exit]]).toEqual([0, 0]);
        expect(maze.world.open).toEqual(before);
      }),
    );
  });

  test('goes on until only the way between the kept cells is left', () => {
    const { world, entrance, exit } = generateMaze({ rows: 12, cols: 12, seed: 7 });
    expect(analyse(sparsen(world, Infinity, [entrance, exit])).deadEnds).toBe(2);
  });

  test('leaves one of two dead ends that lead to each other', () => {
    const world = createWorld(rect.grid(1, 2));
    openWay(world, 0, 0);
    expect(analyse(sparsen(world, 5, []))).toMatchObject({ cells: 1, perfect: true });
  });
});

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
});
