/**
 * What users of grid libraries report as wrong, again and again; here each is shown right. Where a mistake has a name, it is
 * made here on purpose, too, so that the worlds at hand are known to show it.
 */

import { describe, expect, test } from 'vitest';
import { drawnSquares, randomSquares } from '../../test/squares.js';
import { bytesOf, ends, leastLengths, stepsFrom } from '../../test/walks.js';
import { type Cell, closeWay, createRng, createWorld, hex, openWay, rect, type World } from '../world/index.js';
import { findPath, MovementMap, PathFinder, type PathOptions, pathAlgorithms } from './index.js';

const EIGHT = { directions: 8 } as const;
/** Those that claim the least length. */
const optimal = pathAlgorithms.filter((algorithm) => algorithm.optimal);

const cellsOf = (world: World, from: Cell, to: Cell, options: PathOptions): readonly Cell[] =>
  findPath(world, from, to, options).cells;

/** A* as it is often written: any bound, and cells once closed are never opened again. */
function carelessAstar(map: MovementMap, from: Cell, to: Cell, bound: (cell: Cell) => number): number {
  const costs = new Map([[from, 0]]);
  const closed = new Set<Cell>();
  for (;;) {
    let cell = -1;
    let least = Infinity;
    for (const [other, cost] of costs) {
      if (closed.has(other) || cost + bound(other) >= least) continue;
      least = cost + bound(other);
      cell = other;
    }
    if (cell < 0) return Infinity;
    const cost = costs.get(cell) ?? 0;
    if (cell === to) return cost;
    closed.add(cell);
    for (const [direction, next] of stepsFrom(map, cell)) {
      const offered = cost + map.costOf(cell, direction, next);
      if (!closed.has(next) && offered < (costs.get(next) ?? Infinity)) costs.set(next, offered);
    }
  }
}

/** Search from both ends that ends where they meet first. */
function carelessFromBothEnds(map: MovementMap, from: Cell, to: Cell): number {
  const there = leastLengths(map, from);
  const back = leastLengths(map, to);
  const byCost = (lengths: number[]) =>
    [...lengths.keys()].filter((cell) => lengths[cell] < Infinity).sort((a, b) => lengths[a] - lengths[b]);
  const [ahead, behind] = [byCost(there), byCost(back)];
  const [seenAhead, seenBehind] = [new Set<Cell>(), new Set<Cell>()];
  for (let turn = 0; turn < Math.max(ahead.length, behind.length); turn++) {
    seenAhead.add(ahead[turn] ?? from);
    if (seenBehind.has(ahead[turn])) return there[ahead[turn]] + back[ahead[turn]];
    seenBehind.add(behind[turn] ?? to);
    if (seenAhead.has(behind[turn])) return there[behind[turn]] + back[behind[turn]];
  }
  return Infinity;
}

/** On how many of many random questions an answer is longer than it need be. */
function timesTooLong(answer: (map: MovementMap, from: Cell, to: Cell) => number): number {
  let wrong = 0;
  for (let seed = 0; seed < 40; seed++) {
    const map = new MovementMap(randomSquares(20, 24, 15, seed), EIGHT);
    const [from, to] = ends(map.world.grid, createRng(seed));
    if (answer(map, from, to) > leastLengths(map, from)[to] + 1e-9) wrong++;
  }
  return wrong;
}

