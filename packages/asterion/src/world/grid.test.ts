import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grids } from '../../test/worlds.js';
import { type Grid, type Origin, rect, type Shape, shapeNamed, shapes } from './index.js';

const cellsOf = (grid: Grid) => Array.from({ length: grid.cellCount }, (_, cell) => cell);
const sizes: [number, number][] = [[1, 1], [1, 5], [5, 1], [4, 5], [5, 4]]; // biome-ignore format: a table
const origins: Origin[] = ['top', 'bottom'];

describe.each(Object.entries(shapes))('the shape %s', (name, shape: Shape) => {
  test('is registered under its own name', () => {
    expect(shape.name).toBe(name);
    expect(shapeNamed(name)).toBe(shape);
  });

  test('has an opposite for each direction that leads back', () => {
    shape.opposite.forEach((back, direction) => expect(shape.opposite[back]).toBe(direction));
    expect(shape.opposite).toHaveLength(shape.directions.length);
    expect(shape.directions.length).toBeLessThanOrEqual(16);
  });

  test.each(sizes.flatMap(([rows, cols]) => origins.map((origin) => [rows, cols, origin] as const)))(
    'leads there and back on %i x %i from the %s',
    (rows, cols, origin) => {
      const grid = shape.grid(rows, cols, origin);
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

  test.each(origins)('draws a neighbour where its compass name says, from the %s', (origin) => {
    const grid = shape.grid(5, 5, origin);
    const { x, y } = grid.centre(12);
    shape.directions.forEach((compass, direction) => {
      const next = grid.centre(grid.neighbour(12, direction));
      expect(Math.sign(Math.round(10 * (y - next.y)))).toBe(compass.includes('N') ? 1 : compass.includes('S') ? -1 : 0);
      expect(Math.sign(Math.round(10 * (next.x - x)))).toBe(compass.includes('E') ? 1 : compass.includes('W') ? -1 : 0);
    });
  });

  test('shares each side with the neighbour across it, and closes its outline', () => {
    const grid = shape.grid(4, 4);
    for (const cell of cellsOf(grid)) {
      shape.sides.forEach((side, index) => {
        const [from, to] = grid.side(cell, side);
        const [after] = grid.side(cell, shape.sides[(index + 1) % shape.sides.length]);
        expect(to).toEqual(after);
        const next = grid.neighbour(cell, side);
        if (next < 0) return;
        const [otherFrom, otherTo] = grid.side(next, shape.opposite[side]);
        expect([otherTo.x, otherTo.y, otherFrom.x, otherFrom.y].map(round)).toEqual(
          [from.x, from.y, to.x, to.y].map(round),
        );
      });
    }
  });

  test.each(origins)('finds the cell under its own centre, and nothing outside, from the %s', (origin) => {
    const grid = shape.grid(4, 5, origin);
    for (const cell of cellsOf(grid)) {
      const { x, y } = grid.centre(cell);
      expect(grid.cellAtPoint(x, y)).toBe(cell);
      expect(grid.cellAtPoint(x + 0.3, y - 0.2)).toBe(cell);
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

const round = (value: number) => Math.round(value * 1e9);

test('the distance is what a flood over open ground measures', () => {
  fc.assert(
    fc.property(grids(7), fc.boolean(), fc.nat(), (grid, corners, pick) => {
      const from = pick % grid.cellCount;
      const directions = corners ? grid.shape.directions.map((_, direction) => direction) : grid.shape.sides;
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
