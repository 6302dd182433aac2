import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../test/worlds.js';
import { generateDungeon } from '../generate/index.js';
import {
  type Cell,
  cellAt,
  coordinatesOf,
  createRng,
  createWorld,
  groundCells,
  isGround,
  type Origin,
  paint,
  pick,
  rect,
  Terrain,
  type World,
} from '../world/index.js';
import { canSee, FieldOfView } from './index.js';

/** A world drawn from the top: `#` is wall, anything else floor. */
function drawn(...lines: string[]): World {
  const grid = rect.grid(lines.length, lines[0].length, 'top');
  return createWorld(grid, {
    terrain: Uint8Array.from(lines.join(''), (glyph) => (glyph === '#' ? Terrain.wall : Terrain.floor)),
  });
}

/** What is seen from the cell drawn as `@`: unseen cells are blank. */
function look(lines: string[], radius?: number): string[] {
  const world = drawn(...lines);
  const view = new FieldOfView(world).from(lines.join('').indexOf('@'), radius);
  const { cols } = world.grid;
  return lines.map((line, row) =>
    [...line].map((glyph, col) => (view.seen[row * cols + col] === 1 ? glyph : ' ')).join(''),
  );
}

/** Squares of floor and wall, a share of them wall. */
const worlds = (most: number) =>
  fc
    .record({
      rows: fc.integer({ min: 1, max: most }),
      cols: fc.integer({ min: 1, max: most }),
      origin: fc.constantFrom<Origin>('top', 'bottom'),
      walls: fc.constantFrom(1, 2, 4, 6),
      seed: seeds,
    })
    .map(({ rows, cols, origin, walls, seed }) => {
      const rng = createRng(seed);
      const grid = rect.grid(rows, cols, origin);
      const terrain = Uint8Array.from({ length: grid.cellCount }, () => (rng.below(10) < walls ? 2 : rng.below(2)));
      return createWorld(grid, { terrain });
    });

/**
 * The definition: the line between the centres, moved by a hair to the left or to the right, is in ground wherever it
 * crosses the middle of a row (of a column, if it is the flatter one) between the two.
 */
function isSeen(world: World, from: Cell, to: Cell): boolean {
  const [row, col] = coordinatesOf(world.grid, from);
  const [down, right] = coordinatesOf(world.grid, to).map((at, i) => at - [row, col][i]);
  const isSteep = Math.abs(down) >= Math.abs(right);
  const [far, off] = isSteep ? [down, right] : [right, down];
  const between = Array.from({ length: Math.max(Math.abs(far) - 1, 0) }, (_, i) => (i + 1) * Math.sign(far));
  return [Math.floor, Math.ceil].some((roundHalf) =>
    between.every((ahead) => {
      const exact = (off * ahead) / far;
      const isHalf = (2 * off * ahead) % (2 * far) !== 0 && (2 * off * ahead) % far === 0;
      const aside = isHalf ? roundHalf(exact) : Math.round(exact);
      return isGround(world, cellAt(world.grid, row + (isSteep ? ahead : aside), col + (isSteep ? aside : ahead)));
    }),
  );
}

/** Every opaque cell that some line reaches: all lines between neighbouring corners of all cells, and one more inside. */
function wallsReached(world: World, from: Cell): Set<Cell> {
  const { rows, cols } = world.grid;
  const [row, col] = coordinatesOf(world.grid, from);
  const most = Math.max(rows, cols);
  const slopes = new Set<number>();
  for (let ahead = 1; ahead <= most; ahead++) {
    for (let side = -ahead; side <= ahead + 1; side++) slopes.add((2 * side - 1) / (2 * ahead));
  }
  const sorted = [-1, ...[...slopes].filter((slope) => Math.abs(slope) < 1).sort((a, b) => a - b), 1];
  const reached = new Set<Cell>();
  for (const [i, slope] of sorted.slice(1).entries()) {
    const middle = (slope + sorted[i]) / 2;
    for (const [isSteep, sign] of [
      [true, 1],
      [true, -1],
      [false, 1],
      [false, -1],
    ] as const) {
      // biome-ignore format: four quadrants
      for (let ahead = 1; ahead <= most; ahead++) {
        const aside = Math.round(middle * ahead);
        const [atRow, atCol] = isSteep ? [row + sign * ahead, col + aside] : [row + aside, col + sign * ahead];
        if (atRow < 0 || atRow >= rows || atCol < 0 || atCol >= cols) break;
        const cell = cellAt(world.grid, atRow, atCol);
        if (isGround(world, cell)) continue;
        reached.add(cell);
        break;
      }
    }
  }
  return reached;
}

test('ground is seen exactly if the line between the centres says so', () => {
  fc.assert(
    fc.property(worlds(11), fc.nat(), (world, at) => {
      const from = at % world.grid.cellCount;
      const { seen } = new FieldOfView(world).from(from);
      for (let cell = 0; cell < seen.length; cell++) {
        if (isGround(world, cell) && cell !== from) expect(seen[cell] === 1, `${cell}`).toBe(isSeen(world, from, cell));
      }
    }),
    { numRuns: 500 },
  );
});

