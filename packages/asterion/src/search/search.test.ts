import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds, walledWorlds, worlds } from '../../test/worlds.js';
import {
  type Cell,
  copyWorld,
  createRng,
  createWorld,
  finish,
  neighbours,
  rect,
  Timeline,
  type World,
} from '../world/index.js';
import {
  cheapestPath,
  descend,
  distancesFrom,
  distancesInto,
  Flood,
  pathCost,
  type Solver,
  shortestPath,
  solverNamed,
  solvers,
  visitedCount,
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
        const [distances, queue] = [
          new Int32Array(world.grid.cellCount).fill(99),
          new Int32Array(world.grid.cellCount),
        ];
        distancesInto(world, [from, other, from], distances, queue);
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
      }),
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

test('a flood from nowhere reaches nothing', () => {
  const flood = finish(new Flood(createWorld(rect.grid(2, 2)), []));
  expect([...flood.distances]).toEqual([-1, -1, -1, -1]);
});

test('a field of another world is noticed on the way down', () => {
  expect(() => descend(createWorld(rect.grid(1, 2)), Int32Array.of(0, 1), 1)).toThrow(/distance field/);
});

test('arrays that are too short are refused', () => {
  expect(() => { distancesInto(createWorld(rect.grid(2, 2)), [0], new Int32Array(3), new Int32Array(4)); }).toThrow(/4 entries/); // biome-ignore format: one line
});

describe.each(solvers.map((solver): [string, Solver] => [solver.name, solver]))('the solver %s', (name, solver) => {
  const start = (world: World, a: number, b: number, seed: number) =>
    solver.start(world, ...twoCells(world, a, b), createRng(seed));

  test('is found by its name and by its classic name', () => {
    expect(solverNamed(name)).toBe(solver);
    expect(solverNamed(solver.classic)).toBe(solver);
  });

  test('walks from entrance to exit, or says why it cannot', () => {
    fc.assert(
      fc.property(walledWorlds(), fc.nat(), fc.nat(), seeds, (world, a, b, seed) => {
        fc.pre(solver.shapes.includes(world.grid.shape.name));
        const [from, to] = twoCells(world, a, b);
        const solving = finish(start(world, a, b, seed));
        const steps = distancesFrom(world, from)[to];
        expect(solving.path === undefined).toBe(solving.why !== undefined);
        if (solving.path === undefined) {
          if (solver.shortest) expect(steps).toBe(-1);
          return;
        }
        expect([solving.path[0], solving.path.at(-1)]).toEqual([from, to]);
        expect(isWalk(world, solving.path)).toBe(true);
        expect(solving.path.every((cell) => solving.visited[cell] !== 0)).toBe(true);
        expect(visitedCount(solving)).toBeGreaterThanOrEqual(solving.path.length);
        if (solver.shortest) expect(solving.path).toHaveLength(steps + 1);
      }),
      { numRuns: 300 },
    );
  });

  test('stepped to the end equals run to the end, and stepped back shows what it showed', () => {
    fc.assert(
      fc.property(walledWorlds(), fc.nat(), fc.nat(), seeds, (world, a, b, seed) => {
        fc.pre(solver.shapes.includes(world.grid.shape.name));
        const view = ({ visited, front, path, why }: ReturnType<typeof start>) => ({
          visited: [...visited],
          front,
          path,
          why,
        });
        const timeline = new Timeline(start(world, a, b, seed));
        const seen = [view(timeline.present)];
        while (!timeline.present.done) {
          timeline.seek(timeline.present.steps + 1);
          seen.push(view(timeline.present));
        }
        expect(view(finish(start(world, a, b, seed)))).toEqual(seen.at(-1));
        for (let step = seen.length - 1; step >= 0; step--) {
          timeline.seek(step);
          expect(view(timeline.present)).toEqual(seen[step]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('an unknown solver is undefined', () => {
  expect(solverNamed('guess')).toBeUndefined();
});
