import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { dungeonFault, formatDungeon } from '../../notation/index.js';
import { distancesFrom } from '../../search/index.js';
import {
  type Cell,
  coordinatesOf,
  createRng,
  createWorld,
  type Grid,
  groundCells,
  isGround,
  openFromTerrain,
  type Scene,
  Terrain,
  withOrigin,
} from '../../world/index.js';
import { generateDungeon } from './dungeon.js';
import { dungeonKindNamed, dungeonKinds } from './kinds.js';
import type { DungeonPlan } from './plan.js';

const SEEDS = sweep(200, 2000);
/** Sizes for seeds: mostly small, where things get tight. */
const sizeFor = (seed: number) => 5 + createRng(seed).below(seed % 4 === 0 ? 27 : 11);

const terrainOf = ({ world }: Scene): Uint8Array => world.terrain ?? new Uint8Array();
const sidesOf = (grid: Grid, cell: Cell): Cell[] =>
  grid.shape.sides.map((side) => grid.neighbour(cell, side)).filter((next) => next >= 0);

/** By cell of floor: which set of rooms joined by sides it belongs to. */
function roomSets(scene: Scene): Map<Cell, number> {
  const terrain = terrainOf(scene);
  const sets = new Map<Cell, number>();
  for (const first of terrain.keys()) {
    if (terrain[first] !== Terrain.floor || sets.has(first)) continue;
    const set = new Set(sets.values()).size;
    const queue = [first];
    sets.set(first, set);
    for (const cell of queue) {
      for (const next of sidesOf(scene.world.grid, cell)) {
        if (terrain[next] !== Terrain.floor || sets.has(next)) continue;
        sets.set(next, set);
        queue.push(next);
      }
    }
  }
  return sets;
}

/** Independent loops once each set of rooms is one place, and corridor cells with one way out. */
function countLoops(scene: Scene): { loops: number; deadEnds: number } {
  const { grid } = scene.world;
  const terrain = terrainOf(scene);
  let places = new Set(roomSets(scene).values()).size;
  let joints = 0;
  let deadEnds = 0;
  for (const cell of terrain.keys()) {
    if (terrain[cell] !== Terrain.corridor) continue;
    const beside = sidesOf(grid, cell).filter((next) => isGround(scene.world, next));
    places++;
    joints += beside.filter((next) => next > cell || terrain[next] === Terrain.floor).length;
    if (beside.length === 1) deadEnds++;
  }
  return { loops: joints - places + 1, deadEnds };
}

/** The first ground that cannot be reached across sides alone. */
function island(scene: Scene): Cell | undefined {
  const terrain = terrainOf(scene);
  const { grid } = scene.world;
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  const distances = distancesFrom(world, scene.actors.rogue[0]);
  return [...terrain.keys()].find((cell) => isGround(world, cell) && distances[cell] < 0);
}

