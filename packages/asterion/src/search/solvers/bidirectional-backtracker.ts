/** The bidirectional recursive backtracker: random depth-first search from both ends in turn. */

import { Backtracking } from '../backtracking.js';
import { EVERYWHERE, type Solver } from '../solver.js';

export const bidirectionalBacktracker: Solver = {
  ...EVERYWHERE,
  name: 'bidirectional-backtracker',
  title: 'Backtracker from both ends',
  about: 'Random depth-first search from both ends in turn, until one comes upon a cell the other knows.',
  classic: { names: ['biDirrecurBack'], className: 'BiDirectionalRecursiveBacktracker' },
  shortest: false,
  complete: true,
  random: true,
  limits: 'In a maze with loops its path need not be the shortest.',
  start: (world, from, to, rng) => new Backtracking(world, from, to, rng, 'both-ended'),
};