describe('a world can be searched again and again', () => {
  test('the second question is answered like the first, also after one without an answer', () => {
    const world = drawnSquares(['....#.', '.##.#.', '..#.#.', '......', '#####.', '.....#']);
    const before = bytesOf(world, {});
    for (const algorithm of pathAlgorithms) {
      const map = new MovementMap(world, { ...EIGHT, diagonalCost: 'unit' });
      if (algorithm.fault(map) !== undefined) continue;
      const search = algorithm.prepare(map);
      const first = search.find(0, 5);
      expect(first.found).toBe(true);
      expect(search.find(0, 30).found).toBe(false);
      expect(search.find(5, 12).found).toBe(true);
      expect(search.find(0, 5)).toEqual(first);
    }
    expect(bytesOf(world, {})).toEqual(before);
  });

  test('what an earlier search has closed does not hide the way of a later one', () => {
    const world = randomSquares(20, 20, 20, 3);
    const rng = createRng(5);
    const used = new PathFinder(world, EIGHT);
    for (let question = 0; question < 50; question++) {
      const [from, to] = ends(world.grid, rng);
      expect(used.find(from, to).length).toBeCloseTo(leastLengths(used.map, from)[to], 9);
    }
  });

  test('walls that come and go are seen, and a way that was lost is found again', () => {
    const world = createWorld(rect.grid(2, 3, 'top'));
    for (const cell of [0, 1, 3, 4]) openWay(world, cell, 0);
    for (const cell of [0, 2]) openWay(world, cell, 6);
    expect(cellsOf(world, 0, 5, {})).toHaveLength(4);
    closeWay(world, 1, 0);
    expect(cellsOf(world, 0, 5, {})).toEqual([0, 3, 4, 5]);
    closeWay(world, 3, 0);
    expect(findPath(world, 0, 5)).toMatchObject({ found: false, cells: [], length: Infinity });
    openWay(world, 1, 0);
    expect(cellsOf(world, 0, 5, {})).toEqual([0, 1, 2, 5]);
  });
});

describe('diagonal steps', () => {
  test('are not taken where sides are shorter, and lengths are octile', () => {
    const world = drawnSquares(['.....', '.....', '.....']);
    expect(findPath(world, 0, 4, EIGHT)).toMatchObject({ cells: [0, 1, 2, 3, 4], length: 4 });
    expect(findPath(world, 0, 14, EIGHT).length).toBeCloseTo(2 + 2 * Math.SQRT2, 12);
  });

  test('do not make paths too long, whoever searches; a bound for four directions does', () => {
    const byRows = (map: MovementMap, to: Cell) => (cell: Cell) => map.world.grid.distance(cell, to, false);
    expect(timesTooLong((map, from, to) => carelessAstar(map, from, to, byRows(map, to)))).toBeGreaterThan(0);
    for (const algorithm of optimal) {
      const answer = (map: MovementMap, from: Cell, to: Cell) => algorithm.prepare(map).find(from, to).length;
      if (algorithm.fault(new MovementMap(randomSquares(20, 24, 15, 0), EIGHT)) === undefined)
        expect(timesTooLong(answer)).toBe(0);
    }
  });

  test.each([
    ['always', ['.#', '#.'], 2],
    ['one', ['.#', '..'], 2],
    ['none', ['..', '..'], 2],
  ] as const)('past corners: %s', (corners, lines, cells) => {
    const free = drawnSquares(lines);
    const movement = { ...EIGHT, corners };
    expect(cellsOf(free, 0, 3, movement)).toHaveLength(cells);
    // One corner more than the rule has.
    const tight = { always: undefined, one: ['.#', '#.'], none: ['.#', '..'] }[corners];
    if (tight !== undefined) expect(cellsOf(drawnSquares(tight), 0, 3, movement)).not.toHaveLength(2);
    // What stands there only now counts like a wall.
    const open = drawnSquares(['..', '..']);
    for (const [count, blocked] of [
      Uint8Array.of(0, 0, 0, 0),
      Uint8Array.of(0, 1, 0, 0),
      Uint8Array.of(0, 1, 1, 0),
    ].entries())
      expect(cellsOf(open, 0, 3, { ...movement, blocked }).length === 2).toBe(
        count <= { always: 2, one: 1, none: 0 }[corners],
      );
  });

  test('cut no corner unless that is asked for', () => {
    expect(cellsOf(drawnSquares(['.#', '..']), 0, 3, EIGHT)).toEqual([0, 2, 3]);
    expect(findPath(drawnSquares(['.#', '#.']), 0, 3, EIGHT).found).toBe(false);
  });
});