test('a wall is seen exactly if a line gets to it', () => {
  fc.assert(
    fc.property(worlds(9), fc.nat(), (world, at) => {
      const from = at % world.grid.cellCount;
      const { seen } = new FieldOfView(world).from(from);
      const walls = [...seen.keys()].filter((cell) => seen[cell] === 1 && cell !== from && !isGround(world, cell));
      expect(walls).toEqual([...wallsReached(world, from)].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test('who is seen sees back, within any radius', () => {
  fc.assert(
    fc.property(worlds(16), fc.constantFrom(0, 1, 2.5, 5, 8, Infinity), (world, radius) => {
      const view = new FieldOfView(world);
      const ground = [...view.seen.keys()].filter((cell) => isGround(world, cell));
      const sights = new Map(ground.map((cell) => [cell, view.from(cell, radius).seen.slice()]));
      for (const a of ground) {
        for (const b of ground) if (sights.get(a)?.[b] !== sights.get(b)?.[a]) expect.fail(`${a} and ${b}`);
      }
    }),
    { numRuns: 150 },
  );
});

test('a radius takes away what is farther, and nothing else', () => {
  fc.assert(
    fc.property(worlds(16), fc.nat(), fc.constantFrom(0, 1, 1.5, 3, 6.4, 11), (world, at, radius) => {
      const { grid } = world;
      const from = at % grid.cellCount;
      const [row, col] = coordinatesOf(grid, from);
      const all = new FieldOfView(world).from(from).seen.slice();
      const near = all.map((seen, cell) => {
        const [otherRow, otherCol] = coordinatesOf(grid, cell);
        return (otherRow - row) ** 2 + (otherCol - col) ** 2 <= radius ** 2 ? seen : 0;
      });
      expect(new FieldOfView(world).from(from, radius).seen).toEqual(near);
    }),
  );
});

test('the list has the seen cells once each, the viewer first, and nothing is left of the look before', () => {
  fc.assert(
    fc.property(worlds(12), fc.nat(), fc.nat(), (world, a, b) => {
      const { cellCount } = world.grid;
      const view = new FieldOfView(world).from(a % cellCount).from(b % cellCount, 4);
      const fresh = new FieldOfView(world).from(b % cellCount, 4);
      expect(view.seen).toEqual(fresh.seen);
      const listed = [...view.cells.subarray(0, view.count)];
      expect(listed[0]).toBe(b % cellCount);
      expect(listed.toSorted((one, other) => one - other)).toEqual(
        [...view.seen.keys()].filter((cell) => view.seen[cell] === 1),
      );
    }),
  );
});

describe('the eye', () => {
  test('sees a room whole, its walls and corners too, from anywhere in it', () => {
    const room = ['#######', '#.....#', '#.....#', '#.....#', '#######'];
    const world = drawn(...room);
    const view = new FieldOfView(world);
    for (let cell = 0; cell < world.grid.cellCount; cell++) {
      if (isGround(world, cell)) expect(view.from(cell).count).toBe(world.grid.cellCount);
    }
  });

  test('has shadows behind pillars', () => {
    expect(
      look([
        '.........', //
        '.........',
        '..#...#..',
        '.........',
        '....@....',
        '.........',
        '....#....',
        '.........',
        '.........',
      ]),
    ).toMatchInlineSnapshot(`
      [
        " ....... ",
        ". ..... .",
        "..#...#..",
        ".........",
        "....@....",
        ".........",
        "....#....",
        ".... ....",
        ".... ....",
      ]
    `);
  });

  test('looks through doors, and not round corners', () => {
    expect(
      look([
        '###########', //
        '#....#....#',
        '#.@.......#',
        '#....#....#',
        '##.########',
        ' #.#       ',
        ' #...      ',
        ' ####      ',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "######     ",
        "#....#  ..#",
        "#.@.......#",
        "#....#  ..#",
        "##.###     ",
        " #.#       ",
        " #.        ",
        " ###       ",
      ]
    `);
  });

  test('sees a circle in the open', () => {
    expect(look(['.......', '.......', '.......', '...@...', '.......', '.......', '.......'], 3)).toEqual([
      '   .   ',
      ' ..... ',
      ' ..... ',
      '...@...',
      ' ..... ',
      ' ..... ',
      '   .   ',
    ]);
  });

  test('sees to the edge of a world that has no walls, and of one that is a line', () => {
    const open = createWorld(rect.grid(7, 12));
    expect(new FieldOfView(open).from(83).count).toBe(84);
    expect(new FieldOfView(createWorld(rect.grid(1, 9))).from(4, 2).count).toBe(5);
    expect(new FieldOfView(createWorld(rect.grid(9, 1))).from(0).count).toBe(9);
    expect(new FieldOfView(open).from(0, 0).count).toBe(1);
  });

  test('notices what is painted', () => {
    const world = drawn('.....');
    const view = new FieldOfView(world);
    expect(view.from(0).count).toBe(5);
    paint(world, 2, Terrain.wall, 'never');
    expect(view.from(0).count).toBe(3);
  });
});

test('cells outside and senseless radii are refused', () => {
  const view = new FieldOfView(createWorld(rect.grid(3, 3)));
  for (const cell of [-1, 9, 1.5, NaN]) expect(() => view.from(cell)).toThrow(/a cell from 0 to 8/);
  for (const radius of [-1, NaN]) expect(() => view.from(0, radius)).toThrow(/radius of 0 or more/);
});

test('one cell sees another exactly if it is seen by it, and as the view says', () => {
  const { world } = generateDungeon({ rows: 15, seed: 7 });
  const ground = groundCells(world);
  const rng = createRng('looks');
  for (let count = 0; count < 200; count++) {
    const [from, to] = [pick(ground, rng), pick(ground, rng)];
    const sees = canSee(world, from, to, 5);
    expect(sees).toBe(new FieldOfView(world).from(from, 5).seen[to] === 1);
    expect(canSee(world, to, from, 5)).toBe(sees);
  }
});
