/**
 * The base of the fast kernels, for squares without tunnels. The generic kernels are their oracles in the tests.
 *
 * A rim of no-ground stands around the cells, one column being shared by both ends of the rows, so that the four
 * neighbours of a cell are read without asking where the edge is. A place is an index into these marks. Sides are
 * numbered 0 E, 1 N, 2 W, 3 S: half of their direction.
 */

import type { Cell, Rng, World } from '../world/index.js';
import { Growing } from './growth.js';
import { markNoGround, NO_GROUND, nthOutside, OUTSIDE } from './tree.js';

/** Whether a world can be grown by a kernel for squares. */
export const fitsSquareKernel = (world: World): boolean =>
  world.grid.shape.hasConstantSteps && world.tunnels.size === 0;

/** By set of sides (bit s for side s): how many there are. */
export const SIDE_COUNT = Uint8Array.from(
  { length: 16 },
  (_, set) => [0, 1, 2, 3].filter((side) => (set >> side) & 1).length,
);

/** By set of sides times four plus n: the n-th side of the set. */
export const NTH_SIDE = Uint8Array.from(
  { length: 64 },
  (_, index) => [0, 1, 2, 3].filter((side) => ((index >> 2) >> side) & 1)[index & 3] ?? 0,
);

export abstract class SquareGrowing extends Growing {
  /** By place, as in `tree.ts`. */
  protected readonly marks: Uint8Array;
  /** By side: how far the neighbour's place is, and how far its cell. */
  protected readonly placeSteps: Int32Array;
  protected readonly cellSteps: Int32Array;
  /** Ground still outside. */
  protected outside: number;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const { rows, cols, origin } = world.grid;
    const stride = cols + 1;
    this.marks = new Uint8Array(stride * (rows + 2)).fill(NO_GROUND);
    for (let row = 1; row <= rows; row++) this.marks.fill(OUTSIDE, row * stride, row * stride + cols);
    this.outside = world.grid.cellCount - markNoGround(world, this.marks, (cell) => this.placeOf(cell));
    const north = origin === 'bottom' ? 1 : -1;
    this.placeSteps = Int32Array.of(1, north * stride, -1, -north * stride);
    this.cellSteps = Int32Array.of(1, north * cols, -1, -north * cols);
  }

  get done(): boolean {
    return this.outside === 0;
  }

  /** The place of the n-th cell outside. */
  protected nthOutside(n: number): number {
    return this.outside === this.world.grid.cellCount ? this.placeOf(n) : nthOutside(this.marks, n);
  }

  protected placeOf(cell: Cell): number {
    const { cols } = this.world.grid;
    return cell + Math.floor(cell / cols) + cols + 1;
  }

  protected cellAt(place: number): Cell {
    const { cols } = this.world.grid;
    return place - ((place / (cols + 1)) | 0) - cols;
  }
}
