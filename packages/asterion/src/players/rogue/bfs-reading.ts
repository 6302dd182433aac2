/**
 * bfs-reading: of the steps on shortest paths, the one to the cell that comes first when the dungeon is read like a
 * page: top to bottom, then left to right, as drawn.
 */

import { type Cell, colOf, firstOfDrawnRow, type Grid, rowOf } from '../../world/index.js';
import { MONSTERS, type RoguePlayer, startMonsters } from './player.js';
import { shortestStep } from './shortest.js';
import { leastOf } from './ways.js';

/** The place of a cell in reading order. */
const placeOf = (grid: Grid, cell: Cell): number => firstOfDrawnRow(grid, rowOf(grid, cell)) + colOf(grid, cell);

export const bfsReading: RoguePlayer = {
  name: 'bfs-reading',
  title: 'Shortest path, in reading order',
  about: 'Of the steps on shortest paths it takes the one whose cell comes first, read like a page.',
  cost: 'a look-up for each neighbour',
  seats: MONSTERS,
  memoryless: true,
  start: startMonsters((atlas) => {
    const { grid } = atlas.world;
    return (monster, rogue) => shortestStep(atlas, monster, rogue, (ways) => leastOf(ways, (to) => placeOf(grid, to)));
  }),
};
