/**
 * Rooms in a maze: cells of a maze on every second row and column, rooms instead of some of them, and no dead ends.
 *
 * Rooms do not touch, so what lies between them is maze, and doors that join what is not yet joined reach all of it.
 * Dead ends that braiding cannot open, in strips a cell wide, are filled.
 */

import type { Span } from '../../../settings/index.js';
import { type Cell, createWorld, finish, type Grid, rect, Terrain, type World } from '../../../world/index.js';
import { recursiveBacktracker } from '../../mazes/recursive-backtracker.js';
import { braid } from '../../transforms/braid.js';
import { fillDeadEnds } from '../dead-ends.js';
import { openDoors } from '../doors.js';
import type { RealmGenerator } from '../generator.js';
import { carveHall } from '../hall.js';
import { cellsIn, middleOf } from '../rectangles.js';
import { scatter } from '../scattered.js';

const KIND = 'rectangular';

export const mazeRooms: RealmGenerator = {
  name: 'maze-rooms',
  about: 'Rooms in a maze without dead ends.',
  knobs: [
    { name: 'leastSide', about: 'The shortest side of a room, made odd.', least: 3, most: 61, usual: () => 5 },
    { name: 'mostSide', about: 'The longest side of a room, made odd.', least: 3, most: 61, usual: () => 9 },
    { name: 'density', about: 'How many rooms, in percent of what fits with ease.', least: 1, most: 200, usual: () => 100 },
    { name: 'doors', about: 'How many doors a room has at least.', least: 1, most: 8, usual: () => 3 },
  ], // biome-ignore format: a knob a line
  carve({ grid, terrain, knobs, rng }) {
    const coarse = rect.grid((grid.rows - 1) >> 1, (grid.cols - 1) >> 1, grid.origin);
    const plan = new Uint8Array(coarse.cellCount).fill(Terrain.wall);
    const [least, most] = knobs.span('leastSide', 'mostSide');
    const sides: Span = [(least + 1) >> 1, (most + 1) >> 1];
    const laid = scatter(coarse, plan, sides, knobs.number('density'), rng.fork('rooms'));
    const outside = plan.map((kind) => (kind === Terrain.wall ? Terrain.floor : Terrain.wall));
    const maze = createWorld(coarse, { terrain: outside });
    finish(recursiveBacktracker.start(maze, rng.fork('maze')));
    braid(maze, 1, rng.fork('braid'));
    openDoors(maze, laid, knobs.number('doors'), rng.fork('doors'));
    layMaze(maze, grid, terrain);
    const rooms = laid.map(({ firstRow, firstCol, lastRow, lastCol }) => {
      const room = {
        firstRow: 2 * firstRow + 1,
        firstCol: 2 * firstCol + 1,
        lastRow: 2 * lastRow + 1,
        lastCol: 2 * lastCol + 1,
      };
      return { centre: middleOf(grid, room), kind: KIND, cells: cellsIn(grid, room) };
    });
    for (const { cells } of rooms) for (const cell of cells) terrain[cell] = Terrain.floor;
    fillDeadEnds(grid, terrain);
    return rooms;
  },
  carveSurely: (site) => carveHall(site, KIND),
};

/** Corridors for the cells and the open ways of a maze half as fine. */
function layMaze({ grid: coarse, open }: World, grid: Grid, terrain: Uint8Array): void {
  const fine = (cell: Cell): Cell =>
    (2 * Math.floor(cell / coarse.cols) + 1) * grid.cols + 2 * (cell % coarse.cols) + 1;
  for (let cell = 0; cell < coarse.cellCount; cell++) {
    terrain[fine(cell)] = Terrain.corridor;
    for (const side of rect.sides) {
      if ((open[cell] >> side) & 1) terrain[grid.step(fine(cell), side)] = Terrain.corridor;
    }
  }
}
