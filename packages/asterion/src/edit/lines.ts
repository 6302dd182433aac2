/** Cells under a line and in a box, on any shape: by neighbours and by parts of a row, so that no shape is asked by name. */

import { breadthFirst } from '../search/index.js';
import { type Cell, colOf, type Grid, rowLength, rowOf } from '../world/index.js';

/**
 * The cells of the straight line from one cell to another, both included, each beside the next by a side. Of the sides that lead
 * nearer the one is taken whose cell lies nearest to the line as drawn; over an edge that leads to the other side where that is nearer.
 */
export function straightLine(grid: Grid, from: Cell, to: Cell): Cell[] {
  const line = [from];
  const distanceToLine = offLine(grid, from, to);
  for (let cell = from; cell !== to; ) {
    const left = grid.distance(cell, to, false);
    let best = -1;
    let least = Infinity;
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next < 0 || grid.distance(next, to, false) >= left) continue;
      const off = distanceToLine(next);
      if (off < least - ROUNDING) [best, least] = [next, off];
    }
    // Distances may be too few on a shape of somebody's own: then the rest is any shortest way.
    if (best < 0) return [...line, ...shortestWay(grid, cell, to)];
    line.push(best);
    cell = best;
  }
  return line;
}

/** Drawing units that make no difference. */
const ROUNDING = 1e-9;

/** How far the centre of a cell lies from the line between two, as drawn and squared up to a factor. */
function offLine(grid: Grid, from: Cell, to: Cell): (cell: Cell) => number {
  const [a, b] = [grid.centre(from), grid.centre(to)];
  return (cell) => {
    const { x, y } = grid.centre(cell);
    return Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  };
}

/** A way from one cell to another over sides, whatever the walls, without the first cell; empty where there is none. */
function shortestWay(grid: Grid, from: Cell, to: Cell): Cell[] {
  const cameFrom = new Int32Array(grid.cellCount).fill(-1);
  cameFrom[from] = from;
  breadthFirst([from], (cell, reach) => {
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next < 0 || cameFrom[next] >= 0) continue;
      cameFrom[next] = cell;
      reach(next);
    }
    return cell === to;
  });
  const way: Cell[] = [];
  for (let cell = to; cameFrom[cell] >= 0 && cell !== from; cell = cameFrom[cell]) way.unshift(cell);
  return way;
}

/** The cells passed, without gaps: straight from each to the next. */
export function joinedLine(grid: Grid, passed: readonly Cell[]): Cell[] {
  const line = passed.slice(0, 1);
  for (let at = 1; at < passed.length; at++)
    for (const cell of straightLine(grid, passed[at - 1], passed[at]).slice(1)) line.push(cell);
  return line;
}

/**
 * The box between two cells: of the rows from one to the other the cells from the one's place in its row to the other's. Where rows
 * differ in length, as rings do, places are parts of a row, so that a box is a sector.
 */
export function boxBetween(grid: Grid, one: Cell, other: Cell): Cell[] {
  const [top, bottom] = inOrder(rowOf(grid, one), rowOf(grid, other));
  const [left, right] = inOrder(partOf(grid, one), partOf(grid, other));
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++) {
    const length = rowLength(grid, row);
    const first = Math.max(0, Math.ceil(left * length - 1 - ROUNDING));
    const last = Math.min(length - 1, Math.floor(right * length + ROUNDING));
    for (let col = first; col <= last; col++) cells.push(grid.rowStart(row) + col);
  }
  return cells;
}

const inOrder = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** Where the middle of a cell lies in its row, from 0 to 1. */
const partOf = (grid: Grid, cell: Cell): number => (colOf(grid, cell) + 0.5) / rowLength(grid, rowOf(grid, cell));

/** Those of some cells that have a side beyond which none of them lies; the edge of the grid counts. */
export function rimOf(grid: Grid, cells: readonly Cell[]): Cell[] {
  const within = new Set(cells);
  return cells.filter((cell) => grid.sidesOf(cell).some((side) => !within.has(grid.neighbour(cell, side))));
}
