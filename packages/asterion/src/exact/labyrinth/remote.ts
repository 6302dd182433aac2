/** A game of Labyrinth to be solved in another thread, as plain data. */

import { type LabyrinthOptions, type LabyrinthPosition, THESEUS } from '../../game/labyrinth/index.js';
import type { Cell } from '../../world/index.js';
import { type WorldData, worldDataOf, worldOfData } from '../remote.js';
import { LabyrinthSolver } from './table.js';

/** A game of Labyrinth to be solved in another thread, as plain data. */
export interface LabyrinthRequest extends WorldData {
  /** Its rules. A table speaks of any number of rounds and of any sight. */
  readonly options: LabyrinthOptions;
  /** Where they lay at the start: a table speaks of every set of them. */
  readonly supplies: readonly Cell[];
  /** A table speaks of all places at once: how many Minotaurs there are is all that matters of them. */
  readonly minotaurs: number;
  /** The most bytes it may take; the usual limit if undefined. */
  readonly memory: number | undefined;
}

/** The request for the table of a game, from any of its positions. */
export const labyrinthRequestOf = ({ setup, minotaurs }: LabyrinthPosition, memory?: number): LabyrinthRequest => ({
  ...worldDataOf(setup.world),
  options: setup.options,
  supplies: setup.supplies,
  minotaurs: minotaurs.length,
  memory,
});

/** The solver of a request, in a world of its own. Throws a RangeError where it needs more than it may take. */
export function labyrinthSolverOf(request: LabyrinthRequest): LabyrinthSolver {
  const { options, supplies, minotaurs, memory, ...data } = request;
  const somewhere = supplies[0];
  const position: LabyrinthPosition = {
    setup: { world: worldOfData(data), options, supplies },
    theseus: somewhere,
    minotaurs: new Array<Cell>(minotaurs).fill(somewhere),
    supplies,
    last: {},
    seat: THESEUS,
    ply: 0,
  };
  return new LabyrinthSolver(position, memory);
}
