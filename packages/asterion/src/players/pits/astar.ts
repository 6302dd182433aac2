/** astar: the first step of a way that A* finds, looked for again each turn. Every step is a turn, whatever the ground costs. */

import { cheapestPath } from '../../search/index.js';
import { type PitsPlayer, PLAYERS, safeSteps, startBy } from './player.js';

export const astar: PitsPlayer = {
  name: 'astar',
  title: 'Shortest path by A*',
  about: 'Takes the first step of a shortest way that A* finds, looked for each turn.',
  cost: 'a search by A*',
  seats: PLAYERS,
  memoryless: true,
  start: startBy((position) => {
    const { world, player, setup } = position;
    const path = cheapestPath({ ...world, costs: undefined }, player, setup.goal) ?? [];
    const step = safeSteps(position).find(({ to }) => to === path[1]);
    if (step === undefined) throw new RangeError('Expected a way to the goal.');
    return step.direction;
  }),
};
