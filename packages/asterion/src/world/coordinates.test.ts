import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grids } from '../../test/worlds.js';
import {
  cellAt,
  coordinatesOf,
  directionBetween,
  directionName,
  directionNamed,
  hex,
  isOnBorder,
  rect,
  shapes,
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

describe.each(Object.values(shapes))('directions of shape $name', (shape) => {
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
      expect(directionBetween(grid, 12, grid.neighbour(12, direction))).toBe(direction);
    }
    expect(directionBetween(grid, 12, 12)).toBeUndefined();
    expect(directionBetween(grid, 0, 24)).toBeUndefined();
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
