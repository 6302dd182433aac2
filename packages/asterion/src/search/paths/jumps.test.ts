import { describe, expect, test } from 'vitest';
import { sample, sweep } from '../../../../../testing/thorough.js';
import { costAlong, leastCosts, movementName, randomSquares, SQUARE_MOVEMENTS } from '../../../test/squares.js';
import {
  addTunnel,
  closeWay,
  copyWorld,
  createRng,
  createWorld,
  finish,
  hex,
  openFromTerrain,
  paint,
  rect,
  Terrain,
  type World,
} from '../../world/index.js';
import { type Movement, MovementMap } from '../movement.js';
import type { PathSearch } from '../path-search.js';
import { astar } from './astar.js';
import { jps } from './jps.js';
import { jpsPlus } from './jps-plus.js';

const algorithms = [jps, jpsPlus];

/** Asks for paths from some squares to all others, and holds them against the oracle. */
function expectOptimal(world: World, movement: Movement, search: PathSearch, sources: readonly number[]): void {
  for (const from of sources) {
    const costs = leastCosts(world, movement, from);
    for (let to = 0; to < costs.length; to++) {
      const { cells, length, found } = search.find(from, to);
      if (Math.abs(length - costs[to]) < 1e-6 && Math.abs(costAlong(world, movement, cells) - length) < 1e-6) continue;
      if (!found && costs[to] === Infinity && cells.length === 0) continue;
      expect([from, to, length, costAlong(world, movement, cells)]).toEqual([from, to, costs[to], costs[to]]);
    }
  }
}

const LARGER = [
  [5, 100, 20],
  [70, 7, 20],
  [40, 45, 35],
  [33, 34, 3],
  [64, 32, 25],
  [31, 30, 0],
] as const;

const open3 = randomSquares(3, 3, 0, 1);

const withTunnel = copyWorld(open3);
addTunnel(withTunnel, 0, 8);

const withThinWall = copyWorld(open3);
closeWay(withThinWall, 4, 0);

const corridors = ((): World => {
  const grid = rect.grid(3, 3, 'top');
  const terrain = Uint8Array.of(1, 1, 0, 0, 0, 0, 0, 0, 0);
  return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'rooms') });
})();

const nearestFree = (world: World, near: number): number => {
  const free = [...world.open.keys()].filter((cell) => world.open[cell] !== 0);
  return free.reduce((best, cell) => (Math.abs(cell - near) < Math.abs(best - near) ? cell : best));
};