describe.each(dungeonKinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  const planFor = (seed: number, more: DungeonPlan = {}): DungeonPlan => ({
    ...kind.knobs,
    rows: sizeFor(seed),
    seed,
    ...more,
  });

  test('is found by its name', () => expect(dungeonKindNamed(name)).toBe(kind));

  test('hangs together under every rule about diagonals, with everybody on a room cell of their own', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const scene = generateDungeon(planFor(seed, { monsters: 1 + (seed % 3) }));
      expect(island(scene), `seed ${seed}`).toBeUndefined();
      expect(dungeonFault({ scene }), `seed ${seed}`).toBeUndefined(); // also: on room, in cells of their own
      expect(scene.actors.monster).toHaveLength(1 + (seed % 3));
    }
  });

  test('starts the monster a third of the size away, or as far as the rooms allow', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { world, actors } = generateDungeon(planFor(seed));
      const distance = distancesFrom(world, actors.rogue[0])[actors.monster[0]];
      if (distance >= world.grid.rows / 3) continue;
      const rooms = [...(world.terrain ?? []).keys()].filter((cell) => world.terrain?.[cell] === Terrain.floor);
      if (rooms.length > 64) continue;
      const farthest = rooms.map((from) => Math.max(...rooms.map((to) => distancesFrom(world, from)[to])));
      expect(distance, `seed ${seed}`).toBe(Math.max(...farthest));
    }
  });

  test('has no loop of corridors but those asked for, each of which adds one, until no place is left', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const asked = seed % 5;
      const tree = generateDungeon(planFor(seed, { loops: 0, deadEnds: 0 }));
      const scene = generateDungeon(planFor(seed, { loops: asked, deadEnds: 0 }));
      expect(countLoops(tree), `seed ${seed}`).toEqual({ loops: 0, deadEnds: 0 });
      expect(countLoops(scene).loops, `seed ${seed}`).toBeLessThanOrEqual(asked);
      if (countLoops(scene).loops < asked) {
        const more = generateDungeon(planFor(seed, { loops: asked + 1, deadEnds: 0 }));
        expect(terrainOf(more), `seed ${seed}`).toEqual(terrainOf(scene));
      }
      const changed = terrainOf(tree).findIndex(
        (ground, cell) => ground !== Terrain.wall && ground !== terrainOf(scene)[cell],
      );
      expect(changed, `seed ${seed}: loops are added to the tree`).toBe(-1);
    }
  });

  test('never has more dead ends than asked for, nor do they change its loops', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const asked = seed % 5;
      const found = countLoops(generateDungeon(planFor(seed, { deadEnds: asked })));
      const without = countLoops(generateDungeon(planFor(seed, { deadEnds: 0 })));
      expect(found.deadEnds, `seed ${seed}`).toBeLessThanOrEqual(asked);
      expect(found.loops, `seed ${seed}`).toBe(without.loops);
    }
  });

  test('is the same for the same plan, and another for another seed', () => {
    const plan = planFor(0, { rows: 19 });
    expect(generateDungeon(plan)).toEqual(generateDungeon(plan));
    expect(terrainOf(generateDungeon(plan))).not.toEqual(terrainOf(generateDungeon({ ...plan, seed: 1 })));
  });

  test('seed 7 does not change except in a major version', () => {
    expect(`\n${formatDungeon({ scene: generateDungeon(planFor(7, { rows: 19 })) })}`).toMatchSnapshot();
  });
});

test('a dungeon says how it was made, and the default has every value', () => {
  expect(generateDungeon().made).toEqual({ generator: 'dungeon', seed: '0' });
  expect(generateDungeon({ seed: '007' })).toEqual(generateDungeon({ seed: 7n, rows: 19, touching: false }));
});

test('where there is room, loops, dead ends and rooms are exactly as many as asked for', () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const scene = generateDungeon({ rows: 31, rooms: 6, loops: 3, deadEnds: 4, seed });
    expect(countLoops(scene), `seed ${seed}`).toEqual({ loops: 3, deadEnds: 4 });
    expect(new Set(roomSets(scene).values()).size, `seed ${seed}`).toBe(6);
  }
});

test('a share of loops is a share of the corridors of the tree', () => {
  for (let seed = 0; seed < sweep(40, 200); seed++) {
    const scene = generateDungeon({ rows: 31, rooms: 7, loops: { share: 0.5 }, seed });
    expect(countLoops(scene).loops).toBe(3); // of six
  }
});

/** Corners where two cells of different room sets meet. */
function corners(scene: Scene): number {
  const { grid } = scene.world;
  const sets = roomSets(scene);
  return [...sets].filter(([cell, set]) =>
    [1, 3, 5, 7].some((corner) => (sets.get(grid.neighbour(cell, corner)) ?? set) !== set),
  ).length;
}

test('rooms touch only where they may', () => {
  let [corner, side] = [0, 0];
  for (let seed = 0; seed < sweep(100, 500); seed++) {
    const apart = generateDungeon({ rooms: 40, roomSize: 2, seed });
    const cells = [...roomSets(apart).values()];
    expect(corners(apart)).toBe(0);
    for (const set of new Set(cells)) expect(cells.filter((other) => other === set)).toHaveLength(4);
    const touching = generateDungeon({ rooms: 12, roomSize: 2, touching: true, seed });
    corner += Math.sign(corners(touching));
    side += new Set(roomSets(touching).values()).size < 12 ? 1 : 0;
  }
  expect(corner).toBeGreaterThan(sweep(50, 250));
  expect(side).toBeGreaterThan(sweep(50, 250));
});

test('rooms packed as tightly as can be still hang together', () => {
  for (let seed = 0; seed < sweep(60, 300); seed++) {
    const touching = seed % 2 === 0;
    const scene = generateDungeon({ rows: 5 + (seed % 20), rooms: 400, roomSize: [2, 4], touching, loops: 99, seed });
    expect(island(scene), `seed ${seed}`).toBeUndefined();
  }
});

