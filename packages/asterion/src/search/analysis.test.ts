import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terrainWorlds, walledWorlds } from '../../test/worlds.js';
import { generateMaze } from '../generate/index.js';
import {
  type Cell,
  createWorld,
  isGround,
  neighbours,
  openFromTerrain,
  openWay,
  rect,
  Terrain,
  type World,
} from '../world/index.js';
import { analyse, distancesFrom, findLoop, LONGEST_PATH_EXACT_UP_TO, longestPath, shortestPath } from './index.js';

/** A plus sign on 3 x 3 with its corners blocked. */
function plus(): World {
  const terrain = Uint8Array.from([2, 0, 2, 0, 0, 0, 2, 0, 2]);
  const world = createWorld(rect.grid(3, 3), { terrain });
  for (const side of rect.sides) openWay(world, 4, side);
  return world;
}

function ring(): World {
  const world = createWorld(rect.grid(2, 2));
  for (const [cell, side] of [[0, 0], [0, 2], [3, 4], [3, 6]]) openWay(world, cell, side); // biome-ignore format: a table
  return world;
}

const anyWorlds = fc.oneof(walledWorlds(), terrainWorlds());
const seeds = fc.noShrink(fc.nat()); // a smaller seed is not a simpler maze
const groundOf = (world: World): Cell[] => [...world.open.keys()].filter((cell) => isGround(world, cell));

/** The most steps between any two cells with a way between them, by a flood from each: the oracle. */
const farthestApart = (world: World): number =>
  Math.max(-1, ...groundOf(world).map((cell) => Math.max(...distancesFrom(world, cell))));

/** The pieces of some cells of a world, each a set: the oracle, by merging sets. */
function mergedPieces(world: World, cells: readonly Cell[]): Set<Cell>[] {
  const pieceOf = new Map(cells.map((cell) => [cell, new Set([cell])]));
  for (const cell of cells) {
    for (const next of neighbours(world, cell)) {
      const [one, other] = [pieceOf.get(cell), pieceOf.get(next)];
      if (one === undefined || other === undefined || one === other) continue;
      for (const moved of other) pieceOf.set(moved, one.add(moved));
    }
  }
  return [...new Set(pieceOf.values())];
}

test('the parts of a plus sign are counted, and it is perfect', () => {
  expect(analyse(plus())).toEqual({
    perfect: true,
    why: undefined,
    cells: 5,
    passages: 4,
    deadEnds: 4,
    junctions: 0,
    crossroads: 1,
    loops: 0,
    pieces: 1,
    loop: undefined,
    unreachable: undefined,
    corridors: { count: 0, mean: 0, longest: 0 },
    longestPath: [3, 4, 1],
    longestPathExact: true,
  });
});

test('a ring is a loop of four cells and no corridor', () => {
  expect(analyse(ring())).toMatchObject({
    perfect: false,
    why: 'There is a loop of 4 cells through row 0, column 0.',
    loops: 1,
    loop: [0, 1, 3, 2, 0],
    corridors: { count: 0, mean: 0, longest: 0 },
  });
});

test('a tunnel beside an open way is a loop of two cells', () => {
  const world = createWorld(rect.grid(1, 2), { open: Uint8Array.of(1, 16), tunnels: [[0, 1]] });
  expect(findLoop(world)).toEqual([0, 1, 0]);
  expect(analyse(world).why).toBe('There is a loop of 2 cells through row 0, column 0.');
});

test('an unreachable cell and a world without ground are named', () => {
  expect(analyse(createWorld(rect.grid(1, 2)))).toMatchObject({
    why: 'The cell at row 0, column 1 cannot be reached from the one at row 0, column 0.',
    unreachable: 1,
    pieces: 2,
  });
  const nothing = createWorld(rect.grid(1, 1), { terrain: Uint8Array.of(Terrain.wall) });
  expect(analyse(nothing)).toMatchObject({ perfect: false, pieces: 0, loops: 0, longestPath: [] });
  expect(analyse(nothing).why).toMatch(/no ground/);
});

test('a maze that is in pieces and has a loop says both', () => {
  const world = createWorld(rect.grid(2, 3));
  for (const [cell, side] of [[1, 0], [1, 2], [5, 4], [5, 6]]) openWay(world, cell, side); // biome-ignore format: a table
  expect(analyse(world).why).toBe(
    'The cell at row 0, column 1 cannot be reached from the one at row 0, column 0. ' +
      'There is a loop of 4 cells through row 0, column 1.',
  );
});

test('the corridors between junctions and dead ends are measured', () => {
  // A long corridor of five cells, a junction, and two arms: one with a single cell between, one with none.
  const world = createWorld(rect.grid(2, 9));
  for (let cell = 0; cell < 8; cell++) openWay(world, cell, 0);
  openWay(world, 6, 2);
  expect(analyse(world).corridors).toEqual({ count: 2, mean: 3, longest: 5 });
});

