/** What can be laid over a scene, the same for terminal, file and page. Plain data: whoever computed it is not known here. */

import type { Cell } from '../world/index.js';

/** What every cell is worth to somebody. */
export interface Worth {
  /** By cell, an index into a palette's `wins`: 0 who hunts, 1 who is hunted, 2 nobody or never; `NO_WORTH` for none. */
  readonly sides: Uint8Array;
  /** By cell, 0 to 1: how far along the colours of that side, from a win at once to a late one. */
  readonly shares: Float32Array;
}

/** The side of a cell that is worth nothing to be shown. */
export const NO_WORTH = 255;

/** Entrance, exit and actors come from the scene, tunnels from its world; all else is here, and all of it optional. */
export interface Layers {
  /** Cells in walking order. Where two in a row are not joined by an open way (a tunnel), the line is interrupted. */
  readonly path?: readonly Cell[] | undefined;
  /** By cell: non-zero where something has been. */
  readonly visited?: ArrayLike<number> | undefined;
  /** By cell: steps from somewhere, -1 for none. Drawn as a heat map from 0 to the largest. */
  readonly distances?: ArrayLike<number> | undefined;
  /** Hides heat, where there is both. */
  readonly worth?: Worth | undefined;
  /** Cells that stand out for the moment, such as the front of a running algorithm. */
  readonly marked?: readonly Cell[] | undefined;
}
