/**
 * bfs: the first direction in the order S, E, W, N, SE, SW, NE, NW that lies on a shortest path to the rogue; other
 * shapes have their own directions in order, and a tunnel comes last. This is the monster of the classic program.
 *
 * Simple and beatable: it goes where the rogue is, never where it will be, and its fixed order lets a rogue lead it in
 * circles where another of the equal steps would win. Without a path it stays, or takes its first legal step.
 */

import type { Direction } from '../../world/index.js';
import { MONSTERS, type RoguePlayer, startMonsters } from './player.js';
import { idleStep } from './ways.js';

export const bfs: RoguePlayer = {
  name: 'bfs',
  title: 'Shortest path',
  about: 'Takes the first direction, in the order S, E, W, N, SE, SW, NE, NW, that lies on a shortest path.',
  cost: 'a look-up for each neighbour',
  seats: MONSTERS,
  memoryless: true,
  start: startMonsters(({ distances, monsterWays }) => (monster, rogue): Direction => {
    const left = distances.from(rogue);
    const ways = monsterWays.from(monster);
    // A loop instead of `shortestStep`: this player is the yardstick of benchmarks, and a list a move would show.
    for (const { step, to } of ways) if (left[to] < left[monster]) return step;
    return idleStep(ways);
  }),
};
