/**
 * Scattered rooms, as in the dungeons of Rogue: a spanning tree of corridors between near rooms, then more for loops.
 *
 * The dungeon is built on a grid without the edge and moved in. Its corridors run from room to room and its rooms have
 * sides of 3 cells or more, so there are no dead ends.
 */

import { rect, Terrain } from '../../../world/index.js';
import { carveLoops, carveTree } from '../../dungeons/corridors.js';
import type { RealmGenerator } from '../generator.js';
import { carveHall } from '../hall.js';
import { joinGround } from '../join.js';
import { cellsIn, middleOf } from '../rectangles.js';
import { nearRooms, scatter } from '../scattered.js';

const KIND = 'rectangular';

export const rooms: RealmGenerator = {
  name: 'rooms',
  about: 'Rooms scattered over the rock, joined to near ones by corridors with a bend at most.',
  knobs: [
    { name: 'leastSide', about: 'The shortest side of a room.', least: 3, most: 60, usual: () => 3 },
    { name: 'mostSide', about: 'The longest side of a room.', least: 3, most: 60, usual: () => 9 },
    { name: 'density', about: 'How many rooms, in percent of what fits with ease.', least: 50, most: 200, usual: () => 100 },
    { name: 'loops', about: 'How many more corridors, in percent of those that join.', least: 0, most: 200, usual: () => 50 },
  ], // biome-ignore format: a knob a line
  carve({ grid, terrain, knobs, rng }) {
    const sides = knobs.span('leastSide', 'mostSide');
    const inner = rect.grid(grid.rows - 2, grid.cols - 2, grid.origin);
    const dungeon = new Uint8Array(inner.cellCount).fill(Terrain.wall);
    const laid = scatter(inner, dungeon, sides, knobs.number('density'), rng.fork('rooms'));
    const pairs = nearRooms(inner, laid, 4 * sides[1]);
    const corridors = carveTree(inner, dungeon, laid, pairs, rng.fork('tree'));
    const loops = Math.round((corridors * knobs.number('loops')) / 100);
    carveLoops(inner, dungeon, laid, pairs, loops, rng.fork('loops'));
    for (let row = 0; row < inner.rows; row++) {
      terrain.set(dungeon.subarray(row * inner.cols, (row + 1) * inner.cols), (row + 1) * grid.cols + 1);
    }
    joinGround(grid, terrain);
    return laid.map(({ firstRow, firstCol, lastRow, lastCol }) => {
      const room = { firstRow: firstRow + 1, firstCol: firstCol + 1, lastRow: lastRow + 1, lastCol: lastCol + 1 };
      return { centre: middleOf(grid, room), kind: KIND, cells: cellsIn(grid, room) };
    });
  },
  carveSurely: (site) => carveHall(site, KIND),
};
