/** Boards for Random Pits: open ground, the start in the first cell and the goal in the last unless told otherwise. */

import {
  type Cell,
  createScene,
  createWorld,
  openFromTerrain,
  rect,
  type Scene,
  type Shape,
} from '../../world/index.js';

export interface PitsBoardPlan {
  readonly shape?: Shape;
  readonly rows?: number;
  readonly cols?: number;
  /** From a row and a column of the board. */
  readonly start?: Cell;
  readonly goal?: Cell;
}

/** A board where every step across a side is open. Row 0 is on top. Throws a RangeError on sizes that cannot be. */
export function pitsBoard({ shape = rect, rows = 20, cols = rows, start = 0, goal }: PitsBoardPlan = {}): Scene {
  const grid = shape.grid(rows, cols, 'top');
  const terrain = new Uint8Array(grid.cellCount);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  return createScene(world, { entrance: start, exit: goal ?? grid.cellCount - 1, actors: { player: [start] } });
}
