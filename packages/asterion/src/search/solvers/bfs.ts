/** Breadth-first search: ring by ring from the entrance, so the first way found has the fewest steps. */

import { BreadthFirst } from '../breadth-first.js';
import { EVERYWHERE, type Solver } from '../solver.js';

export const bfs: Solver = {
  ...EVERYWHERE,
  name: 'bfs',
  title: 'Breadth-first search',
  about: 'Breadth-first search: looks everywhere at the same distance before it looks further.',
  classic: { names: ['bfs'], className: 'BreadthFirst' },
  shortest: true,
  complete: true,
  random: false,
  limits: undefined,
  start: (world, from, to) => new BreadthFirst(world, from, to),
};
