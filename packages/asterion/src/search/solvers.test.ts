import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { seeds, sizeAtLeast, worlds } from '../../test/worlds.js';
import { generateMaze, type Maze, mazeGenerators } from '../generate/index.js';
import {
  addTunnel,
  type Cell,
  type Coordinates,
  coordinatesOf,
  createRng,
  createWorld,
  finish,
  hex,
  isOnBorder,
  neighbours,
  openWay,
  rect,
  shapes,
  Timeline,
  tunnelFault,
  type World,
} from '../world/index.js';
import {
  distancesFrom,
  type Solver,
  type Solving,
  shortestPath,
  solverFault,
  solverNamed,
  solvers,
  visitedCount,
} from './index.js';

const named = (name: string): Solver => {
  const solver = solverNamed(name);
  if (solver === undefined) throw new RangeError(`No solver is named ${name}.`);
  return solver;
};

const isWalk = (world: World, path: readonly Cell[]) =>
  path.every((cell, index) => index === 0 || neighbours(world, path[index - 1]).includes(cell));

const view = ({ steps, done, visited, front, path, why }: Solving) => ({
  steps,
  done,
  visited: [...visited],
  front,
  path,
  why,
});

/** Any world at all, without what the solver does not know. */
const worldsFor = (solver: Solver): fc.Arbitrary<World> =>
  worlds()
    .filter(({ grid }) => solver.shapes.includes(grid.shape.name))
    .map((world) => {
      const sides = world.grid.shape.sides.reduce((bits, side) => bits | (1 << side), 0);
      return {
        ...world,
        open: solver.corners ? world.open : world.open.map((bits) => bits & sides),
        tunnels: solver.tunnels ? world.tunnels : new Map<Cell, Cell>(),
      };
    });

/** Perfect mazes of every generator that knows tunnels, with up to so many of them, and any entrance and exit. */
function perfectMazes(names: readonly string[], mostTunnels: number): fc.Arbitrary<Maze> {
  const generators = mazeGenerators.filter(({ perfect, tunnels }) => perfect && tunnels);
  return fc
    .record({
      rows: fc.integer({ min: 1, max: 10 }),
      cols: fc.integer({ min: 1, max: 10 }),
      shape: fc.constantFrom(...names),
      generator: fc.constantFrom(...generators.map(({ name }) => name)),
      seed: seeds,
      tunnels: fc.integer({ min: 0, max: mostTunnels }),
    })
    .map(({ tunnels: tries, ...wanted }) => {
      const plan = { ...wanted, ...sizeAtLeast(wanted.shape, wanted.rows, wanted.cols) };
      const grid = shapes[plan.shape].grid(plan.rows, plan.cols);
      const rng = createRng(plan.seed);
      const place = (): Coordinates => coordinatesOf(grid, rng.below(grid.cellCount));
      const plain = createWorld(grid);
      const tunnels: [Coordinates, Coordinates][] = [];
      for (let left = tries; left > 0; left--) {
        const [a, b] = [rng.below(grid.cellCount), rng.below(grid.cellCount)];
        if (tunnelFault(plain, a, b) !== undefined) continue;
        addTunnel(plain, a, b);
        tunnels.push([coordinatesOf(grid, a), coordinatesOf(grid, b)]);
      }
      return generateMaze({ ...plan, tunnels, entrance: place(), exit: place() });
    });
}

/** A ring of eight cells around an exit that opens to the east: no outer wall leads there. */
function moat(): World {
  const world = createWorld(rect.grid(3, 3));
  const [east, north] = [0, 2];
  for (const cell of [0, 1, 6, 7, 4]) openWay(world, cell, east);
  for (const cell of [0, 3, 2, 5]) openWay(world, cell, north);
  return world;
}