describe('on random worlds', () => {
  test('the counts are what neighbour lists say', () => {
    fc.assert(
      fc.property(anyWorlds, (world) => {
        const ground = groundOf(world);
        const degrees = ground.map((cell) => neighbours(world, cell).length);
        const count = (fits: (degree: number) => boolean) => degrees.filter(fits).length;
        const passages = degrees.reduce((sum, degree) => sum + degree, 0) / 2;
        const pieces = mergedPieces(world, ground);
        const isTree = ground.length > 0 && passages === ground.length - 1 && pieces.length === 1;
        const analysis = analyse(world);
        expect(analysis).toMatchObject({
          perfect: isTree,
          cells: ground.length,
          passages,
          deadEnds: count((degree) => degree === 1),
          junctions: count((degree) => degree === 3),
          crossroads: count((degree) => degree >= 4),
          loops: passages - ground.length + pieces.length,
          pieces: pieces.length,
        });
        expect(analysis.why === undefined).toBe(isTree);
        const start = distancesFrom(world, ground[0] ?? 0);
        expect(analysis.unreachable).toBe(ground.find((cell) => start[cell] < 0));
      }),
      { numRuns: 500 },
    );
  });

  test('a loop is a closed walk through different cells, and is found exactly where there is one', () => {
    fc.assert(
      fc.property(anyWorlds, (world) => {
        const loop = findLoop(world);
        const { loops } = analyse(world);
        expect(loop !== undefined).toBe(loops > 0);
        if (loop === undefined) return;
        const [first, ...rest] = loop;
        expect(rest.at(-1)).toBe(first);
        expect(new Set(rest).size).toBe(rest.length);
        expect(Math.min(...rest)).toBe(first);
        for (const [index, cell] of rest.entries()) {
          const ways = neighbours(world, loop[index]).filter((next) => next === cell).length;
          expect(ways).toBeGreaterThanOrEqual(rest.length === 2 ? 2 : 1);
        }
        expect(rest.length).toBeGreaterThan(1);
      }),
      { numRuns: 500 },
    );
  });

  test('corridors are the pieces of the cells with two ways, rings aside', () => {
    fc.assert(
      fc.property(anyWorlds, (world) => {
        const isPart = (cell: Cell) => neighbours(world, cell).length === 2;
        const runs = mergedPieces(world, groundOf(world).filter(isPart))
          .filter((run) => [...run].some((cell) => !neighbours(world, cell).every(isPart)))
          .map((run) => run.size);
        const total = runs.reduce((sum, length) => sum + length, 0);
        const { count, mean, longest } = analyse(world).corridors;
        expect([count, longest]).toEqual([runs.length, Math.max(0, ...runs)]);
        expect(mean).toBeCloseTo(runs.length === 0 ? 0 : total / runs.length);
      }),
      { numRuns: 500 },
    );
  });

  test('the longest path is a shortest one, and none is longer', () => {
    fc.assert(
      fc.property(anyWorlds, (world) => {
        const path = longestPath(world);
        expect(path.length - 1).toBe(farthestApart(world));
        expect(analyse(world)).toMatchObject({ longestPath: path, longestPathExact: true });
        if (path.length > 0) expect(shortestPath(world, path[0], path[path.length - 1])).toHaveLength(path.length);
      }),
      { numRuns: 300 },
    );
  });
});

test('the longest path of a braided maze is exact', () => {
  fc.assert(
    fc.property(fc.constantFrom('rect', 'hex'), fc.integer({ min: 1, max: 100 }), seeds, (shape, braid, seed) => {
      const { world } = generateMaze({ rows: 12, cols: 12, shape, braid, seed });
      expect(longestPath(world)).toHaveLength(farthestApart(world) + 1);
    }),
  );
});

test('the longest path of a perfect maze is exact, tunnels included', () => {
  fc.assert(
    fc.property(fc.constantFrom('rect', 'hex'), seeds, (shape, seed) => {
      const { world } = generateMaze({ rows: 7, cols: 7, shape, seed, tunnels: [[[0, 0], [6, 6]], [[0, 3], [5, 1]]] }); // biome-ignore format: one line
      expect(longestPath(world)).toHaveLength(farthestApart(world) + 1);
    }),
  );
});

test('worlds of many pieces and of one open hall are analysed as fast as mazes', () => {
  const grid = rect.grid(300, 300);
  const hall = createWorld(grid, { open: openFromTerrain(grid, new Uint8Array(90_000), 'never') });
  expect(analyse(createWorld(grid))).toMatchObject({ pieces: 90_000, loops: 0, longestPath: [0] });
  expect(analyse(hall)).toMatchObject({ pieces: 1, loops: 299 * 299, loop: [0, 1, 301, 300, 0] });
});

test('beyond the stated number of cells a longest path among loops is a lower bound, and is said to be one', () => {
  const corridorWithLoop = (cols: number): World => {
    const world = createWorld(rect.grid(1, cols), { tunnels: [[0, 2]] });
    for (let cell = 0; cell < cols - 1; cell++) openWay(world, cell, 0);
    return world;
  };
  expect(analyse(corridorWithLoop(LONGEST_PATH_EXACT_UP_TO)).longestPathExact).toBe(true);
  expect(analyse(corridorWithLoop(LONGEST_PATH_EXACT_UP_TO + 1)).longestPathExact).toBe(false);
  const { world } = generateMaze({ rows: 100, cols: 100 });
  expect(analyse(world).longestPathExact).toBe(true);
});
