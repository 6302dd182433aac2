/**
 * bfs-manhattan: of the steps on shortest paths, the one after which the rogue is nearest in rows plus columns (on
 * hexagons, in steps over open ground), then the order of bfs.
 *
 * The best of the public student programs: in a room it closes in along the diagonal first and keeps the rogue in front
 * of it, where bfs may walk past.
 */

import { MONSTERS, type RoguePlayer, startMonsters } from './player.js';
import { shortestStep } from './shortest.js';
import { leastOf } from './ways.js';

export const bfsManhattan: RoguePlayer = {
  name: 'bfs-manhattan',
  title: 'Shortest path, nearest first',
  about: 'Of the steps on shortest paths it takes the one that is nearest to the rogue in rows plus columns.',
  cost: 'a look-up for each neighbour',
  seats: MONSTERS,
  memoryless: true,
  start: startMonsters((atlas) => {
    const { grid } = atlas.world;
    return (monster, rogue) =>
      shortestStep(atlas, monster, rogue, (ways) => leastOf(ways, (to) => grid.distance(to, rogue, false)));
  }),
};
