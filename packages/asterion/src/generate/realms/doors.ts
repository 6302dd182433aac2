/** Doors between rooms and the maze around them. */

import { type Cell, type Direction, openWay, type Rng, shuffle, type World } from '../../world/index.js';
import type { Rectangle } from '../dungeons/rooms.js';
import { UnionFind } from '../union-find.js';
import { cellsIn } from './rectangles.js';

/** A way out of a room, by its index. */
type Door = readonly [room: number, cell: Cell, side: Direction];

/** Opens doors until rooms and maze hang together, then more until each room has `count`, where there is space for them. */
export function openDoors(maze: World, rooms: readonly Rectangle[], count: number, rng: Rng): void {
  const { grid, open } = maze;
  const pieces = new UnionFind(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.shape.sides) if ((open[cell] >> side) & 1) pieces.join(cell, grid.step(cell, side));
  }
  const choices: Door[] = [];
  for (const [room, rectangle] of rooms.entries()) {
    const cells = cellsIn(grid, rectangle);
    const inside = new Set(cells);
    for (const cell of cells) {
      pieces.join(cells[0], cell);
      for (const side of grid.shape.sides) {
        const next = grid.neighbour(cell, side);
        if (next >= 0 && !inside.has(next)) choices.push([room, cell, side]);
      }
    }
  }
  const opened = new Uint32Array(rooms.length);
  const openOne = ([room, cell, side]: Door) => {
    openWay(maze, cell, side);
    opened[room]++;
  };
  const rest = shuffle(choices, rng).filter((door) => {
    const joins = pieces.join(door[1], grid.step(door[1], door[2]));
    if (joins) openOne(door);
    return !joins;
  });
  for (const door of rest) if (opened[door[0]] < count) openOne(door);
}
