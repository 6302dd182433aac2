import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worlds } from '../../test/worlds.js';
import { generateMaze } from '../generate/index.js';
import {
  type Cell,
  coordinatesOf,
  copyWorld,
  createWorld,
  finish,
  neighbours,
  openWay,
  rect,
  type World,
} from '../world/index.js';
import {
  canSee,
  cheapestPath,
  descend,
  distancesFrom,
  distancesInto,
  Flood,
  pathCost,
  shortestPath,
  walkFault,
} from './index.js';

/** The oracle: relax every step until nothing changes (Bellman-Ford). Too simple to be wrong. */
function leastCosts(world: World, from: Cell, costOf: (cell: Cell) => number): number[] {
  const costs = Array.from({ length: world.grid.cellCount }, (_, cell) => (cell === from ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of costs.keys()) {
      for (const next of neighbours(world, cell)) {
        if (costs[cell] + costOf(next) >= costs[next]) continue;
        costs[next] = costs[cell] + costOf(next);
        changed = true;
      }
    }
  }
  return costs;
}

const isWalk = (world: World, path: readonly Cell[]) =>
  path.every((cell, index) => index === 0 || neighbours(world, path[index - 1]).includes(cell));

const twoCells = (world: World, a: number, b: number): [Cell, Cell] => [
  a % world.grid.cellCount,
  b % world.grid.cellCount,
];

describe('on random worlds', () => {
  test('distances are the fewest steps, and -1 where there is no way', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(), (world, pick) => {
        const from = pick % world.grid.cellCount;
        const expected = leastCosts(world, from, () => 1).map((steps) => (steps === Infinity ? -1 : steps));
        expect([...distancesFrom(world, from)]).toEqual(expected);
      }),
    );
  });

  test('distances from several sources are the least of each', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(), fc.nat(), (world, a, b) => {
        const [from, other] = twoCells(world, a, b);
        const [one, two] = [distancesFrom(world, from), distancesFrom(world, other)];
        const least = one.map((steps, cell) =>
          steps < 0 || two[cell] < 0 ? Math.max(steps, two[cell]) : Math.min(steps, two[cell]),
        );
        expect(distancesFrom(world, from, other)).toEqual(least);
        const [distances, visited] = [
          new Int32Array(world.grid.cellCount).fill(99),
          new Uint8Array(world.grid.cellCount).fill(9),
        ];
        distancesInto(world, [from, other, from], distances, visited);
        expect(distances).toEqual(least);
      }),
    );
  });

  test('a shortest path is a walk of that many steps, and there is none where there is no way', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(), fc.nat(), (world, a, b) => {
        const [from, to] = twoCells(world, a, b);
        const path = shortestPath(world, from, to);
        const steps = distancesFrom(world, from)[to];
        expect(path === undefined).toBe(steps < 0);
        if (path === undefined) return;
        expect([path[0], path.at(-1), path.length]).toEqual([from, to, steps + 1]);
        expect(isWalk(world, path)).toBe(true);
        expect(walkFault(world, path, { from, to })).toBeUndefined();
      }),
    );
  });

  test('the judge of walks finds fault with just those cells that are no walk', () => {
    fc.assert(
      fc.property(worlds(), fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), (world, picks) => {
        const path = picks.map((pick) => pick % world.grid.cellCount);
        expect(walkFault(world, path, { from: path[0] }) === undefined).toBe(isWalk(world, path));
      }),
      { numRuns: 500 },
    );
  });

  test('a cheapest path is a walk of the least cost', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(), fc.nat(), (world, a, b) => {
        const [from, to] = twoCells(world, a, b);
        const path = cheapestPath(world, from, to);
        const cost = leastCosts(world, from, (cell) => world.costs?.[cell] ?? 1)[to];
        expect(path === undefined).toBe(cost === Infinity);
        if (path === undefined) return;
        expect([path[0], path.at(-1), pathCost(world, path)]).toEqual([from, to, cost]);
        expect(isWalk(world, path)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a search leaves its world as it was, so two can share it', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(), fc.nat(), (world, a, b) => {
        const before = copyWorld(world);
        const first = cheapestPath(world, ...twoCells(world, a, b));
        expect(cheapestPath(world, ...twoCells(world, a, b))).toEqual(first);
        expect(world).toEqual(before);
      }),
    );
  });
});

test.each([
  ['no cells', [], 'answered with no cells at all'],
  ['no number of a cell', [0, 1.5], 'went to 1.5, which is no cell'],
  ['a cell outside', [0, 6], 'went to 6, which is no cell'],
  ['another start', [1], 'began at 0,1, not at the entrance 0,0'],
  ['a step through a wall', [0, 1, 4], 'went from 0,1 to 1,1, where there is no way'],
  ['no step', [0, 0], 'went from 0,0 to 0,0, where there is no way'],
  ['another end', [0, 1], 'ended at 0,1, not at the exit 0,2'],
])('the judge of walks says what is wrong with %s', (_what, path, why) => {
  const world = createWorld(rect.grid(2, 3));
  openWay(world, 0, 0);
  openWay(world, 1, 0);
  expect(walkFault(world, [0, 1, 2], { from: 0, to: 2 })).toBeUndefined();
  expect(walkFault(world, path, { from: 0, to: 2 })).toBe(why);
});

test('the judge of walks tells cells and the start as it is told to, and lets a walk without a goal end anywhere', () => {
  const world = createWorld(rect.grid(2, 3));
  const terms = { from: 4, start: 'its own cell', at: (cell: Cell) => `#${cell}` };
  expect(walkFault(world, [4], terms)).toBeUndefined();
  expect(walkFault(world, [0], terms)).toBe('began at #0, not at its own cell #4');
});

test('a flood from nowhere reaches nothing', () => {
  const flood = finish(new Flood(createWorld(rect.grid(2, 2)), []));
  expect([flood.reached, flood.pathTo(0)]).toEqual([0, undefined]);
});

test('a field of another world is noticed on the way down', () => {
  expect(() => descend(createWorld(rect.grid(1, 2)), Int32Array.of(0, 1), 1)).toThrow(/distance field/);
});

test('arrays that are too short are refused', () => {
  expect(() => { distancesInto(createWorld(rect.grid(2, 2)), [0], new Int32Array(3), new Uint8Array(4)); }).toThrow(/4 entries/); // biome-ignore format: one line
});

test('what is no cell is refused by its value, wherever people hand one in', () => {
  const { world } = generateMaze({ rows: 3, cols: 3, seed: 7 });
  const distances = distancesFrom(world, 0);
  for (const none of [-1, 9, 0.5, Number.NaN]) {
    const why = `Expected a cell from 0 to 8, got ${none}.`;
    expect(() => shortestPath(world, 0, none)).toThrow(why);
    expect(() => shortestPath(world, none, 0)).toThrow(why);
    expect(() => cheapestPath(world, 0, none)).toThrow(why);
    expect(() => distancesFrom(world, 0, none)).toThrow(why);
    expect(() => descend(world, distances, none)).toThrow(why);
    expect(() => coordinatesOf(world.grid, none)).toThrow(why);
    expect(() => openWay(world, none, 0)).toThrow(why);
    expect(() => canSee(world, 0, none)).toThrow(why);
  }
});
