/** A*: like breadth-first search, but it prefers cells that look nearer to the exit. */

import { AstarSearch } from '../astar.js';
import { EVERYWHERE, type Solver } from '../solver.js';

export const astar: Solver = {
  ...EVERYWHERE,
  name: 'astar',
  title: 'A*',
  about: 'A*: breadth-first search that prefers cells which look nearer to the exit; cheapest where steps have costs.',
  classic: { names: ['astar'], className: 'AStar' },
  shortest: true,
  complete: true,
  random: false,
  limits: undefined,
  start: (world, from, to) => new AstarSearch(world, from, to),
};