test('the largest dungeon and one without any rock are made', () => {
  expect(island(generateDungeon({ rows: 199, seed: 1 }))).toBeUndefined();
  expect(terrainOf(generateDungeon({ rows: 5, roomSize: 5, seed: 1 }))).toEqual(new Uint8Array(25));
});

test('a dungeon may be longer than wide, and keeps its promises', () => {
  for (let seed = 0; seed < 40; seed++) {
    const [rows, cols] = [5 + (seed % 9), 20 + seed];
    const scene = generateDungeon(seed % 2 === 0 ? { rows, cols, seed } : { rows: cols, cols: rows, seed });
    expect([scene.world.grid.rows, scene.world.grid.cols].sort((a, b) => a - b)).toEqual([rows, cols]);
    expect(island(scene)).toBeUndefined();
    expect([...scene.actors.monster, ...scene.actors.rogue]).toHaveLength(2);
  }
});

test('rooms are told, each by its cells, and a border of rock is left around them where it is asked for', () => {
  for (let seed = 0; seed < 30; seed++) {
    const border = seed % 3;
    const { world, actors, rooms } = generateDungeon({ rows: 21, cols: 33, seed, border, monsters: seed % 4 });
    const cells = rooms.flatMap((room) => room.cells);
    expect(new Set(cells)).toEqual(
      new Set([...(world.terrain ?? []).keys()].filter((cell) => world.terrain?.[cell] === 0)),
    );
    expect(cells).toHaveLength(new Set(cells).size);
    for (const { centre, cells: own } of rooms) expect(own).toContain(centre);
    expect([actors.monster.length, actors.rogue.length]).toEqual([seed % 4, 1]);
    for (const [row, col] of groundCells(world).map((cell) => coordinatesOf(world.grid, cell))) {
      expect(Math.min(row, 20 - row, col, 32 - col)).toBeGreaterThanOrEqual(border);
    }
  }
});

test('a dungeon with row 0 at the bottom looks the same', () => {
  const [usual, turned] = (['top', 'bottom'] as const).map((origin) =>
    generateDungeon({ seed: 7, monsters: 2, origin }),
  );
  expect(turned.world.grid.origin).toBe('bottom');
  expect(formatDungeon({ scene: turned })).toBe(formatDungeon({ scene: usual }));
  expect({ ...withOrigin(turned, 'top'), rooms: usual.rooms }).toEqual(usual);
  expect(turned.rooms.flatMap(({ cells }) => cells).every((cell) => isGround(turned.world, cell))).toBe(true);
});

describe('a plan is refused', () => {
  test.each<[string, DungeonPlan, RegExp]>([
    ['that is too small', { rows: 4 }, /Expected rows to be a whole number from 5 to 255, got 4\./],
    ['that is too large', { rows: 9, cols: 256 }, /cols .* got 256/],
    ['of half a size', { rows: 19.5 }, /rows .* got 19.5/],
    ['of hexagons', { shape: 'hex' }, /Expected shape to be rect, .*, got hex\./],
    ['without rooms', { rooms: 0 }, /rooms .* from 1, .* got 0/],
    ['with a range upside down', { rooms: [5, 3] }, /rooms .* the least first, got \[5,3\]/],
    ['with rooms of a cell', { roomSize: 1 }, /roomSize .* from 2/],
    ['with rooms larger than the dungeon', { rows: 9, roomSize: [10, 12] }, /roomSize .* 9 cells wide, got \[10,12\]/],
    ['with rooms too small for all', { roomSize: [2, 5], monsters: 4 }, /roomSize .* more than 4 cells/],
    ['with less than no loops', { loops: -1 }, /loops .* got -1/],
    ['with a loose share', { loops: 0.5 }, /loops .* or a share, got 0.5/],
    ['with a share of nothing', { loops: { share: NaN } }, /loops .* share/],
    ['with half a dead end', { deadEnds: 0.5 }, /deadEnds .* got 0.5/],
    ['with less than no monsters', { monsters: -1 }, /monsters .* from 0 to 12, got -1/],
    ['with a seed below zero', { seed: -1 }, /seed/],
  ])('%s', (_why, plan, message) => {
    expect(() => generateDungeon(plan)).toThrow(RangeError);
    expect(() => generateDungeon(plan)).toThrow(message);
  });
});
