import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { seeds } from '../../test/worlds.js';
import {
  type Cell,
  closeWay,
  createRng,
  createWorld,
  hex,
  isGround,
  isShape,
  type Origin,
  openFromTerrain,
  openWay,
  type Point,
  rect,
  type Shape,
  Terrain,
  type World,
} from '../world/index.js';
import { FieldOfView, type FieldOfViewOptions } from './index.js';

/** Cells of floor and wall, with thin walls between some cells of floor. */
const worlds = (most: number, ...shapes: Shape[]) =>
  fc
    .record({
      shape: fc.constantFrom(...shapes),
      rows: fc.integer({ min: 1, max: most }),
      cols: fc.integer({ min: 1, max: most }),
      origin: fc.constantFrom<Origin>('top', 'bottom'),
      walls: fc.constantFrom(0, 1, 3, 5),
      thin: fc.constantFrom(0, 2, 5),
      seed: seeds,
    })
    .map(({ shape, rows, cols, origin, walls, thin, seed }) => {
      const rng = createRng(seed);
      const grid = shape.grid(rows, cols, origin);
      const terrain = Uint8Array.from({ length: grid.cellCount }, () => (rng.below(10) < walls ? 2 : rng.below(2)));
      const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
      for (let cell = 0; cell < grid.cellCount; cell++) {
        for (const side of shape.sides)
          if (grid.neighbour(cell, side) > cell && rng.below(10) < thin) closeWay(world, cell, side);
      }
      return world;
    });

const POINTS = 3000;

/**
 * Where a walk along a straight line ends: at the first cell that is opaque, before a thin wall, at the last cell, or at
 * the edge. The line is followed from point to point.
 */
