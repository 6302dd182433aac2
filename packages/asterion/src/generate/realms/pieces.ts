/** Marked cells that hang together across sides. No cell on the edge is marked. */

import { breadthFirst } from '../../search/index.js';
import type { Cell } from '../../world/index.js';

/** The pieces, in the order of their first cells, the first cell first. Takes all marks away. */
export function takePieces(marked: Uint8Array, cols: number): Cell[][] {
  const pieces: Cell[][] = [];
  for (let first = 0; first < marked.length; first++) {
    if (marked[first] === 0) continue;
    const cells: Cell[] = [];
    marked[first] = 0;
    breadthFirst([first], (cell, reach) => {
      cells.push(cell);
      for (const next of [cell + 1, cell - 1, cell + cols, cell - cols]) {
        if (marked[next] === 0) continue;
        marked[next] = 0;
        reach(next);
      }
      return false;
    });
    pieces.push(cells);
  }
  return pieces;
}
