import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeds, terrainWorlds, walledWorlds, worlds } from '../../test/worlds.js';
import {
  type Cell,
  closeWay,
  createRng,
  createWorld,
  type Direction,
  hex,
  isGround,
  openWay,
  paint,
  type Rng,
  rect,
  Terrain,
  type World,
} from '../world/index.js';
import { CORNER_RULES, type Movement, MovementMap, movementFault } from './index.js';

/** Every way to ask for steps, on worlds that allow it. */
const RULES: readonly Movement[] = [
  {},
  ...[1, 2, 3].flatMap((size): Movement[] => [
    { directions: 4, size },
    { directions: 8, size },
    ...CORNER_RULES.map((corners) => ({ directions: 8, corners, size }) as const),
  ]),
];

/** Something blocked here and there, ways closed here and there; each absent now and then. */
function masked(rule: Movement, { grid }: World, rng: Rng): Movement {
  const blocked = Uint8Array.from({ length: grid.cellCount }, () => (rng.below(8) === 0 ? 7 : 0));
  const closed = Uint8Array.from({ length: grid.cellCount }, () => (rng.below(6) === 0 ? rng.below(256) : 0));
  return {
    ...rule,
    ...(rng.below(2) === 0 ? { blocked } : {}),
    ...(rng.below(2) === 0 ? { closed } : {}),
  };
}

/** The oracle: whether a step can be made, from the words of the rule, cell by cell of the body. */
function canStep(world: World, movement: Movement, cell: Cell, direction: Direction): boolean {
  const { grid } = world;
  const { directions, corners = 'none', size = 1, blocked, closed } = movement;
  const isClosed = ((closed?.[cell] ?? 0) >> direction) & 1;
  const isWay = (at: Cell, side: Direction) => ((world.open[at] & ~(closed?.[at] ?? 0)) >> side) & 1;
  const body = (at: Cell): Cell[] | undefined => {
    if (size === 1) return [at];
    const [row, col] = [Math.floor(at / grid.cols), at % grid.cols];
    if (row + size > grid.rows || col + size > grid.cols) return undefined;
    return Array.from({ length: size * size }, (_, i) => at + Math.floor(i / size) * grid.cols + (i % size));
  };
  const canStand = (at: Cell) => {
    const cells = body(at);
    if (cells === undefined || cells.some((part) => !isGround(world, part) || (blocked?.[part] ?? 0) !== 0))
      return false;
    return (
      directions === undefined ||
      cells.every((part) =>
        rect.sides.every((side) => !cells.includes(grid.neighbour(part, side)) || isWay(part, side)),
      )
    );
  };
  const next = grid.neighbour(cell, direction);
  if (next < 0 || isClosed === 1 || !canStand(cell) || !canStand(next)) return false;
  if (directions === undefined) return isWay(cell, direction) === 1;
  const canSide = (at: Cell, side: Direction) => {
    const to = grid.neighbour(at, side);
    if (to < 0 || !canStand(at) || !canStand(to)) return false;
    const ahead = body(at)?.filter((part) => !body(at)?.includes(grid.neighbour(part, side))) ?? [];
    return ahead.every((part) => isWay(part, side));
  };
  if (direction % 2 === 0) return canSide(cell, direction);
  if (directions === 4) return false;
  const [before, after] = [direction - 1, (direction + 1) % 8];
  const ways = [
    [before, after],
    [after, before],
  ].filter(([first, then]) => canSide(cell, first) && canSide(grid.neighbour(cell, first), then));
  return ways.length >= { always: 0, one: 1, none: 2 }[corners];
}

function expectAsTheOracle(map: MovementMap): void {
  const { world, movement, open, tunnels } = map;
  const { grid } = world;
  const directions = [...grid.shape.directions.keys()];
  const expected = Array.from({ length: grid.cellCount }, (_, cell) =>
    directions.reduce((ways, direction) => ways | (Number(canStep(world, movement, cell, direction)) << direction), 0),
  );
  expect([...open]).toEqual(expected);
  const isFree = (cell: Cell) => (movement.blocked?.[cell] ?? 0) === 0;
  expect([...tunnels]).toEqual([...world.tunnels].filter(([a, b]) => isFree(a) && isFree(b)));
}

