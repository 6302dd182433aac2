import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyShape, gridOfAtLeast, grids, seeds } from '../../test/worlds.js';
import {
  cellAt,
  coordinatesOf,
  directionBetween,
  directionName,
  directionNamed,
  hex,
  isOnBorder,
  polar,
  rect,
  sideTowards,
  TUNNEL,
} from './index.js';

test('cells and coordinates convert both ways', () => {
  fc.assert(
    fc.property(grids(), fc.nat(), (grid, pick) => {
      const cell = pick % grid.cellCount;
      expect(cellAt(grid, ...coordinatesOf(grid, cell))).toBe(cell);
    }),
  );
});

test.each([
  [-1, 0],
  [0, -1],
  [3, 0],
  [0, 4],
  [0.5, 0],
  [Number.NaN, 0],
])('row %d, column %d is refused on 3 x 4', (row, col) => {
  // biome-ignore format: a table
  expect(() => cellAt(rect.grid(3, 4), row, col)).toThrow(/3 x 4/);
});

describe.each(everyShape)('directions of shape $name', (shape) => {
  test('have names that are read back in either case, and so has the tunnel', () => {
    for (const direction of [...shape.directions.keys(), TUNNEL]) {
      const name = directionName(shape, direction);
      expect(directionNamed(shape, name)).toBe(direction);
      expect(directionNamed(shape, name.toLowerCase())).toBe(direction);
    }
  });

  test('are found between neighbours, and only between them', () => {
    const grid = shape.grid(5, 5);
    for (const direction of shape.directions.keys()) {
      const next = grid.neighbour(12, direction);
      if (next >= 0) expect(directionBetween(grid, 12, next)).toBe(direction);
    }
    expect(directionBetween(grid, 12, 12)).toBeUndefined();
    expect(directionBetween(grid, 1, 18)).toBeUndefined();
  });
});

test('unknown directions are refused or undefined', () => {
  expect(directionNamed(hex, 'N')).toBeUndefined();
  expect(() => directionName(hex, 6)).toThrow(RangeError);
});

test('the border is every cell with a side on the edge', () => {
  const grid = rect.grid(3, 4);
  const border = Array.from({ length: 12 }, (_, cell) => (isOnBorder(grid, cell) ? '#' : '.')).join('');
  expect(border).toBe('#####..#####');
});

describe.each(everyShape.map((shape) => [shape.name, shape] as const))('an arrow on the shape %s', (_name, shape) => {
  test('means the side that lies there in the drawing: no other lies nearer to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 7 }), seeds, (size, wind, seed) => {
        const grid = gridOfAtLeast(shape, size, size + 2);
        const cell = seed % grid.cellCount;
        const [right, down] = [Math.cos((wind * Math.PI) / 4), -Math.sin((wind * Math.PI) / 4)];
        const side = sideTowards(grid, cell, right, down);
        expect(grid.sidesOf(cell)).toContain(side);
        const { x, y } = grid.centre(cell);
        // A corner of the cell that lies farthest that way belongs to this side or to one as near.
        const turn = (of: number) => {
          const line = grid.side(cell, of);
          const points = [line[(line.length - 1) >> 1], line[line.length >> 1]];
          const [across, below] = [points[0].x + points[1].x - 2 * x, points[0].y + points[1].y - 2 * y];
          return Math.abs(Math.atan2(across * down - below * right, across * right + below * down));
        };
        for (const other of grid.sidesOf(cell)) expect(turn(side)).toBeLessThan(turn(other) + 1e-9);
      }),
    );
  });
});

test('arrows on squares are their compass names, and on rings up is out above the centre and in below it', () => {
  const squares = rect.grid(3, 3);
  const arrows = [[1, 0], [0, -1], [-1, 0], [0, 1]] as const; // biome-ignore format: a list
  expect(arrows.map(([right, down]) => directionName(rect, sideTowards(squares, 4, right, down)))).toEqual([
    'E',
    'N',
    'W',
    'S',
  ]);
  const rings = polar.grid(2, 8);
  expect([2, 6].map((cell) => directionName(polar, sideTowards(rings, cell, 0, -1)))).toEqual([
    expect.stringMatching(/^OUT/),
    'IN',
  ]);
});

test('an arrow from no cell, or towards no place, is refused', () => {
  const grid = rect.grid(2, 2);
  expect(() => sideTowards(grid, -1, 1, 0)).toThrow('Expected a cell from 0 to 3, got -1.');
  expect(() => sideTowards(grid, 0, NaN, 0)).toThrow('Expected steps to the right and down, got NaN and 0.');
});
