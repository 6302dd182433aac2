import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { distancesFrom } from '../../search/index.js';
import {
  createRng,
  createScene,
  createWorld,
  isGround,
  openFromTerrain,
  rect,
  type Seed,
  Terrain,
  type World,
  withOrigin,
} from '../../world/index.js';
import type { RealmGenerator } from './generator.js';
import { realmGeneratorNamed, realmGenerators } from './generators.js';
import { type Knob, type KnobSettings, KnobValues } from './knobs.js';
import { paintedWalls, realmRows } from './painting.js';
import { type RealmPlan, realmFault } from './plan.js';
import { generateRealm, type Realm } from './realm.js';

const SEEDS = sweep(200, 2000);

/** Sizes for seeds: mostly the usual one, each fourth odd, from the smallest on. */
function sizeFor(seed: number): Pick<RealmPlan, 'rows' | 'cols'> {
  if (seed % 4 !== 3) return {};
  const rng = createRng(seed);
  return { rows: 9 + rng.below(rng.below(3) === 0 ? 4 : 40), cols: 9 + rng.below(60) };
}

const terrainOf = ({ terrain }: World): Uint8Array => terrain ?? new Uint8Array();

/** What is wrong with the ground of a realm, or undefined: the promises of realm.ts, counted by other means. */
function groundFlaw({ world }: Realm): string | undefined {
  const { rows, cols } = world.grid;
  const terrain = terrainOf(world);
  const first = terrain.findIndex((kind) => kind !== Terrain.wall);
  const distances = distancesFrom(world, first);
  const used = new Uint8Array(terrain.length);
  for (let cell = first; cell < terrain.length; cell++) {
    if (terrain[cell] === Terrain.wall) continue;
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    if (row === 0 || col === 0 || row === rows - 1 || col === cols - 1) return `ground on the edge, ${cell}`;
    if (distances[cell] < 0) return `an island at ${cell}`;
    for (const middle of [cell - cols, cell, cell + cols]) used.fill(1, middle - 1, middle + 2);
    const beside = [cell - 1, cell + 1, cell - cols, cell + cols].filter((next) => terrain[next] !== Terrain.wall);
    if (beside.length < 2) return `a dead end at ${cell}`;
  }
  const count = used.reduce((sum, one) => sum + one, 0);
  return 2 * count > terrain.length ? undefined : `only ${count} of ${terrain.length} used`;
}

/** What is wrong with the rooms of a realm, or undefined. */
function roomFlaw({ world, rooms }: Realm): string | undefined {
  if (rooms.length === 0) return 'no room';
  const owner = new Int32Array(world.grid.cellCount).fill(-1);
  for (const [room, { centre, cells }] of rooms.entries()) {
    for (const cell of cells) {
      if (!isGround(world, cell)) return `cell ${cell} of a room is a wall`;
      if (owner[cell] >= 0) return `cell ${cell} is in two rooms`;
      owner[cell] = room;
    }
    if (owner[centre] !== room) return `the centre ${centre} is not in its room`;
  }
  return undefined;
}

const flawOf = (realm: Realm): string | undefined => groundFlaw(realm) ?? roomFlaw(realm);

/** The realm that is made where all tries fail. */
function sureRealm(generator: RealmGenerator, rows: number, cols: number, seed: number): Realm {
  const grid = rect.grid(rows, cols, 'bottom');
  const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
  const knobs = new KnobValues(generator.knobs, {}, rows, cols);
  const rooms = generator.carveSurely({ grid, terrain, knobs, rng: createRng(seed) });
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  return { ...createScene(world), made: { generator: generator.name, seed: String(seed) }, rooms };
}

/** The settings of a knob that are as far out as may be. */
const extremes = (knob: Knob): (number | string)[] => ('choices' in knob ? [...knob.choices] : [knob.least, knob.most]);