test.each(RULES)('under %o the steps are those of the rule, past corners and what is blocked or closed', (rule) => {
  fc.assert(
    fc.property(fc.oneof(walledWorlds(6), terrainWorlds(6)), seeds, (world, seed) => {
      const movement = masked(rule, world, createRng(seed));
      const before = world.open.slice();
      fc.pre(movementFault(world, movement) === undefined);
      expectAsTheOracle(new MovementMap(world, movement));
      expect(world.open).toEqual(before);
    }),
  );
});

test.each(RULES)('under %o a map refreshed around what has changed is the one made anew', (rule) => {
  fc.assert(
    fc.property(fc.oneof(walledWorlds(9), terrainWorlds(9)), seeds, (world, seed) => {
      const rng = createRng(seed);
      const movement = masked(rule, world, rng);
      fc.pre(movementFault(world, movement) === undefined);
      const map = new MovementMap(world, movement);
      for (let edit = 0; edit < 6; edit++) {
        const changed = edited(world, movement, rng);
        map.refresh([changed]);
        expect(map.open).toEqual(new MovementMap(world, movement).open);
      }
    }),
  );
});

/** Changes something at a cell. */
function edited(world: World, { blocked, closed }: Movement, rng: Rng): Cell {
  const { grid, terrain } = world;
  const cell = rng.below(grid.cellCount);
  const side = grid.shape.sides[rng.below(grid.shape.sides.length)];
  if (blocked !== undefined && rng.below(3) === 0) blocked[cell] ^= 7;
  else if (closed !== undefined && rng.below(3) === 0) closed[cell] = rng.below(256);
  else if (terrain !== undefined) paint(world, cell, rng.below(2) === 0 ? Terrain.floor : Terrain.wall, 'always');
  else if (grid.neighbour(cell, side) >= 0) (rng.below(2) === 0 ? openWay : closeWay)(world, cell, side);
  return cell;
}

test('a movement that asks for nothing reads the arrays of the world', () => {
  fc.assert(
    fc.property(worlds(), (world) => {
      const map = new MovementMap(world);
      expect(map.open).toBe(world.open);
      expect(map.tunnels).toBe(world.tunnels);
      expect(map.costs).toBe(world.costs);
    }),
  );
});

test('diagonal steps cost the square root of 2 on squares, or 1 where that is asked for', () => {
  const world = createWorld(rect.grid(2, 2));
  const octile = new MovementMap(world);
  expect([0, 1, 2, 7, 16].map((direction) => octile.stepCosts[direction])).toEqual([1, Math.SQRT2, 1, Math.SQRT2, 1]);
  expect(new Set(new MovementMap(world, { diagonalCost: 'unit' }).stepCosts)).toEqual(new Set([1]));
  expect(new Set(new MovementMap(createWorld(hex.grid(2, 2))).stepCosts)).toEqual(new Set([1]));
});

test("a step costs what the cell says that is entered, or what the caller's function says", () => {
  const world = createWorld(rect.grid(1, 3), { costs: Uint16Array.of(5, 3, 7) });
  const stored = new MovementMap(world);
  expect([stored.costOf(0, 0, 1), stored.leastCost, stored.isUniform]).toEqual([3, 3, false]);
  const told = new MovementMap(world, { cost: (cell, from, direction) => 100 * cell + 10 * from + direction });
  expect([told.costOf(0, 0, 1), told.costOf(1, 4, 0), told.leastCost, told.isUniform]).toEqual([100, 14, 0, false]);
  expect(new MovementMap(createWorld(rect.grid(1, 3))).leastCost).toBe(1);
});

