import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { drawText } from '../../render/index.js';
import { distancesFrom } from '../../search/index.js';
import {
  closeWay,
  copyWorld,
  directionNamed,
  type Grid,
  hex,
  rect,
  type Scene,
  type World,
  withOrigin,
} from '../../world/index.js';
import { generateLabyrinth, type LabyrinthPlan, labyrinthFault, wallBudget } from './labyrinth.js';
import { isBorderSide, isEntrance, isWalkable, WallBuilder, WallCorners, wallLimit } from './walls.js';

/** Walled sides of all tiles, the entrance left out. */
function wallSides({ grid, open }: World): number {
  let count = 0;
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) {
      if (((open[tile] >> side) & 1) === 0 && !isEntrance(grid, tile, side)) count++;
    }
  }
  return count;
}

const hasRoom = ({ world }: Scene): boolean => distancesFrom(world, 0).includes(-1);

const sideNamed = (grid: Grid, name: string): number => directionNamed(grid.shape, name) ?? -1;

describe.each([
  ['squares', { seed: 'a' }],
  ['squares without rooms', { seed: 'a', noRooms: true }],
  ['an even number of squares', { seed: 'a', rows: 12 }],
  ['an even number of squares without rooms', { seed: 'a', rows: 12, noRooms: true }],
  ['hexagons', { seed: 'a', shape: 'hex', rows: 11 }],
  ['hexagons without rooms', { seed: 'a', shape: 'hex', rows: 11, noRooms: true }],
  ['an even number of hexagons', { seed: 'a', shape: 'hex', rows: 8, noRooms: true }],
] as const)('boards of %s', (_what, plan: LabyrinthPlan) => {
  const boards = Array.from({ length: 60 }, (_, index) =>
    generateLabyrinth({ ...plan, seed: `${plan.seed}:${index}` }),
  );

  test('have walls that both tiles agree on, and no tile has more than it may', () => {
    for (const { world } of boards) {
      const { grid } = world;
      const builder = new WallBuilder(world, false);
      for (let tile = 0; tile < grid.cellCount; tile++) {
        for (const side of grid.shape.sides) {
          const next = grid.neighbour(tile, side);
          const isOpen = isWalkable(world, tile, side);
          expect(isBorderSide(grid, tile, side)).toBe(next < 0);
          if (next < 0) expect(isOpen).toBe(false);
          else expect(isWalkable(world, next, grid.shape.opposite[side])).toBe(isOpen);
        }
        const border = grid.shape.sides.filter((side) => isBorderSide(grid, tile, side)).length;
        expect(builder.wallsAt(tile)).toBeLessThanOrEqual(Math.max(border, wallLimit(grid)));
      }
    }
  });

  test('keep the budget', () => {
    for (const { world } of boards) expect(wallSides(world)).toBeLessThanOrEqual(wallBudget(world.grid));
  });

  test('have Theseus at the entrance, the Minotaur in the middle, and supplies on tiles of their own', () => {
    for (const { world, actors } of boards) {
      const middle = Math.floor(world.grid.cellCount / 2);
      expect([actors.theseus, actors.minotaur]).toEqual([[0], [middle]]);
      expect(new Set([...actors.supply, 0, middle]).size).toBe(6);
    }
  });

  if (plan.noRooms === true)
    test('have no closed room', () => {
      expect(boards.filter(hasRoom)).toEqual([]);
    });
});

test.each([
  [2, 0, 2],
  [4, 4, 8],
  [14, 119, 98],
])('a board of %i has %i inner walls, and the Minotaur on tile %i', (size, walls, middle) => {
  for (let seed = 0; seed < 30; seed++) {
    for (const noRooms of [true, false]) {
      const { world, actors } = generateLabyrinth({ rows: size, seed, noRooms });
      expect((wallSides(world) - (4 * size - 1)) / 2).toBeLessThanOrEqual(walls);
      if (size > 4) expect((wallSides(world) - (4 * size - 1)) / 2).toBe(walls);
      expect([actors.theseus, actors.minotaur]).toEqual([[0], [middle]]);
      expect(actors.supply).toHaveLength(Math.min(4, size * size - 2));
    }
  }
});

