import { describe, expect, test } from 'vitest';
import { type Cell, createRng, rect, Terrain } from '../../world/index.js';
import { bsp, ringOf } from './generators/bsp.js';
import type { NumberKnob } from './knobs.js';
import { generateRealm, type Realm } from './realm.js';
import { heightOf, isRoomy, partition, SPLITS, widthOf } from './regions.js';
import { rectangular } from './room-kinds/rectangular.js';
import { roomKinds } from './room-kinds.js';

const SEEDS = 300;
const whole = (rows: number, cols: number) => ({ firstRow: 0, firstCol: 0, lastRow: rows - 1, lastCol: cols - 1 });

describe.each(SPLITS)('a partition by %s', (split) => {
  test('covers the whole once, no deeper than asked, with space for a room somewhere', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const rng = createRng(seed);
      const [rows, cols, depth] = [9 + rng.below(50), 9 + rng.below(50), rng.below(7)];
      const least = seed % 2 === 0 ? 4 : 9;
      const leaves = partition(whole(rows, cols), { depth, split, least }, rng);
      const covered = new Uint8Array(rows * cols);
      for (const { firstRow, firstCol, lastRow, lastCol } of leaves) {
        for (let row = firstRow; row <= lastRow; row++) {
          for (let col = firstCol; col <= lastCol; col++) covered[row * cols + col]++;
        }
      }
      expect(covered.every((count) => count === 1), `seed ${seed}`).toBe(true); // biome-ignore format: a line
      expect(leaves.length).toBeLessThanOrEqual(2 ** depth);
      expect(leaves.some(isRoomy)).toBe(true);
      if (least === 9) expect(leaves.every(isRoomy)).toBe(true);
      for (const leaf of leaves) expect(Math.min(heightOf(leaf), widthOf(leaf))).toBeGreaterThanOrEqual(least);
    }
  });
});

test('the usual depth is 4 at 60 x 30 and grows with the size', () => {
  const depth = bsp.knobs.find(({ name }) => name === 'depth') as NumberKnob;
  expect([[9, 9], [30, 60], [60, 60], [100, 200], [500, 500], [1000, 2000]].map(([rows, cols]) => depth.usual(rows, cols)))
    .toEqual([0, 4, 5, 7, 11, 14]); // biome-ignore format: sizes and depths
});

describe.each(roomKinds.map((kind) => [kind.name, kind] as const))('a room that is %s', (_name, kind) => {
  test('lies inside its region, in one piece, with a square around its centre', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const rng = createRng(seed);
      const [down, across] = [7 + rng.below(20), 7 + rng.below(20)];
      const grid = rect.grid(down + 2, across + 2);
      const inside = { firstRow: 1, firstCol: 1, lastRow: down, lastCol: across };
      const bounds = [3 + rng.below(5), 3 + rng.below(40)].sort((a, b) => a - b) as [number, number];
      const { centre, cells } = kind.lay({ grid, inside, width: bounds, height: bounds }, rng);
      const floor = new Set(cells);
      expect(floor.size).toBe(cells.length);
      const reached = new Set<Cell>([centre]);
      for (const cell of reached) {
        for (const side of rect.sides) if (floor.has(grid.step(cell, side))) reached.add(grid.step(cell, side));
      }
      expect(reached, `seed ${seed}`).toEqual(floor);
      for (const direction of rect.directions.keys()) expect(floor).toContain(grid.step(centre, direction));
      const [rows, cols] = [cells.map((cell) => Math.floor(cell / grid.cols)), cells.map((cell) => cell % grid.cols)];
      expect(Math.min(...rows, ...cols)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...rows)).toBeLessThanOrEqual(down);
      expect(Math.max(...cols)).toBeLessThanOrEqual(across);
      for (const along of [rows, cols]) {
        expect(Math.max(...along) - Math.min(...along) + 1).toBeLessThanOrEqual(bounds[1]);
      }
    }
  });
});

test('a rectangle has floor on half of its region or more, and corners anywhere', () => {
  const corners = new Set<Cell>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const grid = rect.grid(14, 20);
    const inside = { firstRow: 1, firstCol: 1, lastRow: 12, lastCol: 18 };
    const { cells } = rectangular.lay({ grid, inside, width: [3, 2000], height: [3, 2000] }, createRng(seed));
    expect(cells.length).toBeGreaterThanOrEqual((14 * 20) / 2);
    corners.add(cells[0]);
  }
  expect(corners.size).toBeGreaterThan(15);
});

test('the ring goes to the nearest room left, and from the last one back to the first', () => {
  const grid = rect.grid(1, 20);
  for (let seed = 0; seed < 20; seed++) {
    const pairs = ringOf(grid, [2, 3, 7, 19], createRng(seed));
    const order = pairs.map(([from]) => from);
    expect(pairs.map(([, to]) => to)).toEqual([...order.slice(1), order[0]]);
    expect({ 2: [2, 3, 7, 19], 3: [3, 2, 7, 19], 7: [7, 3, 2, 19], 19: [19, 7, 3, 2] }[order[0]]).toEqual(order);
  }
  expect(ringOf(grid, [5], createRng(0))).toEqual([]);
});

/** Whether a corridor turns: a corridor cell with corridor across two sides at a right angle, and no other. */
function turns({ world }: Realm): boolean {
  const { cols } = world.grid;
  const terrain = world.terrain ?? new Uint8Array();
  const isCorridor = (cell: Cell) => terrain[cell] === Terrain.corridor;
  return terrain.some((kind, cell) => {
    if (kind !== Terrain.corridor) return false;
    const across = [cell - 1, cell + 1].filter(isCorridor).length;
    return across === 1 && [cell - cols, cell + cols].filter(isCorridor).length === 1;
  });
}

test('the usual world has four rooms or more, of all kinds, and corridors turn in most', () => {
  const realms = Array.from({ length: SEEDS }, (_, seed) => generateRealm({ seed }));
  const kinds = realms.flatMap(({ rooms }) => rooms.map(({ kind }) => kind));
  expect(Math.min(...realms.map(({ rooms }) => rooms.length))).toBeGreaterThanOrEqual(4);
  for (const { name } of roomKinds) expect(kinds.filter((kind) => kind === name).length).toBeGreaterThan(SEEDS);
  expect(realms.filter(turns).length / SEEDS).toBeGreaterThan(0.8);
});

test('a knob does what it says', () => {
  for (let seed = 0; seed < 30; seed++) {
    const walks = generateRealm({ seed, knobs: { kind: 'random-walk' } });
    expect(walks.rooms.every(({ kind }) => kind === 'random-walk')).toBe(true);
    expect(generateRealm({ seed, knobs: { depth: 0 } }).rooms).toHaveLength(1);
    expect(generateRealm({ seed, knobs: { depth: 2 } }).rooms.length).toBeLessThanOrEqual(4);
  }
  const look = (split: string) => generateRealm({ seed: 1, knobs: { split } }).world.terrain;
  expect(look('coin')).not.toEqual(look('alternate'));
});