describe.each(solvers.map((solver): [string, Solver] => [solver.name, solver]))('the solver %s', (name, solver) => {
  const start = (world: World, a: number, b: number, seed: number) =>
    solver.start(world, a % world.grid.cellCount, b % world.grid.cellCount, createRng(seed));

  test('is found by its name and by every classic name', () => {
    for (const spelling of [name, ...solver.classic.names]) expect(solverNamed(spelling)).toBe(solver);
  });

  test('says where its limits are, unless it finds a shortest path everywhere', () => {
    expect(solver.limits === undefined).toBe(solver.shortest && solver.complete);
  });

  test('walks from entrance to exit on any world it knows, or says why it cannot', () => {
    fc.assert(
      fc.property(worldsFor(solver), fc.nat(), fc.nat(), seeds, (world, a, b, seed) => {
        const [from, to] = [a % world.grid.cellCount, b % world.grid.cellCount];
        expect(solverFault(solver, world)).toBeUndefined();
        const { path, why, visited, front, done, steps } = finish(start(world, a, b, seed));
        const fewest = distancesFrom(world, from)[to];
        expect([done, front, path === undefined]).toEqual([true, [], why !== undefined]);
        expect(visited[from]).not.toBe(0);
        if (path === undefined) {
          expect(why).toMatch(/^The.*\.$/);
          if (solver.complete) expect(fewest).toBe(-1);
          return;
        }
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        expect(isWalk(world, path)).toBe(true);
        expect(new Set(path).size).toBe(path.length);
        expect(path.every((cell) => visited[cell] !== 0)).toBe(true);
        expect(steps === 0).toBe(from === to);
        if (solver.shortest && world.costs === undefined) expect(path).toHaveLength(fewest + 1);
      }),
      { numRuns: sweep(250, 1000) },
    );
  });

  test('finds the one way through every perfect maze, tunnels included', () => {
    fc.assert(
      fc.property(perfectMazes(solver.shapes, solver.tunnels ? 10 : 0), seeds, ({ world, entrance, exit }, seed) => {
        const { path, why } = finish(start(world, entrance, exit, seed));
        expect(why).toBeUndefined();
        expect(path).toEqual(shortestPath(world, entrance, exit));
      }),
      { numRuns: sweep(250, 1000) },
    );
  });

  test('stepped to the end equals run to the end, and stepped back shows what it showed', () => {
    fc.assert(
      fc.property(worldsFor(solver), fc.nat(), fc.nat(), seeds, (world, a, b, seed) => {
        fc.pre(finish(start(world, a, b, seed)).steps < 1000); // a mouse may run for long; short runs show as much
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
      { numRuns: sweep(40, 100) },
    );
  });

  test('stands on the exit at once where entrance and exit are one', () => {
    for (const shape of solver.shapes) {
      for (const size of [1, 4]) {
        const { world } = generateMaze({ ...sizeAtLeast(shape, size, size), shape });
        for (const solving of [start(world, 0, 0, 1), finish(start(world, 0, 0, 1))]) {
          expect([solving.path, solving.steps, visitedCount(solving), solving.front]).toEqual([[0], 0, 1, []]);
        }
      }
    }
  });

  test('goes along a single row and a single column, both ways', () => {
    for (const shape of solver.shapes.filter((name) => [rect.name, hex.name].includes(name))) {
      for (const [rows, cols] of [
        [1, 7],
        [7, 1],
      ]) {
        // biome-ignore format: a table
        const { world } = generateMaze({ rows, cols, shape });
        expect(finish(start(world, 0, 6, 1)).path).toEqual([0, 1, 2, 3, 4, 5, 6]);
        expect(finish(start(world, 6, 0, 1)).path).toEqual([6, 5, 4, 3, 2, 1, 0]);
      }
    }
  });

  test('searches in another way for another seed exactly if it says that it is random', () => {
    const { world } = generateMaze({ rows: 6, cols: 6, seed: 3 });
    const searches = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(view(finish(start(world, 0, 35, seed)))));
    expect(new Set(searches).size > 1).toBe(solver.random);
  });

  test('refuses the worlds it does not apply to, and no others', () => {
    const cornered = createWorld(rect.grid(2, 2));
    openWay(cornered, 0, 1);
    const tunnelled = createWorld(rect.grid(2, 2), { tunnels: [[0, 3]] });
    const cases: [World, boolean][] = [
      [createWorld(rect.grid(2, 2)), true],
      [createWorld(hex.grid(2, 2)), solver.shapes.includes('hex')],
      [tunnelled, solver.tunnels],
      [cornered, solver.corners],
    ];
    for (const [world, applies] of cases) {
      expect(solverFault(solver, world) === undefined).toBe(applies);
      if (applies) expect(start(world, 0, 3, 1).steps).toBe(0);
      else expect(() => start(world, 0, 3, 1)).toThrow(solverFault(solver, world));
    }
  });
});

describe('on 1800 perfect mazes', () => {
  test.each(['wall-follower', 'wall-follower-right'])('the %s finds every exit', (name) => {
    for (const [shape, tunnels] of [
      ['rect', 0],
      ['rect', 10],
      ['hex', 10],
    ] as const) {
      // biome-ignore format: a table
      fc.assert(
        fc.property(perfectMazes([shape], tunnels), ({ world, entrance, exit }) => {
          const { path } = finish(named(name).start(world, entrance, exit, createRng(0)));
          expect(path).toEqual(shortestPath(world, entrance, exit));
        }),
        { numRuns: sweep(200, 600) },
      );
    }
  });
});

describe('an exit behind a moat', () => {
  test.each(['wall-follower', 'wall-follower-right', 'pledge'])('is missed by the %s, which says so', (name) => {
    const solving = finish(named(name).start(moat(), 0, 4, createRng(0)));
    expect(solving.path).toBeUndefined();
    expect(solving.why).toMatch(/wall leads .* not past the exit/);
    expect(visitedCount(solving)).toBe(8);
  });

  test.each(['tremaux', 'random-mouse', 'dead-end-filling'])('is found by %s', (name) => {
    expect(finish(named(name).start(moat(), 0, 4, createRng(0))).path?.at(-1)).toBe(4);
  });
});

test('pledge finds every exit on the border that can be reached, loops or not', () => {
  const pledge = named('pledge');
  fc.assert(
    fc.property(worldsFor(pledge), fc.nat(), fc.nat(), (world, a, b) => {
      const { grid } = world;
      const border = [...world.open.keys()].filter((cell) => isOnBorder(grid, cell));
      const [from, to] = [a % grid.cellCount, border[b % border.length]];
      const { path } = finish(pledge.start(world, from, to, createRng(0)));
      expect(path !== undefined).toBe(distancesFrom(world, from)[to] >= 0);
    }),
    { numRuns: sweep(1000, 5000) },
  );
});

test('tremaux walks no passage a third time', () => {
  const tremaux = named('tremaux');
  fc.assert(
    fc.property(worldsFor(tremaux), fc.nat(), fc.nat(), seeds, (world, a, b, seed) => {
      const [from, to] = [a % world.grid.cellCount, b % world.grid.cellCount];
      const walks = new Map<string, number>();
      const solving = tremaux.start(world, from, to, createRng(seed));
      for (let cell = from; !solving.done; cell = solving.front[0]) {
        solving.advance(1);
        const passage = [cell, solving.front[0] ?? (solving.path === undefined ? from : to)]
          .sort((one, other) => one - other)
          .join();
        walks.set(passage, (walks.get(passage) ?? 0) + 1);
      }
      // A tunnel beside an open way makes two passages between the same cells.
      const joined = (passage: string) => {
        const [one, other] = passage.split(',').map(Number);
        return neighbours(world, one).filter((next) => next === other).length;
      };
      for (const [passage, times] of walks) expect(times).toBeLessThanOrEqual(2 * joined(passage));
    }),
  );
});

describe('at a crossing of four arms', () => {
  const [south, west, centre, east, north] = [1, 3, 4, 5, 7];
  const crossing = (tunnels: [Cell, Cell][] = []) => {
    const world = createWorld(rect.grid(3, 3), { tunnels });
    for (const side of rect.sides) openWay(world, centre, side);
    return world;
  };
  const walk = (name: string, world: World, from: Cell, to: Cell) => {
    const solving = named(name).start(world, from, to, createRng(0));
    const cells: Cell[] = [];
    while (!solving.done) {
      cells.push(...solving.front);
      solving.advance(1);
    }
    return [...cells, to];
  };

  test('each hand takes the arms in its own order', () => {
    expect(walk('wall-follower', crossing(), south, east)).toEqual([south, centre, west, centre, north, centre, east]);
    expect(walk('wall-follower-right', crossing(), south, west)).toEqual([south, centre, east, centre, north, centre, west]); // biome-ignore format: one line
  });

  test('whoever comes out of a tunnel takes the last direction with the left hand, the first with the right', () => {
    const world = crossing([[0, centre]]);
    expect(walk('wall-follower', world, 0, west)).toEqual([0, centre, south, centre, west]);
    expect(walk('wall-follower-right', world, 0, north)).toEqual([0, centre, east, centre, north]);
  });

  test('a mouse turns round in the arms and never in the middle', () => {
    for (let seed = 0; seed < 20; seed++) {
      const solving = named('random-mouse').start(crossing([[north, 8]]), south, 8, createRng(seed));
      for (let [before, here] = [-1, south]; !solving.done; ) {
        solving.advance(1);
        const next = solving.front[0] ?? 8;
        if (here === centre) expect(next).not.toBe(before);
        [before, here] = [here, next];
      }
    }
  });
});

test('the two sides of a bidirectional search take turns', () => {
  const { world } = generateMaze({ rows: 1, cols: 9 });
  for (const name of ['bidirectional-backtracker', 'bidirectional-bfs']) {
    const solving = named(name).start(world, 0, 8, createRng(0));
    const fronts = [1, 2, 3, 4].map(() => {
      solving.advance(1);
      return [...solving.front].sort();
    });
    expect(fronts).toEqual([[1, 8], [1, 7], [2, 7], [2, 6]]); // biome-ignore format: a table
  }
});

test('a mouse without luck gives up', () => {
  const rng = { ...createRng(0), below: () => 0 }; // always the first port: round the moat for ever
  const solving = finish(named('random-mouse').start(moat(), 0, 4, rng));
  expect([solving.path, solving.why]).toEqual([undefined, 'The mouse gave up after 8100 steps.']);
});

test('a path through a large maze is found without recursion', () => {
  const { world, entrance, exit } = generateMaze({ rows: 400, cols: 400, seed: 1 });
  const expected = shortestPath(world, entrance, exit);
  expect(expected?.length).toBeGreaterThan(10_000);
  for (const solver of solvers.filter(({ name }) => name !== 'random-mouse')) {
    expect(finish(solver.start(world, entrance, exit, createRng(1))).path).toEqual(expected);
  }
});

test('every solver has a title of its own', () => {
  expect(new Set(solvers.map(({ title }) => title)).size).toBe(solvers.length);
  for (const { title } of solvers) expect(title).toMatch(/^[A-Z]/);
});

test('an unknown solver is undefined', () => {
  expect(solverNamed('guess')).toBeUndefined();
});
