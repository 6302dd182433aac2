/** Maps of free and blocked squares, and an oracle for them that shares no code with the searches. */

import type { CornerRule, Movement } from '../src/search/index.js';
import {
  type Cell,
  createRng,
  createWorld,
  type Origin,
  openFromTerrain,
  rect,
  Terrain,
  type World,
} from '../src/world/index.js';

/** Squares of which about that many in a hundred are blocked. */
export function randomSquares(
  rows: number,
  cols: number,
  percent: number,
  seed: number,
  origin: Origin = 'top',
): World {
  const rng = createRng(seed);
  const terrain = Uint8Array.from({ length: rows * cols }, () =>
    rng.below(100) < percent ? Terrain.wall : Terrain.floor,
  );
  return squares(rows, cols, terrain, origin);
}

/** Squares as drawn: `.` is free, all else blocked. */
export function drawnSquares(lines: readonly string[]): World {
  const terrain = Uint8Array.from([...lines.join('')], (glyph) => (glyph === '.' ? Terrain.floor : Terrain.wall));
  return squares(lines.length, lines[0].length, terrain, 'top');
}

function squares(rows: number, cols: number, terrain: Uint8Array, origin: Origin): World {
  const grid = rect.grid(rows, cols, origin);
  return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'rooms') });
}

/** Every rule and cost under which squares are walked. */
export const SQUARE_MOVEMENTS: readonly Movement[] = [
  { directions: 4 },
  ...(['always', 'one', 'none'] as const).flatMap((corners): Movement[] => [
    { directions: 8, corners },
    { directions: 8, corners, diagonalCost: 'unit' },
  ]),
];

export const movementName = ({ directions, corners, diagonalCost = 'octile' }: Movement): string =>
  directions === 4 ? '4 directions' : `8 directions, corners ${String(corners)}, ${diagonalCost}`;

/** What a step between two squares costs; Infinity where it cannot be made. */
function stepCost(world: World, movement: Movement, from: Cell, to: Cell): number {
  const { rows, cols } = world.grid;
  const isFree = (row: number, col: number): boolean => {
    const cell = row * cols + col;
    if (row < 0 || row >= rows || col < 0 || col >= cols) return false;
    return world.terrain?.[cell] !== Terrain.wall && (movement.blocked?.[cell] ?? 0) === 0;
  };
  const [row, col] = [Math.floor(from / cols), from % cols];
  const [toRow, toCol] = [Math.floor(to / cols), to % cols];
  const [down, across] = [Math.abs(toRow - row), Math.abs(toCol - col)];
  if (Math.max(down, across) !== 1 || !isFree(row, col) || !isFree(toRow, toCol)) return Infinity;
  if (down + across === 1) return 1;
  if (movement.directions !== 8) return Infinity;
  const beside = [isFree(row, toCol), isFree(toRow, col)].filter(Boolean).length;
  const needed: Readonly<Record<CornerRule, number>> = { always: 0, one: 1, none: 2 };
  if (beside < needed[movement.corners ?? 'none']) return Infinity;
  return movement.diagonalCost === 'unit' ? 1 : Math.SQRT2;
}

/** The least cost from a square to every other: offered from square to square until nothing improves. */
export function leastCosts(world: World, movement: Movement, from: Cell): Float64Array {
  const { cellCount, cols } = world.grid;
  const costs = new Float64Array(cellCount).fill(Infinity);
  costs[from] = 0;
  let changed = new Set([from]);
  while (changed.size > 0) {
    const next = new Set<Cell>();
    for (const cell of changed) {
      for (const delta of [1, -1, cols, -cols, cols + 1, cols - 1, -cols + 1, -cols - 1]) {
        const to = cell + delta;
        if (to < 0 || to >= cellCount || costs[to] <= costs[cell] + 1) continue;
        const cost = costs[cell] + stepCost(world, movement, cell, to);
        if (cost >= costs[to] - 1e-9) continue;
        costs[to] = cost;
        next.add(to);
      }
    }
    changed = next;
  }
  return costs;
}

/** What a path costs, step by step; Infinity where one of them cannot be made. */
export const costAlong = (world: World, movement: Movement, cells: readonly Cell[]): number =>
  cells.slice(1).reduce((sum, cell, index) => sum + stepCost(world, movement, cells[index], cell), 0);