describe.each(algorithms)('$name', (algorithm) => {
  describe.each(SQUARE_MOVEMENTS.map((movement) => [movementName(movement), movement] as const))(
    '%s',
    (_name, movement) => {
      test('finds the shortest way between any squares of small maps, by legal steps', () => {
        for (let seed = 0; seed < sweep(60, 1000); seed++) {
          const rng = createRng(seed);
          const world = randomSquares(
            1 + rng.below(9),
            1 + rng.below(9),
            10 + rng.below(50),
            seed,
            seed % 2 ? 'top' : 'bottom',
          );
          const search = algorithm.prepare(new MovementMap(world, movement));
          expectOptimal(world, movement, search, [rng.below(world.grid.cellCount), rng.below(world.grid.cellCount)]);
        }
      });

      test('finds it on maps of many words a line, too', () => {
        for (const [rows, cols, percent] of sample(LARGER, 3)) {
          const world = randomSquares(rows, cols, percent, rows);
          expectOptimal(world, movement, algorithm.prepare(new MovementMap(world, movement)), [
            0,
            (rows >> 1) * cols + 3,
          ]);
        }
      });

      test('follows edits of the world and of what is blocked', () => {
        for (let seed = 0; seed < sweep(8, 100); seed++) {
          const rng = createRng(seed);
          const world = randomSquares(3 + rng.below(8), 30 + rng.below(40), 25, seed);
          const { cellCount } = world.grid;
          const blocked = new Uint8Array(cellCount);
          const blocking = { ...movement, blocked };
          const search = algorithm.prepare(new MovementMap(world, blocking));
          for (let round = 0; round < 4; round++) {
            const changed = Array.from({ length: 1 + rng.below(6) }, () => rng.below(cellCount));
            for (const cell of changed) {
              if (rng.below(2) === 0) blocked[cell] ^= 1;
              else paint(world, cell, world.terrain?.[cell] === Terrain.wall ? Terrain.floor : Terrain.wall, 'rooms');
            }
            search.refresh(round === 3 ? undefined : changed.values());
            expectOptimal(world, blocking, search, [rng.below(cellCount)]);
          }
        }
      });
    },
  );

  test('a search that is watched takes the same steps, and can be copied and left', () => {
    const world = randomSquares(30, 40, 30, 5);
    const search = algorithm.prepare(new MovementMap(world, { directions: 8 }));
    const [from, to] = [0, 1199].map((near) => nearestFree(world, near));
    const watched = search.start(from, to);
    const other = search.start(to, from);
    watched.advance(5);
    other.advance(3);
    const copy = watched.copy();
    const answer = search.find(from, to);
    expect(watched.front.length).toBeGreaterThan(0);
    expect(watched.visited.reduce((sum, mark) => sum + mark, 0)).toBe(5);
    expect([finish(copy).path, copy.steps]).toEqual([answer.cells, answer.expanded]);
    expect([finish(watched).path, watched.steps]).toEqual([answer.cells, answer.expanded]);
    expect(finish(other).path).toEqual(search.find(to, from).cells);
    expect(answer.cells.length).toBeGreaterThan(30);
    expect(finish(search.start(from, world.terrain?.indexOf(Terrain.wall) ?? 0)).why).toBe(
      'There is no way from the entrance to the exit.',
    );
  });

  test('a path is written into an array that has room, and nowhere else', () => {
    const world = randomSquares(10, 10, 0, 1);
    const search = algorithm.prepare(new MovementMap(world, { directions: 4 }));
    const cells = new Int32Array(20).fill(-7);
    expect(search.findInto(0, 99, cells)).toBe(19);
    expect([...cells]).toEqual([...search.find(0, 99).cells, -7]);
    expect(search.findInto(5, 5, cells)).toBe(1);
    expect(() => search.findInto(0, 99, new Int32Array(18))).toThrow('Expected room for 19 cells, got 18.');
    expect(() => search.find(0, 100)).toThrow('Expected a cell from 0 to 99, got 100.');
  });

  test("a world's own ways are enough where they are those of free and blocked squares", () => {
    for (const [diagonals, movement] of [
      ['always', { directions: 8, corners: 'always' }],
      ['rooms', { directions: 8, corners: 'none' }],
      ['never', { directions: 4 }],
    ] as const) {
      const { grid, terrain = new Uint8Array(0) } = randomSquares(9, 11, 30, 3);
      const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, diagonals) });
      expectOptimal(world, movement, algorithm.prepare(new MovementMap(world)), [0, 1, 2, 3, 40]);
    }
  });

  test('bodies of several squares jump, too', () => {
    for (let seed = 0; seed < sweep(5, 50); seed++) {
      const world = randomSquares(14, 40, 7, seed);
      const map = new MovementMap(world, { directions: 8, corners: 'none', size: 2 });
      const search = algorithm.prepare(map);
      const oracle = astar.prepare(map);
      for (let to = 0; to < world.grid.cellCount; to += 3)
        expect(search.find(seed, to).length).toBeCloseTo(oracle.find(seed, to).length, 6);
    }
  });

  test.each<[string, World, Movement, string]>([
    ['hexagons', createWorld(hex.grid(3, 3)), {}, 'Jump points are found on squares only, not on hex.'],
    ['costs', { ...open3, costs: new Uint16Array(9).fill(2) }, { directions: 4 }, 'costs the same everywhere'],
    ['a cost function', open3, { directions: 4, cost: () => 1 }, 'costs the same everywhere'],
    ['tunnels', withTunnel, { directions: 8 }, 'Jump points know no tunnels.'],
    [
      'thin walls',
      withThinWall,
      { directions: 4 },
      'Jump points need squares that are free or blocked as a whole: the step E from 1,1 is closed although both squares are free.',
    ],
    [
      'one-way edges',
      open3,
      { directions: 8, closed: Uint8Array.from({ length: 9 }, (_, cell) => (cell === 4 ? 1 << 2 : 0)) },
      'is closed although both squares are free.',
    ],
    ['corridors without diagonals', corridors, {}, 'the step SE from 0,0 is closed although both squares are free.'],
    [
      'squares that can be entered and not left',
      open3,
      { directions: 4, closed: Uint8Array.from({ length: 9 }, (_, cell) => (cell === 0 ? 0xff : 0)) },
      'the step W from 0,1 is open against the rule for corners, or one way.',
    ],
  ])('%s are refused in words', (_name, world, movement, words) => {
    const map = new MovementMap(world, movement);
    expect(algorithm.fault(map)).toContain(words);
    expect(() => algorithm.prepare(map)).toThrow(words);
  });

  test('an edit after which the ways are no longer those of squares is refused', () => {
    const world = copyWorld(open3);
    const search = algorithm.prepare(new MovementMap(world, { directions: 4 }));
    closeWay(world, 4, 0);
    expect(() => search.refresh([4])).toThrow('the step E from 1,1 is closed although both squares are free.');
  });
});