describe.each(realmGenerators.map((generator) => [generator.name, generator] as const))('%s', (name, generator) => {
  const realmOf = (seed: Seed, more: RealmPlan = {}): Realm => generateRealm({ generator: name, seed, ...more });

  test('is found by its name', () => expect(realmGeneratorNamed(name)).toBe(generator));

  test(`makes sound realms, no two alike, for ${SEEDS} seeds`, () => {
    const looks = new Set<string>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const realm = realmOf(seed, sizeFor(seed));
      const flaw = flawOf(realm);
      if (flaw !== undefined) expect.fail(`seed ${seed}: ${flaw}`);
      if (seed % 4 !== 3) looks.add(Buffer.from(terrainOf(realm.world)).toString('latin1'));
    }
    expect(looks.size).toBe((SEEDS * 3) / 4);
  });

  test('makes sound realms with each knob turned as far as it goes, in any size', () => {
    const sizes = [[9, 9], [9, 60], [60, 9], [17, 17], [30, 60], [80, 90]] as const; // biome-ignore format: sizes
    for (const knob of generator.knobs) {
      for (const setting of extremes(knob)) {
        for (const [index, [rows, cols]] of sizes.entries()) {
          const knobs = { [knob.name]: setting };
          const flaw = flawOf(realmOf(index, { rows, cols, knobs }));
          if (flaw !== undefined) expect.fail(`${knob.name} ${setting}, ${rows} x ${cols}: ${flaw}`);
        }
      }
    }
  });

  test('makes sound realms the sure way too', () => {
    for (const [rows, cols] of [
      [9, 9],
      [9, 60],
      [60, 9],
      [30, 60],
    ] as const) {
      // biome-ignore format: sizes
      for (let seed = 0; seed < 25; seed++) {
        const flaw = flawOf(sureRealm(generator, rows, cols, seed));
        if (flaw !== undefined) expect.fail(`seed ${seed}, ${rows} x ${cols}: ${flaw}`);
      }
    }
  });

  test('makes large realms, and long and narrow ones', () => {
    for (const [rows, cols] of [
      [sweep(200, 500), sweep(200, 500)],
      [9, 2000],
      [2000, 9],
    ] as const) {
      // biome-ignore format: sizes
      expect(groundFlaw(realmOf('large', { rows, cols }))).toBeUndefined();
    }
  });

  test('makes a world of squares from the bottom, without diagonal steps, that says how it was made', () => {
    const { world, made, actors } = realmOf(7n);
    expect([world.grid.shape, world.grid.origin]).toEqual([rect, 'bottom']);
    expect([world.grid.rows, world.grid.cols]).toEqual([30, 60]);
    expect(world.open).toEqual(openFromTerrain(world.grid, terrainOf(world), 'never'));
    expect([made, actors]).toEqual([{ generator: name, seed: '7' }, {}]);
  });

  test('is the same for the same plan, with all 63 bits of a seed', () => {
    const last = 2n ** 63n - 1n;
    expect(realmOf(last)).toEqual(realmOf(String(last)));
    expect(realmOf(last).world.terrain).not.toEqual(realmOf(last - 1n).world.terrain);
  });

  test('seed 7 does not change except in a major version', () => {
    const { world, rooms } = realmOf(7, { rows: 20, cols: 48 });
    const listed = rooms.map(({ kind, centre, cells }) => `${kind} at ${centre}, ${cells.length} cells`);
    expect(`\n${[...realmRows(world), ...listed].join('\n')}\n`).toMatchSnapshot();
  });

  test('is the same realm with row 0 at the top, its rooms included', () => {
    const [usual, turned] = [realmOf(7), realmOf(7, { origin: 'top' })];
    expect(turned.world.grid.origin).toBe('top');
    expect(realmRows(turned.world)).toEqual(realmRows(usual.world));
    expect(flawOf(turned)).toBeUndefined();
    expect({ ...withOrigin(turned, 'bottom'), rooms: [] }).toEqual({ ...usual, rooms: [] });
  });

  test('refuses settings out of bounds with a sentence that names the knob', () => {
    for (const knob of generator.knobs) {
      const wrong =
        'choices' in knob ? ['nonsense', 7] : [knob.least - 1, knob.most + 1, knob.least + 0.5, 'many', NaN];
      for (const setting of wrong) {
        const plan = { generator: name, knobs: { [knob.name]: setting } };
        expect(realmFault(plan)).toMatch(new RegExp(`^Expected ${knob.name} to be .*, got .*\\.$`));
        expect(() => generateRealm(plan)).toThrow(RangeError);
      }
      for (const setting of extremes(knob)) {
        expect(realmFault({ generator: name, knobs: { [knob.name]: setting } })).toBeUndefined();
      }
    }
  });
});

test.each<[RealmPlan, RegExp]>([
  [{ generator: 'swamp' }, /Unknown generator "swamp"\. Known: bsp, caves, rooms, maze-rooms\./],
  [{ rows: 8 }, /Expected rows to be a whole number from 9 to 2000, got 8\./],
  [{ rows: 2001 }, /rows .* got 2001/],
  [{ cols: 8 }, /cols .* got 8/],
  [{ cols: 60.5 }, /cols .* got 60.5/],
  [{ cols: NaN }, /cols .* got NaN/],
  [{ shape: 'hex' }, /Expected shape to be rect, as rooms and corridors are made of squares, got hex\./],
  [{ seed: -1 }, /seed .* got -1/],
  [{ seed: 2n ** 64n }, /seed .* got 18446744073709551616/],
  [{ generator: 'caves', knobs: { depth: 4 } }, /The generator caves has no knob "depth"\. Known: rock, rounds\./],
])('%o is refused', (plan, message) => {
  expect(realmFault(plan)).toMatch(message);
  expect(() => generateRealm(plan)).toThrow(message);
});

test('a plan without anything is bsp, 30 x 60, seed 0, and every knob can be left open', () => {
  const knobs: KnobSettings = { depth: 4, split: 'alternate', kind: 'any', wandering: 25 };
  expect(realmFault({})).toBeUndefined();
  const told = generateRealm({ generator: 'bsp', rows: 30, cols: 60, seed: '000', knobs });
  const realm = generateRealm();
  expect([realm.world, realm.rooms]).toEqual([told.world, told.rooms]);
  expect([realm.made, told.made]).toEqual([
    { generator: 'bsp', seed: '0' },
    { generator: 'bsp', seed: '0', knobs },
  ]);
});

describe('the painter', () => {
  test('paints rock that touches ground by a side or a corner, and nothing else', () => {
    for (const { name } of realmGenerators) {
      const { world } = generateRealm({ generator: name, seed: 3 });
      const walls = paintedWalls(world);
      const flawed = walls.findIndex((wall, cell) => {
        const touches = rect.directions.some((_, direction) => {
          const next = world.grid.neighbour(cell, direction);
          return next >= 0 && isGround(world, next);
        });
        return wall !== (!isGround(world, cell) && touches ? 1 : 0);
      });
      expect(flawed).toBe(-1);
    }
  });

  test('leaves no gap between ground and nothing, in rows from the top', () => {
    const { world, rooms } = generateRealm({ seed: 5 });
    const rows = realmRows(world);
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 30 }, () => 60));
    const { centre } = rooms[0];
    expect(rows[29 - Math.floor(centre / 60)][centre % 60]).toBe('.');
    for (const [row, glyphs] of rows.entries()) {
      for (const [col, glyph] of [...glyphs].entries()) {
        if (glyph !== '.') continue;
        const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => rows[row + down]?.[col + right] ?? ' '));
        expect(around).not.toContain(' ');
      }
    }
  });
});
