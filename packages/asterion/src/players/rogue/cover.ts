/**
 * cover: the step after which the rogue reaches the fewest cells first; of equal steps the one nearest to the rogue.
 *
 * A cell is the rogue's if its way there is shorter than the monster's: there it arrives alive. Where its path crosses a
 * cell of the monster's, everything behind that is the monster's too, so two distances decide each cell. Counting equal
 * ways as the rogue's was tried, since it moves next: the monster then keeps its distance and never closes in. To shrink
 * the rogue's ground, not its lead, is what wins: next to no won position is lost, where bfs loses most.
 */

import type { Cell } from '../../world/index.js';
import type { Distances } from '../distances.js';
import { MONSTERS, type RoguePlayer, startMonsters } from './player.js';
import { leastOf } from './ways.js';

/** How many cells the rogue reaches first. */
function groundOfRogue(distances: Distances, monster: Cell, rogue: Cell): number {
  const ours = distances.from(monster);
  const theirs = distances.from(rogue);
  let count = 0;
  for (let cell = 0; cell < theirs.length; cell++) {
    if (theirs[cell] < ours[cell]) count++;
  }
  return count;
}

export const cover: RoguePlayer = {
  name: 'cover',
  title: 'Closes in',
  about: 'Leaves the rogue the fewest cells that it reaches first.',
  cost: 'the whole map for each neighbour',
  seats: MONSTERS,
  memoryless: true,
  start: startMonsters(({ distances, monsterWays }) => (monster, rogue) => {
    const left = distances.from(rogue);
    const size = left.length + 1;
    const cost = (to: Cell) => groundOfRogue(distances, to, rogue) * size + Math.min(left[to], size - 1);
    return leastOf(monsterWays.from(monster), cost).step;
  }),
};
