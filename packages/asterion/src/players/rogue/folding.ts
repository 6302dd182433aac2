/**
 * Folding a world to its core. A cell is a corner if some neighbour reaches everything that it reaches: whoever stands
 * in a corner is no freer than on that neighbour. Corners are deleted again and again; what is left is the core. A piece
 * of the world that folds to one cell is won by the monster from everywhere (Nowakowski and Winkler, 1983).
 *
 * Each deletion can only make neighbours into corners, so they are looked at again, and no others.
 */

import { type Cell, type Graph, graphOf, neighboursIn, type World } from '../../world/index.js';

/** The cells of the core, ascending. Pieces that fold to a single cell have none. */
export function coreOf(world: World): Cell[] {
  const graph = graphOf(world);
  const isLeft = Uint8Array.from({ length: graph.cellCount }, () => 1);
  const queue: Cell[] = Array.from({ length: graph.cellCount }, (_, cell) => cell);
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head];
    if (isLeft[cell] === 0 || !isCorner(graph, isLeft, cell)) continue;
    isLeft[cell] = 0;
    for (const next of neighboursIn(graph, cell)) if (isLeft[next] === 1) queue.push(next);
  }
  const core: Cell[] = [];
  for (let cell = 0; cell < graph.cellCount; cell++) {
    if (isLeft[cell] === 1 && neighboursIn(graph, cell).some((next) => isLeft[next] === 1)) core.push(cell);
  }
  return core;
}

function isCorner(graph: Graph, isLeft: Uint8Array, cell: Cell): boolean {
  const around = neighboursIn(graph, cell);
  return around.some((other) => {
    if (isLeft[other] === 0 || other === cell) return false;
    const reached = neighboursIn(graph, other);
    return around.every((next) => isLeft[next] === 0 || next === other || reached.includes(next));
  });
}
