/** The exact table of Minotaur, as hosts know it. */

import {
  cachedMinotaurTable,
  cacheMinotaurTable,
  type MinotaurData,
  type MinotaurRequest,
  MinotaurTable,
  minotaurBestMoves,
  minotaurParsByCell,
  minotaurRequestOf,
  minotaurSolveFault,
  minotaurSolverOf,
} from '../exact/minotaur/index.js';
import { MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import { type MinotaurPosition, minotaur } from '../game/minotaur/index.js';
import type { ExactDescription, ExactValue, JudgedMove } from './exact-description.js';
import { counted, grouped, oneOf } from './words.js';

/** A dead position is a win of the Minotaur, whether or not it ever comes to him. */
const exactly = (par: number | null): ExactValue => ({ winner: par === null ? MINOTAUR : THESEUS, count: par });

/** `N would be out in 4 moves; after E there is no way to win.` */
function judgement({ before, after, mistake, name, bestNames: best }: JudgedMove): string {
  if (before.winner !== THESEUS) return 'nothing to lose, there was no way to win.';
  if (mistake === null) return after.count === 0 ? 'right, and out.' : `right, out in ${after.count ?? 0} more.`;
  const better = `${oneOf(best)} would have been out in ${counted(before.count ?? 0, 'move')}`;
  return mistake === 'blunder'
    ? `${better}; after ${name} there is no way to win.`
    : `${better}, ${name} in ${(after.count ?? 0) + 1}.`;
}

export const minotaurExact: ExactDescription<MinotaurPosition, number, MinotaurTable> = {
  unit: 'move',
  scale: 'moves to the exit',
  counted: [THESEUS],
  roles: [THESEUS, MINOTAUR],
  attempts: [{}],
  fault: (position, { memory } = {}) => minotaurSolveFault(position, memory),
  known: cachedMinotaurTable,
  request: (position, { memory } = {}) => minotaurRequestOf(position, memory),
  solving: (request) => {
    const solver = minotaurSolverOf(request as MinotaurRequest);
    const progress = () => ({
      share: solver.decided / solver.stateCount,
      text: `${grouped(solver.decided)} of ${counted(solver.stateCount, 'position')} won`,
    });
    return { solver, slice: 2 ** 18, progress };
  },
  revive: (data, position) => cacheMinotaurTable(position, new MinotaurTable(position, data as MinotaurData)),
  hasCounts: () => true,
  value: (table, position) => exactly(table.parOf(position)),
  best: minotaurBestMoves,
  byCell: (table, position, role, index) => {
    const pars = minotaurParsByCell(table, position, role === THESEUS ? THESEUS : MINOTAUR, index);
    // Where Theseus can step, what counts is what the Minotaur makes of it: a cell beside the exit may be his last.
    for (const move of role === THESEUS ? minotaur.legalMoves(position) : []) {
      const next = minotaur.play(position, move);
      if (next.theseus !== position.theseus) pars[next.theseus] = table.parOf(next);
    }
    return pars.map((par) => (par === undefined ? undefined : exactly(par)));
  },
  report: ({ winner, count: par }) => ({ solvable: winner === THESEUS, par }),
  text: ({ winner, count: par }) => {
    if (winner !== THESEUS) return 'Theseus cannot win';
    return par === 0 ? 'Theseus is out' : `Theseus is out in ${counted(par ?? 0, 'move')}`;
  },
  sign: ({ count: par }) => par?.toString() ?? '×',
  judgement,
  summary: ({ count: par }, moves, end) => {
    if (par === null) return 'It could not be won from the start.';
    return end?.winner === THESEUS ? `Par ${par}, needed ${moves}.` : `Par ${par}.`;
  },
};
