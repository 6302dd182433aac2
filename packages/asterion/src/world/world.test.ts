import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grids, worlds } from '../../test/worlds.js';
import {
  addTunnel,
  bitCount,
  closeWay,
  copyWorld,
  createWorld,
  destination,
  graphOf,
  hex,
  isOpen,
  neighbours,
  neighboursIn,
  openAllSides,
  openDirectionsOf,
  openWay,
  rect,
  removeTunnel,
  Terrain,
  TUNNEL,
  tunnelPairs,
  type World,
  wayBetween,
} from './index.js';

/** Every way that is open one way only, or leads over the edge: there must be none. */
function oneWayStreets(world: World): string[] {
  const faults: string[] = [];
  const { grid } = world;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const direction of grid.shape.directions.keys()) {
      if (!isOpen(world, cell, direction)) continue;
      const next = grid.neighbour(cell, direction);
      if (next < 0 || !isOpen(world, next, grid.shape.opposite[direction])) faults.push(`${cell} to ${direction}`);
    }
  }
  return faults;
}

describe('on random worlds', () => {
  test('both sides of every wall agree', () => {
    fc.assert(fc.property(worlds(), (world) => oneWayStreets(world).length === 0));
  });

  test('with all sides open nothing is left to close but corners', () => {
    fc.assert(
      fc.property(grids(7), (grid) => {
        const world = createWorld(grid);
        openAllSides(world);
        expect(oneWayStreets(world)).toEqual([]);
        const { directions, sides } = grid.shape;
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (const way of directions.keys()) {
            expect(isOpen(world, cell, way)).toBe(sides.includes(way) && grid.neighbour(cell, way) >= 0);
          }
        }
      }),
    );
  });

  test('they still agree after any opening and closing, and a closed way is closed', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(worlds(), edits, (world, list) => {
        for (const [pickCell, pickSide, open] of list) {
          const cell = pickCell % world.grid.cellCount;
          const direction = pickSide % world.grid.shape.directions.length;
          if (world.grid.neighbour(cell, direction) < 0) continue;
          (open ? openWay : closeWay)(world, cell, direction);
          expect(isOpen(world, cell, direction)).toBe(open);
        }
        expect(oneWayStreets(world)).toEqual([]);
      }),
    );
  });

  test('tunnels lead there and back', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        for (const [a, b] of tunnelPairs(world)) {
          expect(destination(world, a, TUNNEL)).toBe(b);
          expect(destination(world, b, TUNNEL)).toBe(a);
        }
        expect(tunnelPairs(world).length * 2).toBe(world.tunnels.size);
      }),
    );
  });

  test('the compact view and the graph view have the same neighbours in the same order', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        const graph = graphOf(world);
        for (let cell = 0; cell < world.grid.cellCount; cell++) {
          expect([...neighboursIn(graph, cell)]).toEqual(neighbours(world, cell));
          const via = [...graph.via.subarray(graph.offsets[cell], graph.offsets[cell + 1])];
          expect(via).toEqual(openDirectionsOf(world, cell));
        }
      }),
    );
  });

  test('a copy equals its original and shares nothing with it', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        const copy = copyWorld(world);
        expect(copy).toEqual(world);
        const before = copyWorld(world);
        copy.open.fill(255);
        copy.terrain?.fill(Terrain.pit);
        copy.costs?.fill(7);
        copy.tunnels.clear();
        expect(world).toEqual(before);
      }),
    );
  });
});

test('a closed way leads nowhere, an open one to the neighbour', () => {
  const world = createWorld(rect.grid(2, 2));
  expect(destination(world, 0, 0)).toBe(-1);
  openWay(world, 0, 0);
  expect(destination(world, 0, 0)).toBe(1);
  expect(destination(world, 0, TUNNEL)).toBe(-1);
});

test('the way between two cells is the open one: a side, or the tunnel, and none through a wall', () => {
  const world = createWorld(rect.grid(2, 3), { tunnels: [[0, 5], [1, 2]] }); // biome-ignore format: one line
  openWay(world, 0, 0);
  expect([wayBetween(world, 0, 1), wayBetween(world, 1, 0), wayBetween(world, 0, 5)]).toEqual([0, 4, TUNNEL]);
  expect([wayBetween(world, 1, 2), wayBetween(world, 0, 3), wayBetween(world, 0, 0)]).toEqual([
    TUNNEL,
    undefined,
    undefined,
  ]);
});

test('the edge cannot be opened or closed', () => {
  const world = createWorld(hex.grid(2, 2));
  expect(() => { openWay(world, 0, 3); }).toThrow(/edge/); // biome-ignore format: one line each
  expect(() => { closeWay(world, 0, 3); }).toThrow(/edge/); // biome-ignore format: one line each
});

describe('a tunnel is refused', () => {
  const terrain = Uint8Array.from([0, 0, 0, Terrain.wall]);
  test.each([
    ['that ends where it starts', 0, 0, /ends where it starts/],
    ['that leaves the world', 0, 4, /outside/],
    ['into a wall', 0, 3, /no ground/],
    ['that shares an end', 1, 0, /shares an end/],
  ])('%s', (_what, a, b, message) => {
    const world = createWorld(rect.grid(2, 2), { terrain, tunnels: [[1, 2]] });
    expect(() => { addTunnel(world, a, b); }).toThrow(message); // biome-ignore format: one line each
    expect(tunnelPairs(world)).toEqual([[1, 2]]);
  });
});

test('a tunnel taken away is gone at both ends, and taking nothing away is fine', () => {
  const world = createWorld(rect.grid(2, 2), { tunnels: [[0, 3]] });
  removeTunnel(world, 1);
  removeTunnel(world, 3);
  expect(world.tunnels.size).toBe(0);
});

test('arrays of the wrong length are refused', () => {
  expect(() => createWorld(rect.grid(2, 2), { costs: new Uint16Array(3) })).toThrow(/costs to have 4 entries/);
});

test('bits are counted', () => {
  for (let bits = 0; bits < 65536; bits += 37) expect(bitCount(bits)).toBe(bits.toString(2).replaceAll('0', '').length);
});

test('a world of 100 million cells takes one byte a cell and knows its neighbours', () => {
  const world = createWorld(rect.grid(10_000, 10_000));
  expect(world.open.byteLength).toBe(100_000_000);
  openWay(world, 99_989_999, 2);
  expect(neighbours(world, 99_999_999)).toEqual([99_989_999]);
});
