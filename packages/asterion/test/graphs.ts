/**
 * Any graph as a world, and all graphs of a size. The shape behind it is listed nowhere: its cells stand in a row, each with
 * a direction to every other, so that the open directions of a cell are its row of the adjacency matrix. A graph is a set of
 * edges, as bits, in the order of `pairsOf`.
 */

import {
  type Cell,
  type Direction,
  EDGE,
  type Point,
  RowGrid,
  type Shape,
  type TextLayout,
} from '../src/world/grid.js';
import { createWorld, openWay, type World } from '../src/world/index.js';

/** Direction d leads d + 1 cells on, and from the last cell to the first. */
const graphShape = (size: number): Shape => {
  const shape: Shape = {
    name: `graph-${size}`,
    title: 'vertices',
    about: 'Vertices, of which any two can be joined.',
    directions: Array.from({ length: size - 1 }, (_, direction) => `+${direction + 1}`),
    opposite: Array.from({ length: size - 1 }, (_, direction) => size - 2 - direction),
    sides: Array.from({ length: size - 1 }, (_, direction) => direction),
    least: { rows: 1, cols: 1 },
    isSquare: false,
    hasConstantSteps: false,
    lattice: undefined,
    cellCount: (rows, cols) => rows * cols,
    grid: () => new GraphGrid(shape, 1, size, 'bottom'),
  };
  return shape;
};

/** Not to be drawn. */
class GraphGrid extends RowGrid {
  readonly width = this.cols;
  readonly height = 1;

  neighbour(cell: Cell, direction: Direction): Cell {
    return direction + 1 < this.cols ? this.step(cell, direction) : EDGE;
  }

  step(cell: Cell, direction: Direction): Cell {
    return (cell + direction + 1) % this.cols;
  }

  distance(from: Cell, to: Cell): number {
    return from === to ? 0 : 1;
  }

  centre(): Point {
    throw notDrawn();
  }

  side(): readonly Point[] {
    throw notDrawn();
  }

  cellAtPoint(): Cell {
    throw notDrawn();
  }

  textLayout(): TextLayout {
    throw notDrawn();
  }
}

const notDrawn = (): Error => new Error('Graphs have no drawing.');

/** The pairs of vertices of graphs of a size, in a fixed order. */
export const pairsOf = (size: number): [Cell, Cell][] =>
  Array.from({ length: size }, (_, to) => Array.from({ length: to }, (__, from): [Cell, Cell] => [from, to])).flat();

/** How many graphs of a size there are, isomorphic ones counted each. */
export const graphCount = (size: number): number => 2 ** ((size * (size - 1)) / 2);

/** Makes worlds of the graphs of a size. */
export function worldsOfGraphs(size: number): (edges: number) => World {
  const grid = graphShape(size).grid(1, size);
  const pairs = pairsOf(size);
  return (edges) => {
    const world = createWorld(grid);
    for (const [bit, [from, to]] of pairs.entries()) if ((edges >> bit) & 1) openWay(world, from, to - from - 1);
    return world;
  };
}

/**
 * One graph of each class of isomorphic ones. The classes are the orbits of all permutations, which a swap and a rotation
 * generate: from every graph not yet seen its whole orbit is flooded.
 */
export function graphClasses(size: number): number[] {
  const count = graphCount(size);
  const swap = (vertex: Cell) => (vertex < 2 && size > 1 ? 1 - vertex : vertex);
  const rotate = (vertex: Cell) => (vertex + 1) % size;
  const images = [swap, rotate].map((permuted) => imagesUnder(permuted, size));
  const isSeen = new Uint8Array(count);
  const classes: number[] = [];
  for (let first = 0; first < count; first++) {
    if (isSeen[first] === 1) continue;
    isSeen[first] = 1;
    classes.push(first);
    for (const waiting = [first]; waiting.length > 0; ) {
      const graph = waiting.pop() ?? first;
      for (const imageOf of images) {
        const image = imageOf[graph];
        if (isSeen[image] === 1) continue;
        isSeen[image] = 1;
        waiting.push(image);
      }
    }
  }
  return classes;
}

/** By graph: what it becomes when its vertices are permuted. */
function imagesUnder(permuted: (vertex: Cell) => Cell, size: number): Uint32Array {
  const pairs = pairsOf(size);
  const bitOf = (a: Cell, b: Cell) => pairs.findIndex(([from, to]) => from === Math.min(a, b) && to === Math.max(a, b));
  const imageOfEdge = pairs.map(([from, to]) => 1 << bitOf(permuted(from), permuted(to)));
  const images = new Uint32Array(graphCount(size));
  for (let graph = 1; graph < images.length; graph++) {
    const rest = graph & (graph - 1);
    images[graph] = images[rest] | imageOfEdge[31 - Math.clz32(graph ^ rest)];
  }
  return images;
}
