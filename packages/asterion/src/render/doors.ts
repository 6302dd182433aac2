/** The gaps in the border through which entrance and exit are seen to lead outside. Nobody can walk through them. */

import { type Cell, colOf, type Direction, type Grid, type Scene } from '../world/index.js';
import { isInDrawnRow } from './order.js';

/** A side of a cell on the edge of the grid. */
export interface Door {
  readonly cell: Cell;
  readonly side: Direction;
}

/**
 * At most one door each for entrance and exit; none for a cell inside the grid. At a corner the door is south or
 * north. Where a grid of one row allows both, the entrance is south and the exit north, so that they differ.
 */
export function doorsOf(scene: Scene): Door[] {
  const { grid } = scene.world;
  const doors: Door[] = [];
  for (const [cell, wanted] of [
    [scene.entrance, 'SNWE'],
    [scene.exit, 'NSEW'],
  ] as const) {
    const side = cell === undefined ? undefined : doorSide(grid, cell, wanted);
    if (cell !== undefined && side !== undefined) doors.push({ cell, side });
  }
  return doors;
}

function doorSide(grid: Grid, cell: Cell, wanted: string): Direction | undefined {
  const outward = grid.shape.sides.filter((side) => grid.neighbour(cell, side) < 0);
  const edges = edgesAt(grid, cell);
  for (const letter of wanted) {
    if (!edges.includes(letter)) continue;
    // A hexagon has no south side, but a south-west one.
    const side = outward.find((direction) => grid.shape.directions[direction].startsWith(letter));
    if (side !== undefined) return side;
  }
  return outward[0];
}

function edgesAt(grid: Grid, cell: Cell): string {
  const col = colOf(grid, cell);
  return [
    isInDrawnRow(grid, 0, cell) ? 'N' : '',
    isInDrawnRow(grid, grid.rows - 1, cell) ? 'S' : '',
    col === 0 ? 'W' : '',
    col === grid.cols - 1 ? 'E' : '',
  ].join('');
}
