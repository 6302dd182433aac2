/** Neighbour lists of a world, for worlds small enough to afford them and algorithms that want nothing else. */

import { TUNNEL } from './coordinates.js';
import type { Cell } from './grid.js';
import type { World } from './world.js';

/** Compressed rows: the neighbours of cell c are `targets[offsets[c]]` up to, not including, `targets[offsets[c + 1]]`. */
export interface Graph {
  /** Every cell of the grid counts, with ground or without. */
  readonly cellCount: number;
  /** By cell, and one more: where its neighbours begin in `targets`, and where those of the last one end. */
  readonly offsets: Uint32Array;
  /** The neighbours of cell 0, then those of cell 1, and so on: each way stands here from both of its ends. */
  readonly targets: Uint32Array;
  /** By target: the direction that leads there, or `TUNNEL`. */
  readonly via: Uint8Array;
}

/** The neighbour lists of a world, in ascending direction, the tunnel last. */
export function graphOf(world: World): Graph {
  const { grid, open, tunnels } = world;
  const { cellCount } = grid;
  const offsets = new Uint32Array(cellCount + 1);
  for (let cell = 0; cell < cellCount; cell++) {
    offsets[cell + 1] = offsets[cell] + bitCount(open[cell]) + (tunnels.has(cell) ? 1 : 0);
  }
  const targets = new Uint32Array(offsets[cellCount]);
  const via = new Uint8Array(offsets[cellCount]);
  for (let cell = 0, at = 0; cell < cellCount; cell++) {
    for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      via[at] = direction;
      targets[at++] = grid.step(cell, direction);
    }
    const far = tunnels.get(cell);
    if (far === undefined) continue;
    via[at] = TUNNEL;
    targets[at++] = far;
  }
  return { cellCount, offsets, targets, via };
}

/** The neighbours of a cell, as a view: no copy. */
export const neighboursIn = (graph: Graph, cell: Cell): Uint32Array =>
  graph.targets.subarray(graph.offsets[cell], graph.offsets[cell + 1]);

/** How many bits of a 16-bit number are set. */
export function bitCount(bits: number): number {
  let pairs = bits - ((bits >> 1) & 0x5555);
  pairs = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  pairs = (pairs + (pairs >> 4)) & 0x0f0f;
  return (pairs + (pairs >> 8)) & 0x1f;
}