test('a board may be longer than wide: the entrance in its corner, the Minotaur in its middle, no tile with too many walls', () => {
  for (let seed = 0; seed < 20; seed++) {
    const [rows, cols] = [4 + (seed % 3), 12 + seed];
    const { world, actors } = generateLabyrinth({ rows, cols, seed, noRooms: true });
    expect([world.grid.rows, world.grid.cols]).toEqual([rows, cols]);
    expect([actors.theseus, actors.minotaur]).toEqual([[0], [(rows >> 1) * cols + (cols >> 1)]]);
    expect(wallSides(world)).toBeLessThanOrEqual(wallBudget(world.grid));
    expect(distancesFrom(world, 0)).not.toContain(-1);
  }
});

test('a board with row 0 at the top looks the same, its entrance below the tile where Theseus is', () => {
  const [usual, turned] = (['bottom', 'top'] as const).map((origin) => generateLabyrinth({ seed: 7, origin }));
  expect(turned.entrance).toBe(14 * 15);
  expect(drawText(turned)).toBe(drawText(usual));
  expect(wallSides(turned.world)).toBe(wallSides(usual.world));
  expect(withOrigin(turned, 'bottom')).toEqual(usual);
});

test('the usual board spends its whole budget: 338 tile sides, 139 inner walls', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const noRooms of [true, false]) {
      const { world } = generateLabyrinth({ seed, noRooms });
      expect(wallBudget(world.grid)).toBe(338);
      expect((wallSides(world) - 59) / 2).toBe(139);
    }
  }
});

test('a wall closes a room exactly when a flood says so', () => {
  for (let seed = 0; seed < sweep(100, 1000); seed++) {
    const shape = seed % 4 === 0 ? 'hex' : 'rect';
    const { world } = generateLabyrinth({ rows: 5, seed, noRooms: true, shape });
    const { grid } = world;
    const builder = new WallBuilder(world, true);
    for (let tile = 0; tile < grid.cellCount; tile++) {
      for (const side of grid.shape.sides) {
        if (!isWalkable(world, tile, side) || grid.step(tile, side) < tile) continue;
        const walled = copyWorld(world);
        closeWay(walled, tile, side);
        const isCut = distancesFrom(walled, tile)[grid.step(tile, side)] < 0;
        if (builder.closesRoom(tile, side) !== isCut) expect.fail(`seed ${seed}, tile ${tile}, side ${side}`);
      }
    }
  }
});

test('without the rule about a quarter of the boards have a closed room', () => {
  const rooms = Array.from({ length: 400 }, (_, seed) => generateLabyrinth({ seed })).filter(hasRoom).length;
  expect(rooms / 400).toBeGreaterThan(0.18);
  expect(rooms / 400).toBeLessThan(0.34);
});

