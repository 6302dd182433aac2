import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walledWorlds, worlds } from '../../test/worlds.js';
import {
  createScene,
  createWorld,
  type Grid,
  hex,
  openFromTerrain,
  openWay,
  rect,
  Terrain,
  torus,
} from '../world/index.js';
import { wallSegments } from './index.js';

/** The segments cut into single sides, each as its middle: how often each is drawn. */
function middles(grid: Grid, lines: Float64Array): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < lines.length; i += 4) {
    const [x1, y1, x2, y2] = lines.subarray(i, i + 4);
    const units = grid.shape.isSquare ? Math.abs(x2 - x1) + Math.abs(y2 - y1) : 1;
    for (let unit = 0; unit < units; unit++) {
      const share = (unit + 0.5) / units;
      const key = pointKey(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

const pointKey = (x: number, y: number): string => `${x.toFixed(6)} ${y.toFixed(6)}`;

function middleOfSide(grid: Grid, cell: number, side: number): string {
  const [from, to] = grid.side(cell, side); // of a bent side its first piece
  return pointKey((from.x + to.x) / 2, (from.y + to.y) / 2);
}

test('straight runs of squares are one line each, horizontal ones first', () => {
  const world = createWorld(rect.grid(2, 2));
  openWay(world, 0, 0);
  const scene = createScene(world, { entrance: 0 });
  expect([...wallSegments(scene)]).toEqual([
    ...[0, 0, 2, 0],
    ...[0, 1, 2, 1],
    ...[1, 2, 2, 2],
    ...[0, 0, 0, 2],
    ...[1, 0, 1, 1],
    ...[2, 0, 2, 2],
  ]);
});

test('a single hexagon has six sides that close', () => {
  const lines = wallSegments(createScene(createWorld(hex.grid(1, 1))));
  expect(lines).toHaveLength(24);
  for (let i = 0; i < 24; i += 4) {
    expect(lines[i + 2]).toBeCloseTo(lines[(i + 4) % 24]);
    expect(lines[i + 3]).toBeCloseTo(lines[(i + 5) % 24]);
  }
});

describe('worlds of cells', () => {
  const scene = (...terrain: number[]) => {
    const grid = rect.grid(1, terrain.length);
    const ground = Uint8Array.from(terrain);
    return createScene(createWorld(grid, { terrain: ground, open: openFromTerrain(grid, ground, 'always') }));
  };

  test('a room is outlined against the wall around it and the edge', () => {
    const lines = wallSegments(scene(Terrain.wall, Terrain.floor, Terrain.corridor, Terrain.wall));
    expect([...lines]).toEqual([...[1, 0, 3, 0], ...[1, 1, 3, 1], ...[1, 0, 1, 1], ...[3, 0, 3, 1]]);
  });

  test('no line stands between ground and a pit', () => {
    const lines = wallSegments(scene(Terrain.floor, Terrain.pit));
    expect([...lines]).toEqual([...[0, 0, 2, 0], ...[0, 1, 2, 1], ...[0, 0, 0, 1], ...[2, 0, 2, 1]]);
  });

  test('solid rock has no lines', () => {
    expect(wallSegments(scene(Terrain.wall, Terrain.wall))).toHaveLength(0);
  });
});

describe('on random worlds', () => {
  test('a wall is drawn once where a side is closed, and nowhere else', () => {
    fc.assert(
      fc.property(walledWorlds(), (world) => {
        const { grid } = world;
        const drawn = middles(grid, wallSegments(createScene(world)));
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (const side of grid.sidesOf(cell)) {
            const isOpen = ((world.open[cell] >> side) & 1) === 1;
            expect(drawn.get(middleOfSide(grid, cell, side)) ?? 0).toBe(isOpen ? 0 : 1);
          }
        }
      }),
    );
  });

  test('there is no door where there is no border', () => {
    const world = createWorld(torus.grid(3, 3));
    expect(wallSegments(createScene(world, { entrance: 0, exit: 8 }))).toEqual(wallSegments(createScene(world)));
  });

  const flat = worlds().filter(({ grid }) => grid.shape.lattice !== undefined);
  test('entrance and exit on the border take one unit of wall each', () => {
    fc.assert(
      fc.property(flat, fc.boolean(), (world, areSame) => {
        const scene = createScene({ ...world, terrain: undefined }, {});
        const last = world.grid.cellCount - 1;
        const doors = { entrance: areSame ? last : 0, exit: last };
        const count = (lines: Float64Array) => [...middles(world.grid, lines).values()].reduce((a, b) => a + b, 0);
        const gaps = count(wallSegments(scene)) - count(wallSegments({ ...scene, ...doors }));
        // Only in a grid of one row can one cell have a door on both sides.
        expect(gaps).toBe(doors.entrance === doors.exit && world.grid.rows > 1 ? 1 : 2);
      }),
    );
  });
});
