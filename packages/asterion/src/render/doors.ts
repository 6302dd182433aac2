/** The gaps in the border through which entrance and exit are seen to lead outside. Nobody can walk through them. */

import { type Cell, type Direction, EDGE, type Grid, type Scene } from '../world/index.js';

/** A side of a cell on the edge of the grid. */
export interface Door {
  /** The entrance or the exit. */
  readonly cell: Cell;
  /** The side by which it leads outside. */
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
  const { directions } = grid.shape;
  const sides = grid.sidesOf(cell);
  const isOutward = (side: Direction): boolean => grid.neighbour(cell, side) === EDGE;
  for (const letter of wanted) {
    // A hexagon has no south side, but two south of it: it lies on the south edge where both lead outside.
    const [first, ...others] = sides.filter((side) => directions[side].startsWith(letter));
    if (first !== undefined && isOutward(first) && others.every(isOutward)) return first;
  }
  return sides.find(isOutward);
}
