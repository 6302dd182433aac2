import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { gridOfAtLeast, grids, seeds, sizeAtLeast } from '../../test/worlds.js';
import { analyse, distancesFrom } from '../search/index.js';
import {
  bitCount,
  type Coordinates,
  coordinatesOf,
  createRng,
  createWorld,
  finish,
  groundCells,
  isGround,
  type Rng,
  shapes,
  shuffle,
  Terrain,
  Timeline,
  tunnelPairs,
  type World,
} from '../world/index.js';
import {
  createMaze,
  farthestEnds,
  type Growth,
  generateMaze,
  generatorShapes,
  growingTreeWith,
  growMaze,
  type MazeGenerator,
  type MazePlan,
  mazeGeneratorNamed,
  mazeGenerators,
  mazeGrid,
} from './index.js';
import { GrowingTree, growingTreeNewest } from './mazes/growing-tree.js';
import { SquareGrowingTree } from './mazes/growing-tree-squares.js';
import { ModifiedPrim } from './mazes/modified-prim.js';
import { SquarePrim } from './mazes/modified-prim-squares.js';
import { Backtracker } from './mazes/recursive-backtracker.js';
import { SquareBacktracker } from './mazes/recursive-backtracker-squares.js';
import type { GrowingRule } from './ordered-cells.js';

/** Open ways, tunnels included: a spanning tree of n cells has n - 1. */
const passages = (world: World) =>
  Array.from(world.open).reduce((sum, bits) => sum + bitCount(bits), 0) / 2 + tunnelPairs(world).length;

/** Plans of small mazes with up to three tunnels. */
const plans = (generator: MazeGenerator): fc.Arbitrary<MazePlan> =>
  fc
    .record({
      rows: fc.integer({ min: 1, max: 9 }),
      cols: fc.integer({ min: 1, max: 9 }),
      shape: fc.constantFrom(...generatorShapes(generator)),
      seed: seeds,
      ends: fc.uniqueArray(fc.nat(80), { maxLength: generator.tunnels ? 6 : 0 }),
    })
    .map(({ ends, ...wanted }) => {
      const plan = { ...wanted, ...sizeAtLeast(wanted.shape, wanted.rows, wanted.cols) };
      const grid = shapes[plan.shape].grid(plan.rows, plan.cols);
      const inside = ends.filter((end) => end < grid.cellCount).map((end) => coordinatesOf(grid, end));
      const tunnels = inside.flatMap((end, i): [Coordinates, Coordinates][] =>
        i % 2 === 1 ? [[inside[i - 1], end]] : [],
      );
      return { ...plan, generator: generator.name, tunnels };
    });

describe.each(mazeGenerators.map((generator): [string, MazeGenerator] => [generator.name, generator]))(
  '%s',
  (name, generator) => {
    test('is found by its name and by its classic name', () => {
      expect(mazeGeneratorNamed(name)).toBe(generator);
      expect(mazeGeneratorNamed(generator.classic.names[0])).toBe(generator);
    });

    test('reaches every cell, and without a loop if it says so, through every tunnel', () => {
      fc.assert(
        fc.property(plans(generator), (plan) => {
          const { world } = generateMaze(plan);
          expect(distancesFrom(world, 0)).not.toContain(-1);
          expect(tunnelPairs(world)).toHaveLength(plan.tunnels?.length ?? 0);
          if (generator.perfect) expect(passages(world)).toBe(world.grid.cellCount - 1);
        }),
        { numRuns: sweep(150, 1000) },
      );
    });

    const masks = () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...generatorShapes(generator)),
          fc.integer({ min: 1, max: 9 }),
          seeds,
          (shape, size, seed) => {
            const grid = gridOfAtLeast(shapes[shape], size, size);
            const rng = createRng(seed);
            const terrain = Uint8Array.from({ length: grid.cellCount }, () =>
              rng.below(4) === 0 ? Terrain.wall : Terrain.floor,
            );
            const { world } = finish(generator.start(createWorld(grid, { terrain }), rng));
            const left = new Set([...world.open.keys()].filter((cell) => isGround(world, cell)));
            const ground = left.size;
            let pieces = 0;
            for (const root of left) {
              pieces++;
              distancesFrom(world, root).forEach((steps, cell) => steps >= 0 && left.delete(cell));
            }
            if (generator.perfect) expect(passages(world)).toBe(ground - pieces);
            expect(world.open.every((bits, cell) => bits === 0 || isGround(world, cell))).toBe(true);
          },
        ),
      );
    };

    const refusals = () => {
      const plan = { rows: 3, cols: 3, generator: name };
      const tunnels: [Coordinates, Coordinates][] = [[[0, 0], [2, 2]]]; // biome-ignore format: one tunnel
      expect(() => generateMaze({ ...plan, tunnels })).toThrow(generator.limits);
      expect(() => generateMaze({ ...plan, terrain: new Uint8Array(9) })).toThrow(generator.limits);
    };

    if (generator.masks) test('fills a mask, a tree for each piece of it', masks);
    else test('says why it knows neither tunnels nor masks', refusals);

    test('gives the same maze for the same plan, and another for another seed', () => {
      for (const shape of generatorShapes(generator)) {
        const plan = { rows: 12, cols: 12, shape, generator: name, seed: 7 };
        expect(generateMaze(plan)).toEqual(generateMaze(plan));
        expect(createMaze({ ...plan, shape: shapes[shape], generator })).toEqual(generateMaze(plan));
        expect(generateMaze(plan).world.open).not.toEqual(generateMaze({ ...plan, seed: 8 }).world.open);
      }
    });

    test('stepped to the end equals run to the end, and stepped back shows what it showed', () => {
      fc.assert(
        fc.property(plans(generator), (plan) => {
          const timeline = new Timeline(growMaze(plan));
          const view = () => ({ open: [...timeline.present.world.open], front: timeline.present.front });
          const seen = [view()];
          while (!timeline.present.done) {
            timeline.seek(timeline.present.steps + 1);
            seen.push(view());
          }
          expect([...generateMaze(plan).world.open]).toEqual(seen.at(-1)?.open);
          for (let step = seen.length - 1; step >= 0; step--) {
            timeline.seek(step);
            expect(view()).toEqual(seen[step]);
          }
        }),
        { numRuns: sweep(20, 50) },
      );
    });
  },
);

