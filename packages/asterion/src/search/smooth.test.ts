import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { hall } from '../../test/fields.js';
import { movementIn } from '../../test/movements.js';
import { stepsFrom } from '../../test/walks.js';
import { everyShape, seeds, walledWorlds, worlds } from '../../test/worlds.js';
import {
  addTunnel,
  type Cell,
  closeWay,
  coordinatesOf,
  createRng,
  createWorld,
  hex,
  isShape,
  rect,
  type World,
} from '../world/index.js';
import { canWalkStraight, distanceField, MovementMap, pullString, straighten, wayPointsLength } from './index.js';

/** A cheapest path from a cell to another, one of several at random: a crooked one. */
function crookedPath(map: MovementMap, from: Cell, to: Cell, seed: number): Cell[] {
  const { values } = distanceField(map.world, [to], map.movement);
  const rng = createRng(seed);
  const path = [from];
  for (let at = from; at !== to && values[from] < Infinity; path.push(at)) {
    const next = stepsFrom(map, at).filter(
      ([way, cell]) => Math.abs(values[cell] + map.costOf(at, way, cell) - values[at]) < 1e-9,
    );
    at = next[rng.below(next.length)][1];
  }
  return path;
}

/** What a path costs, Infinity where a step cannot be made, and how often it turns. */
function walked(map: MovementMap, path: readonly Cell[]): { cost: number; turns: number } {
  const ways = path.slice(1).map((to, at) => {
    const steps = stepsFrom(map, path[at]).filter(([, cell]) => cell === to);
    return steps.sort(([a], [b]) => map.costOf(path[at], a, to) - map.costOf(path[at], b, to))[0]?.[0];
  });
  return { cost: map.lengthOf(path), turns: ways.filter((way, at) => at > 0 && way !== ways[at - 1]).length };
}

/** The definition on squares: side by side, in the order in which the line crosses them; two at once are a corner. */
function isLineOpen({ world, open }: MovementMap, from: Cell, to: Cell): boolean {
  const { grid } = world;
  const [row, col] = coordinatesOf(grid, from);
  const [down, right] = coordinatesOf(grid, to).map((at, index) => at - [row, col][index]);
  const north = grid.origin === 'bottom' ? 1 : -1;
  const sides = [
    ...Array.from({ length: Math.abs(down) }, (_, at) => ({
      at: (at + 0.5) / Math.abs(down),
      way: down * north > 0 ? 2 : 6,
    })),
    ...Array.from({ length: Math.abs(right) }, (_, at) => ({
      at: (at + 0.5) / Math.abs(right),
      way: right > 0 ? 0 : 4,
    })),
  ].sort((a, b) => a.at - b.at);
  const leads = (cell: Cell, ...ways: number[]) => {
    let at = cell;
    return ways.every((way) => {
      if (((open[at] >> way) & 1) === 0) return false;
      at = grid.step(at, way);
      return true;
    });
  };
  let cell = from;
  for (let index = 0; index < sides.length; index++) {
    const [{ at, way }, next] = [sides[index], sides[index + 1]];
    if (next !== undefined && Math.abs(next.at - at) < 1e-9) {
      index++;
      const corner = [way, next.way].includes(0) && [way, next.way].includes(6) ? 7 : (way + next.way) / 2;
      if (!leads(cell, corner) && !(leads(cell, way, next.way) && leads(cell, next.way, way))) return false;
      cell = grid.step(grid.step(cell, way), next.way);
    } else {
      if (!leads(cell, way)) return false;
      cell = grid.step(cell, way);
    }
  }
  return true;
}