describe('predicates', () => {
  const { world } = generateLabyrinth({ rows: 3, supplies: 1, seed: 1 });
  const { grid } = world;

  test('corners are numbered row by row from the bottom: left of tile 3 on 3 x 3 is the edge (4, 8)', () => {
    const corners = new WallCorners(grid);
    expect(corners.of(3, sideNamed(grid, 'W'))).toEqual([4, 8]);
    expect(corners.of(0, sideNamed(grid, 'S'))).toEqual([0, 1]);
    expect(corners.of(8, sideNamed(grid, 'N'))).toEqual([14, 15]);
  });

  test('corners of hexagons are shared by the tiles that meet there', () => {
    const board = hex.grid(3, 3, 'bottom');
    const corners = new WallCorners(board);
    const seen = new Set<number>();
    for (let tile = 0; tile < 9; tile++) {
      for (const side of hex.sides) {
        const ends = corners.of(tile, side);
        for (const end of ends) seen.add(end);
        const next = board.neighbour(tile, side);
        if (next >= 0) expect(corners.of(next, hex.opposite[side])).toEqual(ends);
      }
    }
    expect(seen.size).toBe(30);
  });

  test('the entrance is no wall, and yet nobody walks through it', () => {
    const south = sideNamed(grid, 'S');
    expect(isEntrance(grid, 0, south)).toBe(true);
    expect([isBorderSide(grid, 0, south), isWalkable(world, 0, south)]).toEqual([true, false]);
    expect(isEntrance(grid, 1, south)).toBe(false);
  });

  test('a side is wallable if it is open and both tiles have room for a wall; a tile if one of its sides is', () => {
    const open = generateLabyrinth({ rows: 5, supplies: 1, seed: 3 }).world;
    const builder = new WallBuilder(open, false);
    for (let tile = 0; tile < 25; tile++) {
      const isFree = (at: number) => builder.wallsAt(at) < 2;
      const wallable = rect.sides.filter((side) => builder.isWallable(tile, side));
      const expected = rect.sides.filter(
        (side) => isWalkable(open, tile, side) && isFree(tile) && isFree(open.grid.step(tile, side)),
      );
      expect(wallable).toEqual(expected);
      expect(builder.isWallableTile(tile)).toBe(expected.length > 0);
    }
  });
});

test('several Minotaurs stand on tiles of their own, far from the entrance', () => {
  const { actors, world } = generateLabyrinth({ minotaurs: 5, seed: 2 });
  expect(new Set(actors.minotaur).size).toBe(5);
  for (const tile of actors.minotaur) expect(world.grid.distance(0, tile, false)).toBeGreaterThanOrEqual(14);
});

test.each(['rect', 'hex'])('a small board of %s has as many Minotaurs as asked for, up to 6', (shape) => {
  const plan = { rows: 3, supplies: 1, shape };
  for (let minotaurs = 1; minotaurs <= 6; minotaurs++) {
    const { actors } = generateLabyrinth({ ...plan, minotaurs });
    expect(new Set(actors.minotaur).size).toBe(minotaurs);
  }
  expect(labyrinthFault({ ...plan, minotaurs: 7 })).toContain('from 1 to 6 Minotaurs');
});

test('a seed is a board for ever', () => {
  const { world, actors } = generateLabyrinth({ rows: 5, supplies: 3, seed: 7, noRooms: true });
  expect({ open: Buffer.from(world.open).toString('hex'), supply: actors.supply }).toMatchSnapshot();
});

test.each<[LabyrinthPlan, RegExp]>([
  [{ rows: 1 }, /whole number from 2 to 99, got 1/],
  [{ rows: 4.5 }, /whole number/],
  [{ rows: 101 }, /whole number/],
  [{ rows: 2, supplies: 3 }, /from 1 to 2 supplies/],
  [{ rows: 3, supplies: 8 }, /from 1 to 7 supplies/],
  [{ supplies: 0 }, /from 1 to 223 supplies on this board, got 0/],
  [{ supplies: 1.5 }, /supplies/],
  [{ minotaurs: 13 }, /from 1 to 12 Minotaurs on this board, got 13/],
  [{ rows: 3, minotaurs: 7 }, /from 1 to 6 Minotaurs on this board, got 7/],
  [{ rows: 5, cols: 100 }, /Expected cols to be a whole number from 2 to 99, got 100/],
  [{ shape: 'blob' }, /Unknown shape "blob"/],
  [{ shape: 'torus' }, /squares or hexagons, not squares on a torus/],
  [{ shape: 'hex', rows: 12, origin: 'top' }, /odd number of rows of hexagons/],
])('%o is refused', (plan, message) => {
  expect(labyrinthFault(plan)).toMatch(message);
  expect(() => generateLabyrinth(plan)).toThrow(message);
});
