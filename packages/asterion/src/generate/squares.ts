/**
 * Scratch for fast kernels on squares without tunnels: the generic kernels are their oracles in the tests.
 *
 * A rim of no-ground stands around the cells, one column being shared by both ends of the rows, so that the four
 * neighbours of a cell are read without asking where the edge is. A place is an index into this scratch.
 */

import { type Cell, rect, type World } from '../world/index.js';
import { markNoGround, NO_GROUND } from './tree.js';

/** Whether a world can be grown by a kernel for squares. */
export const fitsSquareKernel = (world: World): boolean => world.grid.shape === rect && world.tunnels.size === 0;

/** By side (E, N, W, S): how far the neighbour's place is, and how far its cell is. */
export interface SquareScratch {
  readonly stride: number;
  readonly marks: Uint8Array;
  readonly placeSteps: Int32Array;
  readonly cellSteps: Int32Array;
  /** Cells with ground. */
  readonly ground: number;
}

export function squareScratch(world: World): SquareScratch {
  const { rows, cols, origin } = world.grid;
  const stride = cols + 1;
  const marks = new Uint8Array(stride * (rows + 2)).fill(NO_GROUND);
  for (let row = 0; row < rows; row++) marks.fill(0, (row + 1) * stride, (row + 1) * stride + cols);
  const north = origin === 'bottom' ? 1 : -1;
  let ground = rows * cols;
  if (world.terrain !== undefined) {
    const flat = new Uint8Array(rows * cols);
    ground = markNoGround(world, flat);
    for (let row = 0; row < rows; row++) marks.set(flat.subarray(row * cols, (row + 1) * cols), (row + 1) * stride);
  }
  return {
    stride,
    marks,
    placeSteps: Int32Array.of(1, north * stride, -1, -north * stride),
    cellSteps: Int32Array.of(1, north * cols, -1, -north * cols),
    ground,
  };
}

export const placeOf = (world: World, cell: Cell): number =>
  cell + Math.floor(cell / world.grid.cols) + world.grid.cols + 1;
export const cellAtPlace = (world: World, place: number): Cell =>
  place - Math.floor(place / (world.grid.cols + 1)) - world.grid.cols;

/** By set of sides (bits E, N, W, S): how many there are. */
export const SIDE_COUNT = Uint8Array.from(
  { length: 16 },
  (_, set) => [0, 1, 2, 3].filter((side) => (set >> side) & 1).length,
);

/** By set of sides times four plus n: the n-th side of the set. */
export const NTH_SIDE = Uint8Array.from(
  { length: 64 },
  (_, index) => [0, 1, 2, 3].filter((side) => ((index >> 2) >> side) & 1)[index & 3] ?? 0,
);
