/**
 * greedy: the step that comes nearest to the rogue as if there were no walls, counted in steps across sides: rows plus
 * columns on squares. It needs no map, and any wall between the two stops it.
 *
 * Of equal steps the first in the order of bfs; it stays only where every step leads farther away.
 */

import { MONSTERS, type RoguePlayer, startMonsters } from './player.js';
import { leastOf } from './ways.js';

export const greedy: RoguePlayer = {
  name: 'greedy',
  title: 'As the crow flies',
  about: 'Steps to where the rogue is nearest as if there were no walls.',
  cost: 'a sum for each neighbour',
  seats: MONSTERS,
  memoryless: true,
  start: startMonsters(
    ({ world: { grid }, monsterWays }) =>
      (monster, rogue) =>
        leastOf(monsterWays.from(monster), (to) => grid.distance(to, rogue, false)).step,
  ),
};
