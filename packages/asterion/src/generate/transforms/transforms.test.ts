import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds, sizeAtLeast } from '../../../test/worlds.js';
import { analyse } from '../../search/index.js';
import { bitCount, createRng, createWorld, openWay, rect } from '../../world/index.js';
import { braid, generateMaze, generatorShapes, mazeGenerators, sparsen } from '../index.js';

const mazes = fc
  .record({
    generator: fc.constantFrom(...mazeGenerators),
    rows: fc.integer({ min: 1, max: 9 }),
    cols: fc.integer({ min: 1, max: 9 }),
    seed: seeds,
  })
  .chain(({ generator, ...plan }) =>
    fc.constantFrom(...generatorShapes(generator)).map((shape) =>
      generateMaze({
        ...sizeAtLeast(shape, plan.rows, plan.cols),
        seed: plan.seed,
        generator: generator.name,
        shape,
      }),
    ),
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
        if (share !== 1) return;
        const { grid } = world;
        const ends = [...world.open.keys()].filter((cell) => bitCount(world.open[cell]) === 1);
        for (const cell of ends)
          expect(grid.sidesOf(cell).filter((side) => grid.neighbour(cell, side) >= 0)).toHaveLength(1);
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
