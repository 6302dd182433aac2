/** Jump point search by scanning bits: A* for uniform squares that jumps over all squares where nothing is to be decided. */

import { RunSearch } from '../path-run.js';
import type { PathAlgorithm } from '../path-search.js';
import { BitJumps } from './jps-bits.js';
import { JumpGrid, jumpFault } from './jps-grid.js';
import { JumpRun } from './jps-run.js';

/** Least cost on squares that are free or blocked as a whole and all cost the same, without tunnels. */
export const jps: PathAlgorithm = {
  name: 'jps',
  title: 'Jump point search',
  about: 'Jump point search: A* on uniform squares that jumps to the next corner of a wall, 32 squares at a look.',
  optimal: true,
  guarantee:
    'Its path costs the least there is; it works on squares that are free or blocked, where all ground costs the same.',
  fault: jumpFault,
  prepare: (map) => {
    const grid = new JumpGrid(map);
    return new RunSearch(jps, map, () => new JumpRun(new BitJumps(grid)));
  },
};
