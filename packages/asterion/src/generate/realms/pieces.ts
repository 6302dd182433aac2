/** Marked cells that hang together across sides. No cell on the edge is marked. */

import type { Cell } from '../../world/index.js';

/** The pieces, in the order of their first cells, the first cell first. Takes all marks away. */
export function takePieces(marked: Uint8Array, cols: number): Cell[][] {
  const pieces: Cell[][] = [];
  for (let first = 0; first < marked.length; first++) {
    if (marked[first] === 0) continue;
    const cells = [first];
    marked[first] = 0;
    for (const cell of cells) {
      for (const next of [cell + 1, cell - 1, cell + cols, cell - cols]) {
        if (marked[next] === 0) continue;
        marked[next] = 0;
        cells.push(next);
      }
    }
    pieces.push(cells);
  }
  return pieces;
}