describe('golden mazes never change except in a major version', () => {
  const rowsOf = ({ world }: ReturnType<typeof generateMaze>) =>
    Array.from({ length: world.grid.rows }, (_, row) =>
      Array.from(world.open.subarray(world.grid.rowStart(row), world.grid.rowStart(row + 1)), (bits) =>
        bits.toString(16),
      ).join(' '),
    );

  const cases = mazeGenerators.flatMap((generator) =>
    generatorShapes(generator).map((shape) => ({ generator, shape })),
  );
  test.each(cases)('$generator.name on $shape', ({ generator: { name, tunnels: knowsTunnels }, shape }) => {
    const plan = { rows: 4, cols: 5, shape, generator: name, seed: 7 };
    expect(rowsOf(generateMaze(plan))).toMatchSnapshot('plain');
    if (!knowsTunnels) return;
    const tunnels: [Coordinates, Coordinates][] = [[[0, 0], [3, 4]]]; // biome-ignore format: one tunnel
    expect(rowsOf(generateMaze({ ...plan, tunnels }))).toMatchSnapshot('with a tunnel');
  });
});

test('a growing tree of any mix can be grown without being listed', () => {
  const mix = growingTreeWith(
    'mix',
    'Mix',
    'Three parts middle, one part oldest.',
    'middle',
    'middle',
    'middle',
    'oldest',
  );
  const { world, made } = generateMaze({ rows: 9, cols: 9, generator: mix, seed: 7 });
  expect(analyse(world).perfect).toBe(true);
  expect(made.generator).toBe('mix');
});

describe('the newest-first growing tree', () => {
  test('is the recursive backtracker, tunnels and masks included', () => {
    fc.assert(
      fc.property(plans(growingTreeNewest), seeds, (plan, seed) => {
        const rng = createRng(seed);
        const { cellCount } = mazeGrid(plan);
        const terrain = Uint8Array.from({ length: cellCount }, () =>
          rng.below(5) === 0 ? Terrain.wall : Terrain.floor,
        );
        for (const part of [{}, { terrain, tunnels: [] }]) {
          const tree = generateMaze({ ...plan, ...part });
          expect(tree.world).toEqual(generateMaze({ ...plan, ...part, generator: 'recursive-backtracker' }).world);
        }
      }),
    );
  });
});

describe('the kernel for squares grows the same maze in the same steps as the generic one', () => {
  const mix: GrowingRule[] = ['newest', 'random', 'oldest', 'middle'];
  type Start = (world: World, rng: Rng) => Growth;
  test.each<[string, Start, Start]>([
    ['recursive backtracker', (...args) => new SquareBacktracker(...args), (...args) => new Backtracker(...args)],
    ['modified Prim', (...args) => new SquarePrim(...args), (...args) => new ModifiedPrim(...args)],
    ['growing tree', (...args) => new SquareGrowingTree(...args, mix), (...args) => new GrowingTree(...args, mix)],
  ])('%s', (_name, startFast, startGeneric) => {
    fc.assert(
      fc.property(grids(12), fc.boolean(), seeds, fc.nat(100), (grid, masked, seed, pause) => {
        fc.pre(grid.shape.name === 'rect');
        const rng = createRng(seed);
        const terrain = masked
          ? Uint8Array.from({ length: grid.cellCount }, () => (rng.below(4) === 0 ? Terrain.wall : Terrain.floor))
          : undefined;
        const fast = startFast(createWorld(grid, { terrain }), createRng(seed));
        const generic = startGeneric(createWorld(grid, { terrain }), createRng(seed));
        const view = ({ world, steps, front, done }: Growth) => ({ world, steps, front: new Set(front), done });
        for (const steps of [pause, 1, Infinity]) {
          fast.advance(steps);
          generic.advance(steps);
          expect(view(fast)).toEqual(view(generic));
        }
      }),
    );
  });
});

