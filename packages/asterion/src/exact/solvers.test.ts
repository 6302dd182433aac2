/** All solvers say the same of every state, and the queue says what plain minimax says. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { brick } from '../../test/brick.js';
import { difference, teamsOf } from '../../test/tables.js';
import {
  everyShape,
  seeds,
  terrainWorld,
  terrainWorlds,
  terrainWorldsOf,
  walledWorld,
  walledWorlds,
  walledWorldsOf,
} from '../../test/worlds.js';
import { MONSTER, ROGUE, type RoguePosition, rogue } from '../game/rogue/index.js';
import {
  createRng,
  createWorld,
  DIAGONALS,
  type Diagonals,
  type Grid,
  groundCells,
  hex,
  openFromTerrain,
  openWay,
  rect,
  type Shape,
  torus,
  triangle,
  type World,
} from '../world/index.js';
import type { Chase } from './chase.js';
import type { Method } from './data.js';
import { chaseSolveFault, chaseSolverOf, type SolveOptions, solveChase } from './solve.js';
import { isOnLattice } from './tiles.js';

const RUNS = sweep(25, 300);

/** Solves by every method that accepts the chase; fails unless all agree. Returns the methods. */
function methodsThatAgree(chase: Chase): Method[] {
  const reference = solveChase(chase, { method: 'queue' });
  const wishes: SolveOptions[] = [
    { method: 'kernel' },
    { method: 'kernel', depth: false },
    { method: 'layers' },
    { method: 'layers', depth: false },
    { method: 'fold', depth: false },
    { depth: false },
    {},
  ];
  const accepted = wishes.filter((wish) => chaseSolveFault(chase, wish) === undefined);
  for (const wish of accepted) expect(difference(reference, solveChase(chase, wish))).toBeUndefined();
  return [...new Set(accepted.map(({ method }) => method).filter((method) => method !== undefined))];
}

const of = (shape: Shape) => (world: World) => world.grid.shape === shape;
const withoutTunnels = (world: World): World => ({ ...world, tunnels: new Map() });

const under =
  (rule: Diagonals) =>
  ({ grid, terrain = new Uint8Array(grid.cellCount) }: World): World =>
    createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, rule) });

/** The solvers for cells in rows and columns whose moves lead to the cells around. */
const TILED: Method[] = ['kernel', 'layers'];

/** Of a shape's own ways alone, without tunnels: whether they all lead to the cells around. */
const isTiled = (shape: Shape): boolean => [rect, hex, triangle].includes(shape);

