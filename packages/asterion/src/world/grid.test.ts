import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyShape, gridOfAtLeast, grids } from '../../test/worlds.js';
import {
  EDGE,
  type Grid,
  NO_SIDE,
  type Origin,
  outlineOf,
  type Point,
  polar,
  rect,
  type Shape,
  shapeNamed,
  shapes,
  triangle,
} from './index.js';

const cellsOf = (grid: Grid) => Array.from({ length: grid.cellCount }, (_, cell) => cell);
const sizes: [number, number][] = [[1, 1], [1, 5], [5, 1], [4, 5], [5, 4]]; // biome-ignore format: a table
const origins: Origin[] = ['top', 'bottom'];

test.each(Object.entries(shapes))('the shape %s is registered under its own name', (name, shape) => {
  expect(shape.name).toBe(name);
  expect(shapeNamed(name)).toBe(shape);
});

describe.each(everyShape.map((shape) => [shape.name, shape] as const))('the shape %s', (_name, shape: Shape) => {
  test('has an opposite for each direction that leads back', () => {
    shape.opposite.forEach((back, direction) => expect(shape.opposite[back]).toBe(direction));
    expect(shape.opposite).toHaveLength(shape.directions.length);
    expect(shape.directions.length).toBeLessThanOrEqual(16);
  });

  test.each(sizes.flatMap(([rows, cols]) => origins.map((origin) => [rows, cols, origin] as const)))(
    'leads there and back on %i x %i from the %s',
    (rows, cols, origin) => {
      const grid = gridOfAtLeast(shape, rows, cols, origin);
      for (const cell of cellsOf(grid)) {
        shape.directions.forEach((_, direction) => {
          const next = grid.neighbour(cell, direction);
          if (next < 0) return;
          expect(grid.neighbour(next, shape.opposite[direction])).toBe(cell);
          expect(grid.step(cell, direction)).toBe(next);
        });
      }
    },
  );

  test.each(origins)('knows its rows, from the %s', (origin) => {
    const grid = gridOfAtLeast(shape, 5, 4, origin);
    expect([grid.rowStart(0), grid.rowStart(grid.rows)]).toEqual([0, grid.cellCount]);
    expect(grid.cellCount).toBe(shape.cellCount(grid.rows, grid.cols));
    expect(grid.rowStart(1)).toBe(grid.cols);
    for (let row = 0; row < grid.rows; row++) {
      for (let cell = grid.rowStart(row); cell < grid.rowStart(row + 1); cell++) expect(grid.rowOf(cell)).toBe(row);
    }
  });

  test('tells a side that a cell does not have from the edge', () => {
    const grid = gridOfAtLeast(shape, 5, 5);
    for (const cell of cellsOf(grid)) {
      const sides = grid.sidesOf(cell);
      for (const side of shape.sides) {
        const isOwn = sides.includes(side);
        expect(grid.neighbour(cell, side) === NO_SIDE).toBe(!isOwn);
        if (isOwn) expect(grid.neighbour(cell, side)).toBeGreaterThanOrEqual(EDGE);
        else expect(() => grid.side(cell, side)).toThrow(RangeError);
      }
    }
  });

  test('puts what is in a cell and its walls on the page, nothing twice', () => {
    const grid = gridOfAtLeast(shape, 4, 5);
    const layout = grid.textLayout();
    const taken = new Set<string>();
    for (const cell of cellsOf(grid)) {
      for (let at = 0; at < 3; at++) {
        const place = `${layout.lineOf(cell)} ${layout.columnOf(cell) + at}`;
        expect(taken.has(place)).toBe(false);
        taken.add(place);
      }
    }
    for (const cell of cellsOf(grid)) {
      for (const side of grid.sidesOf(cell)) {
        layout.drawSide(cell, side, (stroke, line, column, length) => {
          for (let at = 0; at < length; at++) {
            const down = stroke === '-' ? 0 : at;
            const right = { '-': at, '|': 0, '/': -at, '\\': at }[stroke];
            expect(line + down >= 0 && line + down < layout.lines).toBe(true);
            expect(column + right >= 0 && column + right < layout.columns).toBe(true);
            expect(taken.has(`${line + down} ${column + right}`)).toBe(false);
          }
        });
      }
    }
  });

  test('shares each side with the neighbour across it, and closes its outline', () => {
    const grid = shape.grid(4, 4);
    for (const cell of cellsOf(grid)) {
      const sides = grid.sidesOf(cell);
      sides.forEach((side, index) => {
        const line = grid.side(cell, side);
        const [after] = grid.side(cell, sides[(index + 1) % sides.length]);
        expect(pointOf(line.at(-1))).toEqual(pointOf(after));
        const next = grid.neighbour(cell, side);
        if (next < 0) return;
        const across = [...grid.side(next, shape.opposite[side])].reverse();
        expect(across).toHaveLength(line.length);
        for (const [at, point] of line.entries()) {
          const [x, y] = pointOf(point);
          const [otherX, otherY] = pointOf(across[at]);
          // On a grid that is joined to itself, the other end of the drawing.
          expect([0, round(grid.width)]).toContain(Math.abs(x - otherX));
          expect([0, round(grid.height)]).toContain(Math.abs(y - otherY));
        }
      });
    }
  });

  test.each(origins)('finds the cell under its own centre, and nothing outside, from the %s', (origin) => {
    const grid = shape.grid(4, 5, origin);
    for (const cell of cellsOf(grid)) {
      const { x, y } = grid.centre(cell);
      expect(grid.cellAtPoint(x, y)).toBe(cell);
      for (const corner of outlineOf(grid, cell)) {
        const [inX, inY] = [x + 0.8 * (corner.x - x), y + 0.8 * (corner.y - y)];
        expect(grid.cellAtPoint(inX, inY)).toBe(cell);
      }
      expect(x > 0 && x < grid.width && y > 0 && y < grid.height).toBe(true);
    }
    for (const [x, y] of [
      [-0.1, 1],
      [1, -0.1],
      [grid.width + 0.6, 1],
      [1, grid.height + 0.1],
      [Number.NaN, 1],
    ]) {
      // biome-ignore format: a table
      expect(grid.cellAtPoint(x, y)).toBe(-1);
    }
  });

  test.each([
    [0, 3],
    [3, 0],
    [-1, 3],
    [2.5, 3],
    [Number.NaN, 3],
    [65536, 65536],
  ])('refuses %d x %d', (rows, cols) => {
    // biome-ignore format: a table
    expect(() => shape.grid(rows, cols)).toThrow(RangeError);
  });
});