describe('ten tunnels leave a maze perfect', () => {
  test.each(['recursive-backtracker', 'modified-prim', 'growing-tree'])('%s', (generator) => {
    const size = 20;
    for (let seed = 0; seed < sweep(20, 200); seed++) {
      const cells = shuffle(
        Array.from({ length: size * size }, (_, cell) => cell),
        createRng(seed),
      );
      const at = (cell: number): Coordinates => [Math.floor(cell / size), cell % size];
      const tunnels = Array.from({ length: 10 }, (_, i) => [at(cells[2 * i]), at(cells[2 * i + 1])] as const);
      const { world } = generateMaze({ rows: size, cols: size, generator, tunnels, seed });
      expect(analyse(world)).toMatchObject({ perfect: true, passages: size * size - 1 });
    }
  });
});

describe('dead ends are as common as they should be', () => {
  // Twenty mazes of 100 x 100, or sixty of 50 x 50, leave a noise of well under half a point; a fifth of them, under one.
  const share = (generator: string, shape: string, size: number) => {
    const mazes = size === 50 ? sweep(12, 60) : sweep(4, 20);
    let deadEnds = 0;
    for (let seed = 0; seed < mazes; seed++) {
      deadEnds += analyse(generateMaze({ rows: size, cols: size, shape, generator, seed }).world).deadEnds;
    }
    return (100 * deadEnds) / (mazes * size * size);
  };

  test.each([
    ['recursive-backtracker', 'rect', 50, 10.1],
    ['recursive-backtracker', 'hex', 50, 10.5],
    ['modified-prim', 'rect', 50, 35.5],
    ['modified-prim', 'hex', 50, 40.5],
    ['kruskal', 'rect', 50, 30.4],
    ['kruskal', 'hex', 50, 34.0],
    ['growing-tree', 'rect', 50, 21.2],
    ['growing-tree', 'rect', 100, 19.8],
    ['growing-tree-random', 'rect', 100, 27.5],
    ['hunt-and-kill', 'rect', 100, 9.4],
    ['recursive-division', 'rect', 100, 23.3],
    ['binary-tree', 'rect', 100, 24.9],
    ['sidewinder', 'rect', 100, 27.6],
    ['wilson', 'rect', 100, 29.3],
    ['aldous-broder', 'rect', 100, 29.4],
    ['eller', 'rect', 100, 29.4],
    ['modified-prim', 'rect', 100, 35.3],
    ['prim', 'rect', 100, 30.5],
  ])('%s on %s, %i wide: %d %', (generator, shape, size, expected) => {
    expect(Math.abs(share(generator, shape, size) - expected)).toBeLessThan(sweep(1, 0.5));
  });
});

describe('a plan is refused', () => {
  test.each<[string, Partial<MazePlan>, RegExp]>([
    ['for an unknown shape', { shape: 'blob' }, /Unknown shape "blob"/],
    ['for an unknown generator', { generator: 'magic' }, /Unknown generator "magic"/],
    ['without rows', { rows: 0 }, /rows/],
    ['with an entrance outside', { entrance: [3, 0] }, /entrance .* 3 x 3 grid, got \[3,0\]/],
    ['with an exit outside', { exit: [0, 3] }, /exit .* 3 x 3 grid, got \[0,3\]/],
    ['with a tunnel to itself', { tunnels: [[[0, 0], [0, 0]]] }, /ends where it starts/], // biome-ignore format: one line
  ])('%s', (_why, part, message) => {
    expect(() => generateMaze({ rows: 3, cols: 3, ...part })).toThrow(message);
  });
});

test('every generator has a title of its own', () => {
  expect(new Set(mazeGenerators.map(({ title }) => title)).size).toBe(mazeGenerators.length);
  for (const { title } of mazeGenerators) expect(title).toMatch(/^[A-Z]/);
});

test('an unknown generator is undefined', () => {
  expect(mazeGeneratorNamed('magic')).toBeUndefined();
});

test('a maze of a million cells is grown without recursion', () => {
  const { world } = generateMaze({ rows: 1000, cols: 1000, seed: 1 });
  expect(passages(world)).toBe(999_999);
});

test('with the farthest ends no two cells of a maze are farther apart, unless the plan says where they are', () => {
  for (let seed = 0; seed < 20; seed++) {
    const maze = generateMaze({ shape: seed % 2 === 0 ? 'torus' : 'hex', rows: 6, cols: 7, seed }, farthestEnds);
    const most = Math.max(...groundCells(maze.world).map((cell) => Math.max(...distancesFrom(maze.world, cell))));
    expect(distancesFrom(maze.world, maze.entrance)[maze.exit]).toBe(most);
    expect(generateMaze({ rows: 6, cols: 7, seed, entrance: [0, 3] }, farthestEnds).entrance).toBe(3);
  }
});