describe.each([true, false])('where staying is legal: %s', (stay) => {
  const folding: Method[] = stay ? ['fold'] : [];
  const agree = (worlds: fc.Arbitrary<World>, methods: (world: World) => Method[], numRuns = RUNS, monsters = 1) =>
    fc.assert(
      fc.property(worlds, (world) => {
        expect(methodsThatAgree({ world, stay, monsters })).toEqual(methods(world));
      }),
      { numRuns },
    );

  test.each(DIAGONALS)(`all solvers agree on ${RUNS} dungeons, diagonals %s`, (rule) => {
    agree(terrainWorlds(11).filter(of(rect)).map(under(rule)), () => [...TILED, ...folding]);
  });

  describe.each(everyShape.map((shape) => [shape.title, shape] as const))('%s', (_title, shape) => {
    const tiled = isTiled(shape) ? TILED : [];

    test(`all solvers agree on ${RUNS} dungeons`, () => {
      agree(terrainWorldsOf(shape, 9).map(withoutTunnels), (world) => [...tiled, ...besides(world), ...folding]);
    });

    test(`all solvers agree on ${RUNS} worlds with thin walls`, () => {
      agree(walledWorldsOf(shape, 9).map(withoutTunnels), (world) => [...tiled, ...besides(world), ...folding]);
    });

    /** Where a world has few ways, they may all lead to cells around, whatever the shape. */
    const besides = (world: World) => (tiled.length === 0 && isOnLattice({ world, stay, monsters: 1 }) ? TILED : []);
  });

  test(`all solvers agree on ${RUNS} worlds with tunnels`, () => {
    const worlds = fc.oneof(walledWorlds(8), terrainWorlds(8)).filter(({ tunnels }) => tunnels.size > 0);
    agree(worlds, () => folding);
  });

  test('all solvers agree on worlds wider and higher than any tile', () => {
    const sizes = fc.record({ rows: fc.integer({ min: 9, max: 18 }), cols: fc.integer({ min: 17, max: 34 }) });
    const shape = fc.constantFrom(rect, hex, triangle);
    const worlds = fc
      .tuple(sizes, shape, fc.boolean(), seeds)
      .map(([{ rows, cols }, of, isWalled, seed]) =>
        isWalled
          ? walledWorld(of.grid(rows, cols), createRng(seed))
          : terrainWorld(of.grid(rows, cols), createRng(seed)),
      );
    agree(worlds.map(withoutTunnels), () => [...TILED, ...folding], sweep(8, 60));
  });

  test('all solvers agree where only the last row is longer', () => {
    const world = createWorld(brick.grid(2, 1), { open: Uint8Array.of(0b110000, 0b000100, 0b000010) });
    expect(methodsThatAgree({ world, stay, monsters: 1 })).toEqual(folding);
  });

  test(`the queue, the layers and the kernel agree on two monsters in ${RUNS} small dungeons`, () => {
    agree(
      fc
        .constantFrom(rect, hex)
        .chain((shape) => terrainWorldsOf(shape, 4))
        .map(withoutTunnels),
      () => TILED,
      RUNS,
      2,
    );
  });

  test('the queue, the layers and the kernel agree on three monsters in tiny dungeons', () => {
    agree(terrainWorldsOf(rect, 3).map(withoutTunnels), () => TILED, sweep(40, 100), 3);
  });

  test.each([1, 2])('the queue says what plain minimax says of %i in tiny worlds', (monsters) => {
    const tiny = fc.oneof(walledWorlds(monsters === 1 ? 4 : 3), terrainWorlds(monsters === 1 ? 4 : 3));
    fc.assert(
      fc.property(tiny, (world) => {
        expect(firstLie({ world, stay, monsters })).toBeUndefined();
      }),
      { numRuns: sweep(30, 60) },
    );
  });
});

