/**
 * Where row 0 is drawn. A drawing has a top and a bottom, rows have numbers, and the `origin` of a grid says at which end row 0
 * is. It decides what a row is called and nothing else: directions are named as drawn, so north is up from either end.
 *
 * Both are in use, and both for ever. Dungeon files, maps and Random Pits count as one reads, from the `top`; mazes, labyrinths
 * and realms as one draws axes, from the `bottom`. Whoever wants the other says so in a plan, to a parser, or here.
 */

import { checkMembers } from '../settings/index.js';
import { endFault, type Grid, type Origin } from './grid.js';
import { movedScene } from './move.js';
import type { Scene } from './scene.js';

/** The same cells under other numbers. */
export interface Renumbering {
  /** The grid of the new numbers. */
  readonly grid: Grid;
  /** By cell of the old grid: its number on the new one. */
  readonly cells: Int32Array;
}

/**
 * Why nothing can be drawn alike with row 0 at that end, as a sentence; undefined if it can. Hexagons and triangles on an even
 * number of rows do not end as they begin.
 */
export function originFault(grid: Grid, origin: Origin): string | undefined {
  const fault = endFault(origin);
  if (fault !== undefined) return fault;
  const { shape, rows, cols } = grid;
  return grid.origin === origin || sameDrawing(grid, shape.grid(rows, cols, origin)) !== undefined
    ? undefined
    : `Expected an odd number of rows of ${shape.title}, which look alike from top and bottom, got ${rows}.`;
}

/** How cells are called once row 0 is drawn at that end. Throws a RangeError where there is an `originFault`. */
export function renumbering(grid: Grid, origin: Origin): Renumbering {
  const turned = grid.shape.grid(grid.rows, grid.cols, origin);
  const cells = sameDrawing(grid, turned);
  if (cells === undefined) throw new RangeError(originFault(grid, origin));
  return { grid: turned, cells };
}

/** By cell of one grid: the cell of the other that is drawn at the same place; undefined where one is drawn nowhere. */
function sameDrawing(grid: Grid, other: Grid): Int32Array | undefined {
  const cells = new Int32Array(grid.cellCount);
  for (let cell = 0; cell < cells.length; cell++) {
    const { x, y } = grid.centre(cell);
    cells[cell] = other.cellAtPoint(x, y);
    const there = cells[cell] < 0 ? undefined : other.centre(cells[cell]);
    if (there === undefined || Math.abs(there.x - x) + Math.abs(there.y - y) > TOLERANCE) return undefined;
  }
  return cells;
}

/** Drawing units that rounding may move a centre by. */
const TOLERANCE = 1e-6;

/**
 * The scene as it is drawn, with row 0 at that end: cells have other numbers, and everything in it is where it was. The scene
 * itself where it is so already. Throws a RangeError where there is an `originFault`.
 */
export function withOrigin(scene: Scene, origin: Origin): Scene {
  checkMembers('a scene, which holds a `world`', scene, 'world');
  if (scene.world.grid.origin === origin) return scene;
  const { grid, cells } = renumbering(scene.world.grid, origin);
  return { ...scene, ...movedScene(scene, grid, cells), made: scene.made };
}
