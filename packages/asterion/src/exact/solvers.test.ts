/** All solvers say the same of every state, and the queue says what plain minimax says. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { seeds, terrainWorlds, walledWorlds } from '../../test/worlds.js';
import { MONSTER, ROGUE, type RoguePosition, rogue } from '../game/index.js';
import {
  type Cell,
  createRng,
  createWorld,
  DIAGONALS,
  type Diagonals,
  hex,
  isGround,
  openFromTerrain,
  openWay,
  rect,
  type Shape,
  type World,
} from '../world/index.js';
import type { Chase } from './chase.js';
import type { Method } from './data.js';
import { type SolveOptions, solve, solveFault, solverOf } from './solve.js';
import type { ExactTable } from './table.js';

const RUNS = sweep(60, 300);

const groundOf = (world: World): Cell[] =>
  Array.from({ length: world.grid.cellCount }, (_, cell) => cell).filter((cell) => isGround(world, cell));

/** Where so many monsters can stand, each in turn on each cell. */
function teamsOf(cells: readonly Cell[], monsters: number): Cell[][] {
  if (monsters === 0) return [[]];
  return teamsOf(cells, monsters - 1).flatMap((team) => cells.map((cell) => [...team, cell]));
}

/** The first state on which two tables differ, in words; undefined if they agree on all. */
function difference(a: ExactTable, b: ExactTable): string | undefined {
  const cells = groundOf(a.chase.world);
  const areDeep = a.hasDepths && b.hasDepths;
  for (const team of teamsOf(cells, a.chase.monsters)) {
    for (const at of cells) {
      const where = `${a.method} against ${b.method}: monsters ${team.join()}, rogue ${at}`;
      if (a.isWon(team, at) !== b.isWon(team, at)) return `${where}: won ${a.isWon(team, at)}`;
      if (a.isLost(team, at) !== b.isLost(team, at)) return `${where}: lost ${a.isLost(team, at)}`;
      if (!areDeep) continue;
      if (a.wonIn(team, at) !== b.wonIn(team, at)) return `${where}: ${a.wonIn(team, at)}, ${b.wonIn(team, at)}`;
      if (a.lostIn(team, at) !== b.lostIn(team, at)) return `${where}: ${a.lostIn(team, at)}, ${b.lostIn(team, at)}`;
    }
  }
  return undefined;
}

/** Solves by every method that accepts the chase; fails unless all agree. Returns the methods. */
function methodsThatAgree(chase: Chase): Method[] {
  const reference = solve(chase, { method: 'queue' });
  const wishes: SolveOptions[] = [
    { method: 'layers' },
    { method: 'layers', depth: false },
    { method: 'fold', depth: false },
    { depth: false },
    {},
  ];
  const accepted = wishes.filter((wish) => solveFault(chase, wish) === undefined);
  for (const wish of accepted) expect(difference(reference, solve(chase, wish))).toBeUndefined();
  return [...new Set(accepted.map(({ method }) => method).filter((method) => method !== undefined))];
}

const of = (shape: Shape) => (world: World) => world.grid.shape === shape;
const withoutTunnels = (world: World): World => ({ ...world, tunnels: new Map() });

const under =
  (rule: Diagonals) =>
  ({ grid, terrain = new Uint8Array(grid.cellCount) }: World): World =>
    createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, rule) });

