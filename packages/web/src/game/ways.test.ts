import { signal } from '@preact/signals';
import { cellAt, createScene, createWorld, openFromTerrain, rect } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../board/frame.js';
import { arrowPath, passage, wayPath } from './ways.js';

/** Row 0 at the top: `#` is rock. Cells are 10 wide, and the middle of cell 0 is at 5, 5. */
function boardOf(rows: readonly string[]) {
  const grid = rect.grid(rows.length, rows[0].length, 'top');
  const terrain = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 2 : 0));
  const world = createWorld(grid, { open: openFromTerrain(grid, terrain, 'always'), terrain });
  return {
    world,
    viewport: signal({ scale: 10, left: 0, top: 0 }),
    frame: signal<Frame | undefined>({ scene: createScene(world), layers: {} }),
    pixelOfCell: (cell: number) => {
      const { x, y } = grid.centre(cell);
      return { x: 10 * x, y: 10 * y };
    },
    at: (row: number, col: number) => cellAt(grid, row, col),
  };
}

/** Points along a path of M, L and Q, close together. */
function pointsOf(d: string): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, kind, rest] of d.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const to = rest.trim().split(/[ ,]+/).map(Number);
    const [[cx, cy], [ex, ey]] = [to.slice(0, 2), to.slice(-2)];
    for (let step = 0; step <= 50 && kind !== 'M'; step++) {
      const t = step / 50;
      const [a, b, c] = kind === 'Q' ? [(1 - t) ** 2, 2 * t * (1 - t), t * t] : [1 - t, 0, t];
      points.push([a * x + b * cx + c * ex, a * y + b * cy + c * ey]);
    }
    [x, y] = [ex, ey];
  }
  return points;
}

describe('a step past the corner of a wall', () => {
  const board = boardOf(['..', '#.']);
  const [from, to] = [board.at(0, 0), board.at(1, 1)];

  test('goes beside the cell that is free', () => {
    expect(passage(board.world, from, to)).toEqual({ beside: board.at(0, 1) });
    expect(passage(board.world, to, from)).toEqual({ beside: board.at(0, 1) });
  });

  test('is drawn clear of it, as an arrow and as a trace', () => {
    for (const d of [arrowPath(board, from, to), wayPath(board, [from, to], 0.3), arrowPath(board, to, from)]) {
      // The corner is at 10, 10; lines are a ninth of a cell wide, with a rim of as much, and walls an eleventh.
      for (const [x, y] of pointsOf(d)) expect(Math.hypot(x - 10, y - 10)).toBeGreaterThan(1.6);
    }
  });
});

test('between two corners that meet there is a gap, and so there is where a tunnel leads', () => {
  const board = boardOf(['.#.', '#..']);
  expect(passage(board.world, board.at(0, 0), board.at(1, 1))).toBe('blocked');
  expect(passage(board.world, board.at(0, 0), board.at(0, 2))).toBe('blocked');
  for (const [x, y] of pointsOf(arrowPath(board, board.at(0, 0), board.at(1, 1))))
    expect(Math.hypot(x - 10, y - 10)).toBeGreaterThan(1.6);
});

test('in the open everything is straight', () => {
  const board = boardOf(['..', '..']);
  expect(passage(board.world, board.at(0, 0), board.at(1, 1))).toBe('straight');
  expect(wayPath(board, [0, 1], 0.4)).toBe('M8 5L11 5');
  expect(wayPath(board, [0, 1, 3], 0.4)).toBe('M8 5L15 5L15 11');
});