/** How far a point lies inside of the nearest side of a cell; below 0 outside of it. */
function depthIn(grid: Grid, cell: number, x: number, y: number): number {
  const outline = outlineOf(grid, cell);
  const depths = outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length];
    const cross = (to.y - from.y) * (x - from.x) - (to.x - from.x) * (y - from.y);
    return cross / Math.hypot(to.x - from.x, to.y - from.y);
  });
  return Math.min(...depths);
}

// Round sides are drawn with straight pieces.
const straightGrids = grids(6).filter(({ shape }) => shape.name !== polar.name);

test('the cell at a point is the one whose outline is round it, and there is none outside of all outlines', () => {
  const share = fc.double({ min: -0.1, max: 1.1, noNaN: true });
  fc.assert(
    fc.property(straightGrids, share, share, (grid, right, down) => {
      const [x, y] = [right * grid.width, down * grid.height];
      const found = grid.cellAtPoint(x, y);
      for (const cell of cellsOf(grid)) {
        if (cell === found) expect(depthIn(grid, cell, x, y)).toBeGreaterThan(-1e-6);
        else expect(depthIn(grid, cell, x, y)).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 1000 },
  );
});

const compassNames = (shape: Shape) => shape.directions.filter((name) => /^[NS]?[EW]?$/.test(name));

describe.each(
  everyShape.filter((shape) => compassNames(shape).length > 0).map((shape) => [shape.name, shape] as const),
)('the shape %s with its compass', (_name, shape) => {
  test.each(origins)('draws a neighbour where its compass name says, from the %s', (origin) => {
    const grid = shape.grid(5, 5, origin);
    for (const cell of [12, 13]) {
      const { x, y } = grid.centre(cell);
      for (const name of compassNames(shape)) {
        const neighbour = grid.neighbour(cell, shape.directions.indexOf(name));
        if (neighbour === NO_SIDE) continue;
        const next = grid.centre(neighbour);
        const east = Number(name.includes('E')) - Number(name.includes('W'));
        const north = Number(name.includes('N')) - Number(name.includes('S'));
        const along = (east * (next.x - x) + north * (y - next.y)) / Math.hypot(east, north);
        // Less than an eighth of a turn off.
        expect(along / Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(Math.SQRT1_2);
      }
    }
  });
});

const round = (value: number) => Math.round(value * 1e6);
const pointOf = (point: Point | undefined) => [round(point?.x ?? Number.NaN), round(point?.y ?? Number.NaN)];

test('the distance is what a flood over open ground measures', () => {
  fc.assert(
    fc.property(grids(7), fc.boolean(), fc.nat(), (grid, corners, pick) => {
      const from = pick % grid.cellCount;
      const directions = corners ? grid.shape.directions.map((_, direction) => direction) : grid.shape.sides; // those it has lead on
      const steps = new Map([[from, 0]]);
      for (const [cell, step] of steps) {
        for (const direction of directions) {
          const next = grid.neighbour(cell, direction);
          if (next >= 0 && !steps.has(next)) steps.set(next, step + 1);
        }
      }
      for (const to of cellsOf(grid)) expect(grid.distance(from, to, corners)).toBe(steps.get(to));
    }),
  );
});

test('hexagonal rows follow the table of the maze files: odd rows are shifted right', () => {
  const grid = shapes.hex.grid(6, 6, 'bottom');
  const at = (row: number, col: number) => row * 6 + col;
  const around = (cell: number) => shapes.hex.directions.map((_, direction) => grid.neighbour(cell, direction));
  expect(around(at(2, 2))).toEqual([at(2, 3), at(3, 2), at(3, 1), at(2, 1), at(1, 1), at(1, 2)]);
  expect(around(at(3, 2))).toEqual([at(3, 3), at(4, 3), at(4, 2), at(3, 1), at(2, 2), at(2, 3)]);
});

test('north is up from either origin', () => {
  expect(rect.grid(3, 3, 'bottom').neighbour(4, 2)).toBe(7);
  expect(rect.grid(3, 3, 'top').neighbour(4, 2)).toBe(1);
});

test('a side that is none is refused', () => {
  expect(() => rect.grid(3, 3).side(0, 1)).toThrow(RangeError);
});

test('names that objects inherit are not shapes', () => {
  expect(shapeNamed('toString')).toBeUndefined();
});

test('triangles have three sides each, to the letter of the documents', () => {
  const grid = triangle.grid(3, 4, 'bottom');
  const sidesOf = (cell: number) => grid.sidesOf(cell).map((side) => triangle.directions[side]);
  expect([sidesOf(0), sidesOf(1), sidesOf(4)]).toEqual([
    ['E', 'W', 'S'],
    ['E', 'N', 'W'],
    ['E', 'N', 'W'],
  ]);
  expect([grid.neighbour(0, 1), grid.neighbour(0, 3), grid.neighbour(1, 1)]).toEqual([NO_SIDE, EDGE, 5]);
});

test('the rings of a circle split where their cells would be twice as wide as deep', () => {
  const grid = polar.grid(8, 6);
  const lengths = Array.from({ length: 8 }, (_, row) => grid.rowStart(row + 1) - grid.rowStart(row));
  expect(lengths).toEqual([6, 12, 12, 24, 24, 24, 24, 48]);
  const around = (cell: number) =>
    Object.fromEntries(grid.sidesOf(cell).map((side) => [polar.directions[side], grid.neighbour(cell, side)]));
  expect(around(0)).toEqual({ OUTCW: 6, OUTCCW: 7, CCW: 1, IN: EDGE, CW: 5 });
  expect(around(7)).toEqual({ OUT: 19, CCW: 8, INCCW: 0, CW: 6 });
});
