/** The judge of walks that strangers hand in: those of modules, and of programs over lines. */

import { type Cell, coordinatesOf, neighbours, type World } from '../world/index.js';

/** What a walk is held to, and how it is told. */
export interface WalkTerms {
  /** Where it has to begin. */
  readonly from: Cell;
  /** What that cell is; `the entrance` if absent. */
  readonly start?: string;
  /** Where it has to end, at the exit; anywhere if absent. */
  readonly to?: Cell;
  /** How cells are told; by row and column, as the world counts them, if absent. */
  readonly at?: (cell: Cell) => string;
}

/** Why cells are no such walk, as the rest of a sentence about whoever hands it in; undefined if they are one. */
export function walkFault(world: World, path: readonly Cell[], terms: WalkTerms): string | undefined {
  const { from, start = 'the entrance', to, at = (cell) => coordinatesOf(world.grid, cell).join() } = terms;
  const stranger = path.find((cell) => !Number.isInteger(cell) || cell < 0 || cell >= world.grid.cellCount);
  if (stranger !== undefined) return `went to ${stranger}, which is no cell`;
  if (path.length === 0) return 'answered with no cells at all';
  if (path[0] !== from) return `began at ${at(path[0])}, not at ${start} ${at(from)}`;
  const wrong = path.findIndex((cell, index) => index > 0 && !neighbours(world, path[index - 1]).includes(cell));
  if (wrong > 0) return `went from ${at(path[wrong - 1])} to ${at(path[wrong])}, where there is no way`;
  const last = path[path.length - 1];
  return to === undefined || last === to ? undefined : `ended at ${at(last)}, not at the exit ${at(to)}`;
}
