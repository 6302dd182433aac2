/** Symmetry: what is drawn on one side is drawn on the other, by where cells lie in the drawing, on any shape. */

import { shownValue } from '../settings/index.js';
import { type Cell, directionBetween, type Grid, type Point } from '../world/index.js';

/** What is drawn a second time, and how: `both` mirrors each way, which makes four. */
export type Symmetry = 'none' | 'left-right' | 'up-down' | 'both' | 'half-turn';

/** All of them, as people choose one. */
export const symmetries: readonly {
  /** What strokes call it. */
  readonly name: Symmetry;
  /** As people read it. */
  readonly title: string;
}[] = [
  { name: 'none', title: 'No symmetry' },
  { name: 'left-right', title: 'Left and right' },
  { name: 'up-down', title: 'Up and down' },
  { name: 'both', title: 'All four ways' },
  { name: 'half-turn', title: 'Half a turn' },
];

/** Where a point of a drawing comes to lie. */
export type Move = (grid: Grid, point: Point) => Point;

export const MOVES: Readonly<Record<Exclude<Symmetry, 'none' | 'both'>, Move>> = {
  'left-right': ({ width }, { x, y }) => ({ x: width - x, y }),
  'up-down': ({ height }, { x, y }) => ({ x, y: height - y }),
  'half-turn': ({ width, height }, { x, y }) => ({ x: width - x, y: height - y }),
};

/** Drawing units that rounding may move a centre by. */
const TOLERANCE = 1e-6;

/** Why a grid has no such symmetry, as a sentence; undefined if it has. */
export function symmetryFault(grid: Grid, symmetry: Symmetry): string | undefined {
  const known = symmetries.find(({ name }) => name === symmetry);
  if (known === undefined)
    return `Expected a symmetry (${symmetries.map(({ name }) => name).join(', ')}), got ${shownValue(symmetry)}.`;
  if (mirrorsOf(grid, symmetry) !== undefined) return undefined;
  const { rows, cols, shape } = grid;
  return `Expected cells that look alike under "${known.title}"; ${rows} rows and ${cols} columns of ${shape.title} do not.`;
}

/**
 * The other places that belong to each cell: by image, a table by cell. None without symmetry; undefined where the grid has no such
 * symmetry.
 */
export function mirrorsOf(grid: Grid, symmetry: Symmetry): readonly Int32Array[] | undefined {
  if (symmetry === 'none') return [];
  const known = kept.get(grid) ?? new Map<Symmetry, Mirrors>();
  kept.set(grid, known);
  if (!known.has(symmetry)) known.set(symmetry, foundMirrors(grid, symmetry));
  return known.get(symmetry);
}

type Mirrors = readonly Int32Array[] | undefined;

/** Asked for with every move of a pointer, and the same as long as the grid is. */
const kept = new WeakMap<Grid, Map<Symmetry, Mirrors>>();

function foundMirrors(grid: Grid, symmetry: Exclude<Symmetry, 'none'>): Mirrors {
  const names = symmetry === 'both' ? (['left-right', 'up-down', 'half-turn'] as const) : [symmetry];
  const images = names.map((name) => imageOf(grid, grid, MOVES[name]));
  return images.every((image) => image !== undefined) ? images : undefined;
}

/** By cell: the one of another grid that lies where it is moved to; undefined where one is moved to no cell's place. */
export function imageOf(grid: Grid, onto: Grid, move: Move | undefined): Int32Array | undefined {
  if (move === undefined) return undefined;
  const image = new Int32Array(grid.cellCount);
  for (let cell: Cell = 0; cell < image.length; cell++) {
    const { x, y } = move(grid, grid.centre(cell));
    image[cell] = onto.cellAtPoint(x, y);
    const there = image[cell] < 0 ? undefined : onto.centre(image[cell]);
    if (there === undefined || Math.abs(there.x - x) + Math.abs(there.y - y) > TOLERANCE) return undefined;
  }
  return keepsNeighbours(grid, onto, image) ? image : undefined;
}

/** A cylinder on its side looks the same, but its rows do not close into rings. */
function keepsNeighbours(grid: Grid, onto: Grid, image: Int32Array): boolean {
  for (let cell: Cell = 0; cell < image.length; cell++) {
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && directionBetween(onto, image[cell], image[next]) === undefined) return false;
    }
  }
  return true;
}