function follow(world: World, from: Point, to: Point, hasWalls: boolean): { end: Cell; isHidden: boolean } {
  const { grid, open } = world;
  let cell = grid.cellAtPoint(from.x, from.y);
  for (let at = 1; at <= POINTS; at++) {
    const share = at / POINTS;
    const next = grid.cellAtPoint(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    if (next === cell) continue;
    if (next < 0) return { end: cell, isHidden: true };
    const side = grid.shape.directions.findIndex((_, direction) => grid.neighbour(cell, direction) === next);
    if (hasWalls && ((open[cell] >> side) & 1) === 0 && isGround(world, cell) && isGround(world, next))
      return { end: cell, isHidden: true };
    cell = next;
    if (!isGround(world, cell)) return { end: cell, isHidden: at < POINTS };
  }
  return { end: cell, isHidden: false };
}

/** The definition: the line between the centres, moved a little to the left or to the right, meets nothing. */
function isSeen(world: World, from: Cell, to: Cell, hasWalls: boolean): boolean {
  const [start, end] = [world.grid.centre(from), world.grid.centre(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  return [-0.004, 0.004].some((hair) => {
    const [x, y] = [((start.y - end.y) / length) * hair, ((end.x - start.x) / length) * hair];
    const line = [start, end].map((point) => ({ x: point.x + x, y: point.y + y }));
    const met = follow(world, line[0], line[1], hasWalls);
    return met.end === to && !met.isHidden;
  });
}

/** Every opaque cell that some line reaches: one line between each two neighbouring corners of cells. */
function wallsReached(world: World, from: Cell, hasWalls: boolean): Set<Cell> {
  const { grid } = world;
  const eye = grid.centre(from);
  const corners = Array.from({ length: grid.cellCount }, (_, cell) =>
    grid.shape.sides.map((side) => grid.side(cell, side)[0]),
  ).flat();
  const angles = corners.map(({ x, y }) => Math.atan2(y - eye.y, x - eye.x)).sort((a, b) => a - b);
  const reached = new Set<Cell>();
  for (const [index, angle] of angles.entries()) {
    const next = index + 1 < angles.length ? angles[index + 1] : angles[0] + 2 * Math.PI;
    if (next - angle < 1e-9) continue;
    const middle = (angle + next) / 2;
    const far = { x: eye.x + 9 * Math.cos(middle), y: eye.y + 9 * Math.sin(middle) };
    const { end } = follow(world, eye, far, hasWalls);
    if (end !== from && !isGround(world, end)) reached.add(end);
  }
  return reached;
}

const sights: readonly [string, FieldOfViewOptions, readonly Shape[]][] = [
  ['on hexagons', {}, [hex]],
  ['on hexagons with thin walls', { walls: true }, [hex]],
  ['on squares with thin walls', { walls: true }, [rect]],
];

describe.each(sights)('%s', (_, sight, shapes) => {
  const hasWalls = sight.walls === true;

  test('ground is seen exactly if the line between the centres says so', () => {
    fc.assert(
      fc.property(worlds(5, ...shapes), fc.nat(), (world, at) => {
        const from = at % world.grid.cellCount;
        if (!isGround(world, from)) return;
        const { seen } = new FieldOfView(world, sight).from(from);
        for (const [cell, mark] of seen.entries()) {
          if (isGround(world, cell) && cell !== from)
            expect(mark === 1, `${from} ${cell}`).toBe(isSeen(world, from, cell, hasWalls));
        }
      }),
      { numRuns: sweep(40, 600) },
    );
  });

  test('a wall is seen exactly if a line gets to it, and in the corners of rooms', () => {
    fc.assert(
      fc.property(worlds(5, ...shapes), fc.nat(), (world, at) => {
        const { grid } = world;
        const from = at % grid.cellCount;
        if (!isGround(world, from)) return;
        const { seen } = new FieldOfView(world, sight).from(from);
        const reached = wallsReached(world, from, hasWalls);
        for (const [cell, mark] of seen.entries()) {
          if (isGround(world, cell)) continue;
          const isCorner =
            isShape(grid.shape, rect) && [1, 3, 5, 7].some((corner) => seen[grid.neighbour(cell, corner)] === 1);
          if (mark === 0 || !isCorner) expect(mark === 1, `${from} ${cell}`).toBe(reached.has(cell));
        }
      }),
      { numRuns: sweep(40, 600) },
    );
  });

  test('who is seen sees back, within any radius', () => {
    fc.assert(
      fc.property(worlds(12, ...shapes), fc.constantFrom(0, 1, 2.5, 5, Infinity), (world, radius) => {
        const view = new FieldOfView(world, sight);
        const ground = [...view.seen.keys()].filter((cell) => isGround(world, cell));
        const views = new Map(ground.map((cell) => [cell, view.from(cell, radius).seen.slice()]));
        for (const a of ground) {
          for (const b of ground) if (views.get(a)?.[b] !== views.get(b)?.[a]) expect.fail(`${a} and ${b}`);
        }
      }),
      { numRuns: sweep(80, 1000) },
    );
  });

  test('a radius takes away what is farther, and nothing else; nothing is left of the look before', () => {
    fc.assert(
      fc.property(worlds(12, ...shapes), fc.nat(), fc.constantFrom(0, 1, 1.8, 3, 6.4), (world, at, radius) => {
        const { grid } = world;
        const from = at % grid.cellCount;
        const eye = grid.centre(from);
        const view = new FieldOfView(world, sight).from((from * 7) % grid.cellCount).from(from);
        const near = view.seen.map((mark, cell) => {
          const { x, y } = grid.centre(cell);
          return (x - eye.x) ** 2 + (y - eye.y) ** 2 <= radius ** 2 + 1e-9 ? mark : 0;
        });
        expect(view.from(from, radius).seen).toEqual(near);
        const listed = [...view.cells.subarray(0, view.count)];
        expect(listed[0]).toBe(from);
        expect(listed.toSorted((a, b) => a - b)).toEqual([...near.keys()].filter((cell) => near[cell] === 1));
      }),
      { numRuns: sweep(80, 1000) },
    );
  });

  test('a room is seen whole from anywhere in it, on squares with all its walls and corners', () => {
    for (const shape of shapes) {
      const grid = shape.grid(6, 7, 'top');
      const isRim = (cell: Cell) => cell < 7 || cell >= 35 || cell % 7 === 0 || cell % 7 === 6;
      const terrain = Uint8Array.from({ length: 42 }, (_, cell) => (isRim(cell) ? Terrain.wall : Terrain.floor));
      const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
      const view = new FieldOfView(world, sight);
      const floor = [...terrain.keys()].filter((cell) => !isRim(cell));
      for (const from of floor) {
        view.from(from);
        expect(floor.filter((cell) => view.seen[cell] === 0)).toEqual([]);
        if (isShape(shape, rect)) expect(view.count).toBe(42);
      }
    }
  });
});

describe('what the caller calls opaque', () => {
  test('hides as walls do: a mask and a function give what terrain gives, cell by cell', () => {
    fc.assert(
      fc.property(worlds(10, rect, hex), fc.nat(), fc.boolean(), (world, at, walls) => {
        const from = at % world.grid.cellCount;
        const mask = Uint8Array.from({ length: world.grid.cellCount }, (_, cell) => (isGround(world, cell) ? 0 : 9));
        const plain = new FieldOfView(world, { walls }).from(from);
        for (const opaque of [mask, (cell: Cell) => mask[cell] > 0]) {
          const view = new FieldOfView(world, { walls, opaque }).from(from);
          expect(view.seen).toEqual(plain.seen);
          expect(view.cells.subarray(0, view.count)).toEqual(plain.cells.subarray(0, plain.count));
        }
      }),
    );
  });

  test('is read at each look: doors, smoke and glass', () => {
    const terrain = Uint8Array.of(0, 0, 2, 0, 0);
    const grid = rect.grid(1, 5);
    const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
    const opaque = new Uint8Array(5);
    for (const walls of [false, true]) {
      const view = new FieldOfView(world, { opaque, walls });
      expect(view.from(0).count).toBe(5);
      opaque[1] = 1;
      expect(view.from(0).count).toBe(2);
      opaque[1] = 0;
    }
  });

  test('has an entry for each cell', () => {
    const world = createWorld(rect.grid(2, 2));
    expect(() => new FieldOfView(world, { opaque: new Uint8Array(3) })).toThrow(/opaque to have 4 entries.*got 3/);
  });
});

test('a thin wall hides what is behind it, where thin walls count', () => {
  const world = createWorld(rect.grid(3, 3, 'top'));
  for (let cell = 0; cell < 9; cell++) {
    for (const side of rect.sides) if (world.grid.neighbour(cell, side) >= 0) openWay(world, cell, side);
  }
  closeWay(world, 4, 0);
  closeWay(world, 1, 0);
  const look = (walls: boolean) => [...new FieldOfView(world, { walls }).from(3).seen].join('');
  expect(look(false)).toBe('111111111');
  expect(look(true)).toBe('110110111');
});

test('in the open everything is seen, on hexagons, too', () => {
  expect(new FieldOfView(createWorld(hex.grid(30, 40))).from(617).count).toBe(1200);
  expect(new FieldOfView(createWorld(hex.grid(30, 40))).from(617, 1).count).toBe(7);
  expect(new FieldOfView(createWorld(rect.grid(9, 9)), { walls: true }).from(40).count).toBe(1);
});
