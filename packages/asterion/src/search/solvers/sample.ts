/** The sample solver: random depth-first search from the entrance. */

import { Backtracking } from '../backtracking.js';
import { EVERYWHERE, type Solver } from '../solver.js';

export const sample: Solver = {
  ...EVERYWHERE,
  name: 'sample',
  title: 'Depth-first search',
  about: 'Random depth-first search: walks to a neighbour it does not know yet, and back when there is none.',
  classic: {
    names: ['sample', 'recurBack'],
    className: 'Sample',
    otherClassNames: { recurBack: 'RecursiveBacktracker' },
  },
  shortest: false,
  complete: true,
  random: true,
  limits: 'In a maze with loops its path need not be the shortest.',
  start: (world, from, to, rng) => new Backtracking(world, from, to, rng, 'one-ended'),
};