describe.each([true, false])('where staying is legal: %s', (stay) => {
  const both: Method[] = stay ? ['layers', 'fold'] : ['layers'];
  const general: Method[] = stay ? ['fold'] : [];

  test.each(DIAGONALS)(`all solvers agree on ${RUNS} dungeons, diagonals %s`, (rule) => {
    const dungeons = terrainWorlds(11).filter(of(rect)).map(under(rule));
    fc.assert(
      fc.property(dungeons, (world) => {
        expect(methodsThatAgree({ world, stay, monsters: 1 })).toEqual(both);
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['squares with thin walls', walledWorlds(10).filter(of(rect)).map(withoutTunnels), both],
    ['hexagons with thin walls', walledWorlds(8).filter(of(hex)).map(withoutTunnels), general],
    ['hexagonal dungeons', terrainWorlds(9).filter(of(hex)), general],
    [
      'worlds with tunnels',
      fc.oneof(walledWorlds(8), terrainWorlds(8)).filter(({ tunnels }) => tunnels.size > 0),
      general,
    ],
  ] as const)(`all solvers agree on ${RUNS} %s`, (_what, arbitrary, methods) => {
    fc.assert(
      fc.property(arbitrary, (world) => {
        expect(methodsThatAgree({ world, stay, monsters: 1 })).toEqual(methods);
      }),
      { numRuns: RUNS },
    );
  });

  test(`the queue and the layers agree on two monsters in ${RUNS} small dungeons`, () => {
    const dungeons = terrainWorlds(4).filter(of(rect)).map(withoutTunnels);
    fc.assert(
      fc.property(dungeons, (world) => {
        expect(methodsThatAgree({ world, stay, monsters: 2 })).toEqual(['layers']);
      }),
      { numRuns: RUNS },
    );
  });

  test('the queue and the layers agree on three monsters in tiny dungeons', () => {
    const dungeons = terrainWorlds(3).filter(of(rect)).map(withoutTunnels);
    fc.assert(
      fc.property(dungeons, (world) => {
        expect(methodsThatAgree({ world, stay, monsters: 3 })).toEqual(['layers']);
      }),
      { numRuns: sweep(40, 100) },
    );
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
  const table = solve(chase, { method: 'queue' });
  const setup = { world: chase.world, options: { stay: chase.stay, diagonals: 'always' as const }, isReachable: true };
  const cells = groundOf(chase.world);
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

describe('the front', () => {
  const room = (size: number) => {
    const grid = rect.grid(size, size, 'top');
    const terrain = new Uint8Array(size * size);
    return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  };
  const chase: Chase = { world: room(9), stay: true, monsters: 1 };

  test('chooses the solver by what is wanted and by the world', () => {
    const methodOf = (a: Chase, wish?: SolveOptions) => solverOf(a, wish).method;
    expect(methodOf(chase)).toBe('layers');
    expect(methodOf(chase, { depth: false })).toBe('fold');
    expect(methodOf({ ...chase, stay: false }, { depth: false })).toBe('layers');
    expect(methodOf({ ...chase, world: room(3), monsters: 2 }, { depth: false })).toBe('layers');
    expect(methodOf({ ...chase, world: createWorld(hex.grid(4, 4)) })).toBe('queue');
    expect(methodOf({ ...chase, world: createWorld(rect.grid(4, 4), { tunnels: [[0, 9]] }) })).toBe('queue');
  });

  test('refuses a solver that would be wrong', () => {
    const refuse = (a: Chase, wish: SolveOptions) => expect(() => solve(a, wish));
    refuse({ ...chase, stay: false }, { method: 'fold', depth: false }).toThrow(/mover may stay/);
    refuse({ ...chase, monsters: 2 }, { method: 'fold', depth: false }).toThrow(/one monster/);
    refuse(chase, { method: 'fold' }).toThrow(/not in how many moves/);
    refuse({ ...chase, world: createWorld(hex.grid(2, 2)) }, { method: 'layers' }).toThrow(/squares/);
  });

  test('refuses what cannot fit, and says how much it would need', () => {
    const wish = { memory: 1000 };
    const why = /^The exact table of 81 cells needs about [0-9.]+ kB, and may take 1\.0 kB\.$/;
    expect(solveFault(chase, wish)).toMatch(why);
    expect(() => solve(chase, wish)).toThrow(why);
    expect(() => solve(chase, { ...wish, method: 'queue' })).toThrow(why);
    const large = { ...chase, world: room(300) };
    expect(solveFault(large)).toMatch(/90000 cells needs about [0-9]+ GB/);
    expect(solveFault(large, { depth: false })).toBeUndefined();
    expect(solveFault({ ...large, monsters: 2 })).toMatch(/90000 cells and 2 monsters needs about [0-9.]+ PB/);
  });

  test('a core that cannot fit is refused when it is known', () => {
    const world = createWorld(rect.grid(40, 40)); // rings: nothing folds
    for (let cell = 0; cell < world.grid.cellCount; cell++) {
      for (const side of rect.sides) if (world.grid.neighbour(cell, side) >= 0) openWay(world, cell, side);
    }
    expect(() => solve({ world, stay: true, monsters: 1 }, { depth: false, memory: 2 ** 18 })).toThrow(/1600 cells/);
  });

  test('advances in slices to the same table', () => {
    fc.assert(
      fc.property(terrainWorlds(9), seeds, fc.boolean(), (world, seed, depth) => {
        const rng = createRng(seed);
        const solver = solverOf({ world, stay: true, monsters: 1 }, { depth });
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
      const solver = solverOf({ world, stay: true, monsters: 1 }, { depth });
      solver.advance(2 ** 30);
      return solver.data();
    }
  });
});
