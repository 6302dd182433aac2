/**
 * The part of a world that is seen, as a small world of its own: drawing it costs what the window holds, not the world.
 *
 * A crop is wider than the window by a few cells, so that the frame it is given by whoever draws it stays out of sight.
 */

import {
  type Cell,
  type Coordinates,
  cellAt,
  colOf,
  createScene,
  createWorld,
  type Grid,
  type Point,
  rowOf,
  type Scene,
} from 'asterion/world';

export interface Crop {
  readonly scene: Scene;
  /** Where the drawing of the crop lies in the drawing of the whole. */
  readonly offset: Point;
  /** In the whole: the first row and column, and how many of each at most. */
  readonly first: Coordinates;
  readonly rows: number;
  readonly cols: number;
}

/** Rows and columns beyond what was asked for. */
const SPARE = 4;

/** The crop around a rectangle of the drawing. It may be larger, and is the whole where the whole is not much more. */
export function cropScene(scene: Scene, from: Point, to: Point): Crop {
  const { grid, open, terrain } = scene.world;
  if (!isCroppable(grid)) return wholeOf(scene);
  const { first, rows, cols } = cropArea(grid, from, to);
  if (rows === grid.rows && cols === grid.cols) return { scene, offset: { x: 0, y: 0 }, first, rows, cols };
  const part = grid.shape.grid(rows, cols, grid.origin);
  const cut = <T extends Uint8Array | Uint16Array>(table: T): T => {
    const seen = table.slice(0, part.cellCount) as T;
    for (let row = 0; row < rows; row++) {
      const start = (first[0] + row) * grid.cols + first[1];
      seen.set(table.subarray(start, start + cols), row * cols);
    }
    return seen;
  };
  const within = (cell: Cell | undefined): Cell | undefined =>
    cell === undefined ? undefined : cellIn(part, rowOf(grid, cell) - first[0], colOf(grid, cell) - first[1]);
  const places = { entrance: within(scene.entrance), exit: within(scene.exit) };
  const [whole, own] = [grid.centre(cellAt(grid, ...first)), part.centre(0)];
  return {
    scene: createScene(createWorld(part, { open: cut(open), terrain: terrain && cut(terrain) }), places),
    offset: { x: whole.x - own.x, y: whole.y - own.y },
    first,
    rows,
    cols,
  };
}

/** All of a scene. */
export const wholeOf = (scene: Scene): Crop => {
  const { rows, cellCount } = scene.world.grid;
  return { scene, offset: { x: 0, y: 0 }, first: [0, 0], rows, cols: cellCount };
};

/** Whether a part of the rows and columns is a smaller world of the same shape: not where edges are joined, or rows rings. */
const isCroppable = ({ shape }: Grid): boolean => shape.lattice !== undefined;

/** The cells of a row that are in a crop: from the first up to, not including, the last. */
export function cropOfRow({ first, cols }: Crop, grid: Grid, row: number): [from: Cell, end: Cell] {
  const from = grid.rowStart(row) + first[1];
  return [from, Math.min(from + cols, grid.rowStart(row + 1))];
}

function cropArea(grid: Grid, from: Point, to: Point): Pick<Crop, 'first' | 'rows' | 'cols'> {
  const rowHeight = grid.height / grid.rows;
  const [top, bottom] = [Math.floor(from.y / rowHeight) - SPARE, Math.ceil(to.y / rowHeight) + SPARE];
  const [low, high] = grid.origin === 'top' ? [top, bottom] : [grid.rows - bottom, grid.rows - top];
  // An even first row, because odd ones may be shifted.
  const firstRow = clamp(low & ~1, grid.rows - 1) & ~1;
  const firstCol = clamp(Math.floor(from.x) - SPARE, grid.cols - 1);
  return {
    first: [firstRow, firstCol],
    rows: Math.max(clamp(high, grid.rows) - firstRow, 1),
    cols: Math.max(clamp(Math.ceil(to.x) + SPARE, grid.cols) - firstCol, 1),
  };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

const cellIn = (grid: Grid, row: number, col: number): Cell | undefined =>
  row >= 0 && row < grid.rows && col >= 0 && col < grid.cols ? cellAt(grid, row, col) : undefined;