test('what cannot be is refused in words', () => {
  const squares = createWorld(rect.grid(2, 3));
  const tunnelled = createWorld(rect.grid(2, 3), { tunnels: [[0, 5]] });
  const wrong = (world: World, movement: unknown, words: string) => {
    expect(movementFault(world, movement as Movement)).toBe(words);
    expect(() => new MovementMap(world, movement as Movement)).toThrow(new RangeError(words));
  };
  wrong(createWorld(hex.grid(2, 2)), { directions: 8 }, 'Expected squares for 8 directions, got hex.');
  wrong(squares, { directions: 4, size: 1.5 }, 'Expected a size of 1 or more whole cells, got 1.5.');
  wrong(squares, { size: 2 }, 'Expected 4 or 8 directions for a body of 2 x 2 cells.');
  wrong(tunnelled, { directions: 4, size: 2 }, 'Expected no tunnels for a body of 2 x 2 cells.');
  wrong(squares, { blocked: new Uint8Array(5) }, 'Expected blocked to have 6 entries, one a cell, got 5.');
  wrong(squares, { closed: new Uint8Array(7) }, 'Expected closed to have 6 entries, one a cell, got 7.');
  wrong(squares, { cost: () => 1, leastCost: -1 }, 'Expected a least cost of 0 or more, got -1.');
});

test('a walk costs the sum of its steps, and Infinity where one cannot be made', () => {
  const world = createWorld(rect.grid(2, 3), { costs: Uint16Array.of(1, 2, 3, 4, 5, 6), tunnels: [[0, 1]] });
  for (const cell of [0, 1, 3, 4]) openWay(world, cell, 0);
  for (const cell of [0, 1, 2]) openWay(world, cell, 2);
  const map = new MovementMap(world, { directions: 8 });
  expect(map.lengthOf([0, 1, 4, 2])).toBe(2 + 5 + 3 * Math.SQRT2);
  expect(map.lengthOf(Int32Array.of(0))).toBe(0);
  expect(map.lengthOf([])).toBe(0);
  expect(map.lengthOf([0, 2])).toBe(Infinity);
  // Through the tunnel it costs one way more than another: the cheaper counts.
  const dear = new MovementMap(world, { cost: (_, __, direction) => (direction === 16 ? 2 : 7) });
  expect(dear.lengthOf([0, 1, 2])).toBe(9);
});

test('a cost that is none is refused where it is told', () => {
  const world = createWorld(rect.grid(1, 2), { open: Uint8Array.of(1, 16) });
  for (const cost of [0, -1, NaN]) {
    const words = `Expected a cost above 0 for entering cell 1 from cell 0, got ${cost}.`;
    expect(() => new MovementMap(world, { cost: () => cost }).lengthOf([0, 1])).toThrow(new RangeError(words));
  }
});

test('each step costs 1 where nothing else is told and no corner is longer', () => {
  const maze = createWorld(rect.grid(2, 2), { open: Uint8Array.of(1, 16, 0, 0) });
  const room = createWorld(rect.grid(2, 2), { open: Uint8Array.of(2, 0, 0, 32) });
  const isUnit = (world: World, movement: Movement) => new MovementMap(world, movement).isUnit;
  expect([isUnit(maze, {}), isUnit(maze, { directions: 4 }), isUnit(maze, { directions: 8 })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isUnit(room, {}), isUnit(room, { diagonalCost: 'unit' }), isUnit(room, { directions: 4 })]).toEqual([
    false,
    true,
    true,
  ]);
  expect([isUnit(maze, { cost: () => 1 }), isUnit({ ...maze, costs: new Uint16Array(4) }, {})]).toEqual([false, false]);
});

test('as a world, a movement has its own ways and the ground of its world', () => {
  const world = createWorld(rect.grid(1, 3), { open: Uint8Array.of(1, 17, 16), tunnels: [[0, 2]] });
  const seen = new MovementMap(world, { blocked: Uint8Array.of(0, 0, 1) }).asWorld;
  expect([[...seen.open], seen.tunnels.size, seen.grid]).toEqual([[1, 16, 0], 0, world.grid]);
});