/** On hexagons: points of the line, moved a little to the left and to the right, lie in cells with open ways between. */
function isLineOpenOnHexagons({ world, open }: MovementMap, from: Cell, to: Cell): boolean {
  const { grid } = world;
  const [start, end] = [grid.centre(from), grid.centre(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  return [-1e-3, 1e-3].every((hair) => {
    let cell = from;
    for (let point = 0; point <= 8000; point++) {
      const next = grid.cellAtPoint(start.x + (x * point) / 8000 - y * hair, start.y + (y * point) / 8000 + x * hair);
      if (next === cell) continue;
      const way = grid.shape.directions.findIndex(
        (_, direction) => next >= 0 && grid.neighbour(cell, direction) === next,
      );
      if (way < 0 || ((open[cell] >> way) & 1) === 0) return false;
      cell = next;
    }
    return cell === to;
  });
}

const cellsOf = (world: World, a: number, b: number): [Cell, Cell] => [
  a % world.grid.cellCount,
  b % world.grid.cellCount,
];

describe('a line of sight', () => {
  test('on squares is open where every side and corner is that it crosses', () => {
    fc.assert(
      fc.property(worlds(9), seeds, fc.nat(), fc.nat(), (world, seed, a, b) => {
        const even: World = { ...world, costs: undefined };
        if (!isShape(world.grid.shape, rect)) return;
        const { cost: _, leastCost: __, ...movement } = movementIn(even, seed);
        const map = new MovementMap(even, movement);
        for (const [from, to] of [cellsOf(world, a, b), cellsOf(world, b, a), cellsOf(world, a, a + 1 + (b % 20))])
          expect(canWalkStraight(map, from, to), `${from}-${to}`).toBe(isLineOpen(map, from, to));
      }),
      { numRuns: sweep(600, 20_000) },
    );
  });

  test('on hexagons, too', () => {
    fc.assert(
      fc.property(walledWorlds(5), fc.nat(), fc.nat(), (world, a, b) => {
        if (!isShape(world.grid.shape, hex)) return;
        const map = new MovementMap(world);
        const [from, to] = cellsOf(world, a, b);
        expect(canWalkStraight(map, from, to)).toBe(isLineOpenOnHexagons(map, from, to));
      }),
      { numRuns: sweep(150, 3000) },
    );
  });

  test('runs past corners as the movement does', () => {
    const world = hall(3, 3, [1]);
    const isOpen = (corners: 'always' | 'one' | 'none') =>
      canWalkStraight(new MovementMap(world, { directions: 8, corners }), 3, 7);
    expect([isOpen('always'), isOpen('one'), isOpen('none')]).toEqual([true, true, true]);
    const past = (corners: 'always' | 'one' | 'none') =>
      canWalkStraight(new MovementMap(world, { directions: 8, corners }), 0, 4);
    expect([past('always'), past('one'), past('none')]).toEqual([true, true, false]);
  });

  test('that clips a corner is not led astray by the step through it', () => {
    const grid = rect.grid(2, 3, 'top');
    // No step leads through the corner from 3 to 1, but one does from 4 to 0; both ways round are open.
    const open = Uint8Array.of(0b11000001, 0b01010001, 0b01010000, 0b00000101, 0b00011101, 0b00010100);
    const map = new MovementMap(createWorld(grid, { open }));
    expect(canWalkStraight(map, 3, 1)).toBe(true);
  });

  test('stops at thin walls, at whoever stands there, and where the ground changes', () => {
    const world = hall(1, 4);
    expect(canWalkStraight(new MovementMap(world), 0, 3)).toBe(true);
    expect(canWalkStraight(new MovementMap(world, { blocked: Uint8Array.of(0, 0, 1, 0) }), 0, 3)).toBe(false);
    expect(canWalkStraight(new MovementMap({ ...world, costs: Uint16Array.of(1, 1, 2, 2) }), 0, 3)).toBe(false);
    closeWay(world, 1, 0);
    expect(canWalkStraight(new MovementMap(world), 0, 3)).toBe(false);
  });
});

test('where lines of sight are not exact it is said so, in words', () => {
  for (const shape of everyShape.filter(({ lattice }) => lattice === undefined)) {
    const map = new MovementMap(createWorld(shape.grid(4, 4)));
    expect(() => canWalkStraight(map, 0, 3)).toThrow(
      `lines of sight are exact, squares or hexagons, got ${shape.name}`,
    );
  }
});

describe('on random worlds, by any movement', () => {
  const flat = worlds(10).filter(({ grid }) => grid.shape.lattice !== undefined);
  test('a straightened path costs the same and turns no more often', () => {
    fc.assert(
      fc.property(flat, seeds, fc.nat(), fc.nat(), (world, seed, a, b) => {
        const map = new MovementMap(world, movementIn(world, seed));
        const [from, to] = cellsOf(world, a, b);
        const path = crookedPath(map, from, to, seed);
        const [before, after] = [walked(map, path), walked(map, straighten(map, path))];
        expect(after.cost).toBeCloseTo(before.cost, 6);
        expect(after.turns).toBeLessThanOrEqual(before.turns);
        const straight = straighten(map, path);
        expect([straight[0], straight.at(-1)]).toEqual([path[0], path.at(-1)]);
      }),
      { numRuns: sweep(250, 5000) },
    );
  });

  test('a string pulled taut has open lines only, and is no longer than the path in straight steps', () => {
    fc.assert(
      fc.property(flat, seeds, fc.nat(), fc.nat(), (world, seed, a, b) => {
        const map = new MovementMap(world, movementIn(world, seed));
        const [from, to] = cellsOf(world, a, b);
        const path = crookedPath(map, from, to, seed);
        const points = pullString(map, path);
        expect([points[0], points.at(-1)]).toEqual([path[0], path.at(-1)]);
        for (const [at, point] of points.slice(1).entries())
          expect(canWalkStraight(map, points[at], point) || map.tunnels.get(points[at]) === point).toBe(true);
        expect(wayPointsLength(map, points)).toBeLessThanOrEqual(wayPointsLength(map, path) + 1e-6);
        expect(points.every((point) => path.includes(point))).toBe(true);
      }),
      { numRuns: sweep(250, 5000) },
    );
  });
});

test('in the open one turn is enough, however crooked the path was, by 4 and by 8 directions and on hexagons', () => {
  const open = createWorld(hex.grid(20, 20));
  for (let cell = 0; cell < 400; cell++)
    open.open[cell] = open.grid.shape.directions.reduce(
      (bits, _, d) => bits | (open.grid.neighbour(cell, d) >= 0 ? 1 << d : 0),
      0,
    );
  const maps = [new MovementMap(hall(20, 20)), new MovementMap(hall(20, 20), { directions: 8 }), new MovementMap(open)];
  for (const map of maps) {
    for (let seed = 0; seed < 40; seed++) {
      const rng = createRng(seed);
      const path = crookedPath(map, rng.below(400), rng.below(400), seed);
      expect(walked(map, straighten(map, path)).turns).toBeLessThanOrEqual(1);
      expect(pullString(map, path)).toHaveLength(new Set([path[0], path.at(-1)]).size);
    }
  }
});

test('round a wall a string bends where the wall ends, and nowhere else', () => {
  const world = hall(5, 9, [1 * 9 + 4, 2 * 9 + 4, 3 * 9 + 4]);
  const map = new MovementMap(world, { directions: 8 });
  const points = pullString(map, crookedPath(map, 2 * 9, 2 * 9 + 8, 3));
  expect(points).toEqual([2 * 9, 4, 2 * 9 + 8]);
  expect(wayPointsLength(map, points)).toBeCloseTo(2 * Math.hypot(4, 2), 9);
});

test('a tunnel stays part of the way', () => {
  const world = hall(1, 20, [10]);
  addTunnel(world, 5, 15);
  const map = new MovementMap(world);
  const path = [0, 1, 2, 3, 4, 5, 15, 16, 17];
  expect(pullString(map, path)).toEqual([0, 5, 15, 17]);
  expect(wayPointsLength(map, [0, 5, 15, 17])).toBe(8);
  expect(straighten(map, path)).toEqual(path);
  expect(wayPointsLength(map, [0, 17])).toBe(Infinity);
});

test('what is no path is refused', () => {
  const map = new MovementMap(hall(2, 2));
  expect(() => straighten(map, [0, 3])).toThrow(/none leads from cell 0 to 3/);
  expect(() => pullString(map, [0, 3])).toThrow(/none leads from cell 0 to 3/);
  expect([straighten(map, []), pullString(map, []), pullString(map, [2])]).toEqual([[], [], [2]]);
});
