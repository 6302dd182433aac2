/**
 * The blocks of a world: largest sets of cells that stay connected whichever one cell is taken away. Two cells lie on a
 * common loop exactly if they share a block of three cells or more.
 *
 * Hopcroft and Tarjan's search, in linear time, with a stack of its own instead of recursion. Parts that hold together
 * when any one way is closed would be too coarse: two loops that meet in a single cell are one such part.
 */

import { type Cell, graphOf, type World } from '../../world/index.js';

/** The blocks of three cells or more. A cell where blocks meet is in each of them. */
export function biconnectedBlocks(world: World): Cell[][] {
  const { cellCount, offsets, targets } = graphOf(world);
  const found = new Int32Array(cellCount); // by cell: when it was found, from 1; 0 before
  const low = new Int32Array(cellCount); // by cell: the earliest cell that its subtree has a way to
  const at = offsets.slice(0, cellCount); // by cell: the next way to look at
  const blocks: Cell[][] = [];
  let time = 0;
  for (let root = 0; root < cellCount; root++) {
    if (found[root] !== 0) continue;
    const path = [root]; // from the root to where the search is
    const waiting = [root]; // found, and not yet put into a block
    found[root] = low[root] = ++time;
    while (path.length > 0) {
      const cell = path[path.length - 1];
      if (at[cell] < offsets[cell + 1]) {
        const next = targets[at[cell]++];
        if (found[next] !== 0) {
          low[cell] = Math.min(low[cell], found[next]);
          continue;
        }
        found[next] = low[next] = ++time;
        path.push(next);
        waiting.push(next);
        continue;
      }
      path.pop();
      if (path.length === 0) break;
      const parent = path[path.length - 1];
      low[parent] = Math.min(low[parent], low[cell]);
      if (low[cell] < found[parent]) continue;
      const block = [...waiting.splice(waiting.lastIndexOf(cell)), parent];
      if (block.length >= 3) blocks.push(block);
    }
  }
  return blocks;
}