test('from both ends the path is no longer than from one, where ending at the first meeting makes it so', () => {
  expect(timesTooLong(carelessFromBothEnds)).toBeGreaterThan(0);
  expect(
    timesTooLong(
      (map, from, to) => findPath(map.world, from, to, { ...EIGHT, algorithm: 'bidirectional-astar' }).length,
    ),
  ).toBe(0);
});

describe('costs', () => {
  const swamp = drawnSquares(['.....', '.....', '.....']);
  const costs = Uint16Array.from({ length: 15 }, (_, cell) => (cell % 5 === 2 && cell < 10 ? 9 : 1));

  test('lead round what is dear, wherever that is cheaper', () => {
    const world = { ...swamp, costs };
    expect(findPath(world, 0, 4, { directions: 4 })).toMatchObject({ length: 8, algorithm: 'astar' });
    expect(cellsOf(world, 0, 4, { directions: 4 })).toHaveLength(9);
    expect(findPath({ ...swamp, costs: costs.map((cost) => Math.min(cost, 4)) }, 0, 4, { directions: 4 }).length).toBe(
      7,
    );
  });

  test('below 1 do not mislead the bound, nor do costs that are all high', () => {
    for (const scale of [0.01, 100]) {
      for (const leastCost of [undefined, scale]) {
        const cost = (cell: Cell) => costs[cell] * scale;
        const options = { directions: 4, cost, ...(leastCost === undefined ? {} : { leastCost }) } as const;
        expect(findPath(swamp, 0, 4, options).length).toBeCloseTo(8 * scale, 9);
      }
    }
  });
});

test('a goal that is taken has its nearest cell, and a way that ends within reach', () => {
  const world = drawnSquares(['.....', '.....']);
  const blocked = Uint8Array.from({ length: 10 }, (_, cell) => (cell === 4 ? 1 : 0));
  expect(findPath(world, 0, 4, { ...EIGHT, blocked })).toMatchObject({ found: false, cells: [], reached: -1 });
  expect(findPath(world, 0, 4, { ...EIGHT, blocked, nearest: true })).toMatchObject({
    found: false,
    reached: 3,
    length: 3,
  });
  expect(findPath(world, 0, 4, { ...EIGHT, blocked, within: 1 })).toMatchObject({ found: true, reached: 3, length: 3 });
  expect(findPath(world, 0, 4, { ...EIGHT, blocked, within: 2 })).toMatchObject({ found: true, reached: 2, length: 2 });
});

test('a larger body takes no gap that is too narrow, and a door between cells stops it', () => {
  const world = drawnSquares(['..#..', '.....', '.....', '..#..']);
  const big = { directions: 4, size: 2 } as const;
  expect(cellsOf(world, 5, 8, big)).toEqual([5, 6, 7, 8]);
  expect(findPath(drawnSquares(['..#..', '.....', '..#..', '..#..']), 5, 8, big).found).toBe(false);
  const closed = Uint8Array.from({ length: 20 }, (_, cell) => (cell === 11 ? 1 : 0)); // east of the body's other row
  expect(findPath(world, 5, 8, { ...big, closed }).found).toBe(false);
  // Whoever is small passes beside it, and comes back through it: a way can be closed in one direction.
  expect(cellsOf(world, 10, 13, { directions: 4, closed })).toHaveLength(6);
  expect(cellsOf(world, 13, 10, { directions: 4, closed })).toEqual([13, 12, 11, 10]);
});

test('on hexagons the path has as many steps as there are rings in between, from odd and even rows', () => {
  for (const origin of ['top', 'bottom'] as const) {
    const grid = hex.grid(7, 8, origin);
    const world = createWorld(grid);
    for (let cell = 0; cell < grid.cellCount; cell++)
      for (const side of grid.shape.sides) if (grid.neighbour(cell, side) >= 0) openWay(world, cell, side);
    for (const from of [9, 17, 30]) {
      for (let to = 0; to < grid.cellCount; to++)
        expect(findPath(world, from, to).length).toBe(grid.distance(from, to, true));
    }
  }
});
