/** JPS+: jump point search whose jumps were all worked out beforehand, for maps that rarely change. */

import type { MovementMap } from '../movement.js';
import { RunSearch } from '../path-run.js';
import type { PathAlgorithm } from '../path-search.js';
import { JumpDistances, LONGEST_LINE } from './jps-distances.js';
import { JumpGrid, jumpFault } from './jps-grid.js';
import { JumpRun } from './jps-run.js';
import { TableJumps } from './jps-table.js';

/** As `jps`, with all jumps worked out beforehand: 16 bytes a square, up to 32,767 rows and columns. */
export const jpsPlus: PathAlgorithm = {
  name: 'jps-plus',
  title: 'JPS+',
  about: 'JPS+: jump point search with a table of all jumps, 16 bytes a square; an edit makes the whole table anew.',
  optimal: true,
  guarantee:
    'Its path costs the least there is; it works on squares that are free or blocked, where all ground costs the same.',
  tables: true,
  fault: (map) => lineFault(map) ?? jumpFault(map),
  prepare: (map) => {
    const fault = lineFault(map);
    if (fault !== undefined) throw new RangeError(fault);
    const distances = new JumpDistances(new JumpGrid(map));
    return new RunSearch(jpsPlus, map, () => new JumpRun(new TableJumps(distances)));
  },
};

function lineFault({ world }: MovementMap): string | undefined {
  const { rows, cols } = world.grid;
  if (Math.max(rows, cols) <= LONGEST_LINE) return undefined;
  return `JPS+ keeps jumps of up to ${LONGEST_LINE} squares; the map has ${rows} x ${cols}.`;
}
