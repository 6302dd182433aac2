/**
 * The loops a rogue can run round: for each corridor that lies on any loop, the shortest one through it, which is the
 * corridor and a shortest path from its exit back to its entrance. A ring of corridors only is found like any other.
 *
 * Blocks say beforehand which corridors lie on loops at all, so no search is made in vain, and each search ends where
 * its loop closes. The classic program's depth-first search was rejected: it keeps the first loop it meets, however
 * long, needs exponential time at worst and so gives up at depth 50.
 */

import { breadthFirst } from '../../search/index.js';
import { type Cell, type Graph, graphOf, neighboursIn, Terrain, type World } from '../../world/index.js';
import { biconnectedBlocks } from './blocks.js';

/** Its cells in order; the last is next to the first. */
export type Loop = readonly Cell[];

/** In a triangle a monster is next to everybody. */
const SHORTEST_LOOP = 4;

/** Loops through corridors, without those of three cells. */
export function loopsOf(world: World): Loop[] {
  const graph = graphOf(world);
  const isCorridor = corridorTest(world, graph);
  const blockOf = new Int32Array(graph.cellCount).fill(-1);
  const loops: Loop[] = [];
  for (const [index, block] of biconnectedBlocks(world).entries()) {
    for (const cell of block) blockOf[cell] = index;
    const done = new Set<Cell>();
    for (const corridor of block.filter(isCorridor)) {
      if (done.has(corridor)) continue;
      const loop = shortestLoop(graph, corridor, (cell) => blockOf[cell] === index);
      for (const cell of loop) done.add(cell);
      if (loop.length >= SHORTEST_LOOP) loops.push(loop);
    }
  }
  return loops;
}

/** A corridor is what the terrain says; in a world that has none, such as a maze, a cell with exactly two ways. */
function corridorTest({ terrain }: World, graph: Graph): (cell: Cell) => boolean {
  if (terrain?.includes(Terrain.corridor) === true) return (cell) => terrain[cell] === Terrain.corridor;
  return (cell) => neighboursIn(graph, cell).length === 2;
}

/**
 * A shortest loop through a cell, which must lie on one: a flood from the cell whose every branch knows by which
 * neighbour it began. Where two branches meet there is a loop; a shorter one can only be met one level on.
 */
function shortestLoop(graph: Graph, from: Cell, isInside: (cell: Cell) => boolean): Cell[] {
  const seen = new Map<Cell, Visit>([[from, { parent: from, branch: from, depth: 0 }]]);
  let length = Infinity;
  let ends: readonly [Cell, Cell] = [from, from];
  breadthFirst([from], (cell, reach) => {
    const { branch, depth } = visitOf(seen, cell);
    if (2 * depth + 1 >= length) return true;
    for (const next of neighboursIn(graph, cell)) {
      if (next === from || !isInside(next)) continue;
      const met = seen.get(next);
      if (met === undefined) {
        seen.set(next, { parent: cell, branch: cell === from ? next : branch, depth: depth + 1 });
        reach(next);
      } else if (cell !== from && met.branch !== branch && depth + met.depth + 1 < length) {
        length = depth + met.depth + 1;
        ends = [cell, next];
      }
    }
    return false;
  });
  const [one, other] = ends.map((end) => wayBack(seen, end, from));
  return [from, ...one.reverse(), ...other];
}

/** How a flood came to a cell: from where, by which neighbour of the first cell, after how many steps. */
interface Visit {
  readonly parent: Cell;
  readonly branch: Cell;
  readonly depth: number;
}

function visitOf(seen: ReadonlyMap<Cell, Visit>, cell: Cell): Visit {
  const visit = seen.get(cell);
  if (visit === undefined) throw new RangeError(`Expected the flood to have seen cell ${cell}.`);
  return visit;
}

/** From a cell back towards the first one, which is left out. */
function wayBack(seen: ReadonlyMap<Cell, Visit>, from: Cell, first: Cell): Cell[] {
  const way: Cell[] = [];
  for (let cell = from; cell !== first; cell = visitOf(seen, cell).parent) way.push(cell);
  return way;
}