/** The first state of which the queue's table and a search of the game's own rules disagree. */
function firstLie(chase: Chase): string | undefined {
  const table = solveChase(chase, { method: 'queue' });
  const setup = { world: chase.world, options: { stay: chase.stay, diagonals: 'always' as const }, isReachable: true };
  const cells = groundCells(chase.world);
  const known = new Map<string, boolean>();

  /** Whether the monsters capture within so many of their moves, by trying everything. */
  const isCapturedIn = (position: RoguePosition, moves: number): boolean => {
    if (rogue.outcome(position) !== undefined) return true;
    if (position.seat === MONSTER && moves === 0) return false;
    const key = `${rogue.key(position)} ${moves}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const isMonster = position.seat === MONSTER;
    const after = rogue.legalMoves(position).map((move) => rogue.play(position, move));
    const isCaptured = isMonster
      ? after.some((next) => isCapturedIn(next, moves - 1))
      : after.every((next) => isCapturedIn(next, moves));
    known.set(key, isCaptured);
    return isCaptured;
  };

  const longest = 2 * cells.length + 2; // deeper than any capture in worlds as tiny as these
  for (const team of teamsOf(cells, chase.monsters)) {
    for (const at of cells) {
      for (const seat of [MONSTER, ROGUE] as const) {
        const depth = seat === MONSTER ? table.wonIn(team, at) : table.lostIn(team, at);
        const position: RoguePosition = { setup, monsters: team, rogue: at, seat, ply: seat === MONSTER ? 0 : 1 };
        const isRight =
          depth === Infinity
            ? !isCapturedIn(position, longest)
            : isCapturedIn(position, depth) && (depth === 0 || !isCapturedIn(position, depth - 1));
        if (!isRight) return `monsters ${team.join()}, rogue ${at}, ${seat} to move: ${depth}`;
      }
    }
  }
  return undefined;
}

/** All sides open, and no corner. */
function openWorld(grid: Grid): World {
  const world = createWorld(grid);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.sidesOf(cell)) if (grid.neighbour(cell, side) >= 0) openWay(world, cell, side);
  }
  return world;
}

describe('the front', () => {
  const room = (size: number) => {
    const grid = rect.grid(size, size, 'top');
    const terrain = new Uint8Array(size * size);
    return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  };
  const chase: Chase = { world: room(9), stay: true, monsters: 1 };

  test('chooses the solver by what is wanted and by the world', () => {
    const methodOf = (a: Chase, wish?: SolveOptions) => chaseSolverOf(a, wish).method;
    expect(methodOf(chase)).toBe('kernel');
    expect(methodOf(chase, { depth: false })).toBe('fold');
    expect(methodOf({ ...chase, stay: false }, { depth: false })).toBe('kernel');
    expect(methodOf({ ...chase, world: room(3), monsters: 2 }, { depth: false })).toBe('kernel');
    expect(methodOf({ ...chase, world: createWorld(hex.grid(4, 4)) })).toBe('kernel');
    expect(methodOf({ ...chase, world: openWorld(torus.grid(4, 4)) })).toBe('queue');
    expect(methodOf({ ...chase, world: createWorld(rect.grid(4, 4), { tunnels: [[0, 9]] }) })).toBe('queue');
  });

  test('refuses a solver that would be wrong', () => {
    const refuse = (a: Chase, wish: SolveOptions) => expect(() => solveChase(a, wish));
    refuse({ ...chase, stay: false }, { method: 'fold', depth: false }).toThrow(/mover may stay/);
    refuse({ ...chase, monsters: 2 }, { method: 'fold', depth: false }).toThrow(/one monster/);
    refuse(chase, { method: 'fold' }).toThrow(/not in how many moves/);
    refuse({ ...chase, world: openWorld(torus.grid(4, 4)) }, { method: 'layers' }).toThrow(/use the queue/);
    refuse({ ...chase, world: openWorld(torus.grid(4, 4)) }, { method: 'kernel' }).toThrow(/use the queue/);
  });

  test('refuses what cannot fit, and says how much it would need', () => {
    const wish = { memory: 1000 };
    const why = /^The exact table of 81 cells needs about [0-9.]+ kB, and may take 1\.0 kB\.$/;
    expect(chaseSolveFault(chase, wish)).toMatch(why);
    expect(() => solveChase(chase, wish)).toThrow(why);
    expect(() => solveChase(chase, { ...wish, method: 'queue' })).toThrow(why);
    const large = { ...chase, world: room(300) };
    expect(chaseSolveFault(large)).toMatch(/90000 cells needs about [0-9]+ GB/);
    expect(chaseSolveFault(large, { depth: false })).toBeUndefined();
    expect(chaseSolveFault({ ...large, monsters: 2 })).toMatch(/90000 cells and 2 monsters needs about [0-9.]+ PB/);
  });

  test('folding needs no room for a table, not even where nothing folds', () => {
    const world = openWorld(rect.grid(40, 40)); // rings: nothing folds
    const table = solveChase({ world, stay: true, monsters: 1 }, { depth: false, memory: 2 ** 18 });
    expect([table.isWon([0], 1), table.isWon([0], 41), table.isLost([0], 1)]).toEqual([true, false, false]);
  });

  test('advances in slices to the same table', () => {
    fc.assert(
      fc.property(terrainWorlds(9), seeds, fc.boolean(), (world, seed, depth) => {
        const rng = createRng(seed);
        const solver = chaseSolverOf({ world, stay: true, monsters: 1 }, { depth });
        let rounds = 0;
        while (!solver.done) {
          solver.advance(1 + rng.below(60));
          expect(solver.round).toBeGreaterThanOrEqual(rounds);
          rounds = solver.round;
        }
        expect(solver.data()).toEqual(finished(world, depth));
        expect(solver.decided).toBeLessThanOrEqual(solver.stateCount);
      }),
    );
    function finished(world: World, depth: boolean) {
      const solver = chaseSolverOf({ world, stay: true, monsters: 1 }, { depth });
      solver.advance(2 ** 30);
      return solver.data();
    }
  });
});
