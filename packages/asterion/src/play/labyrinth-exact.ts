/** The exact table of Labyrinth, as hosts ask it. */

import {
  cachedLabyrinthTable,
  cacheLabyrinthTable,
  type LabyrinthData,
  type LabyrinthRequest,
  LabyrinthTable,
  type LabyrinthValue,
  labyrinthBestMoves,
  labyrinthRequestOf,
  labyrinthSolveFault,
  labyrinthSolverOf,
  labyrinthValueOf,
  labyrinthValuesByTile,
} from '../exact/labyrinth/index.js';
import type { Seat } from '../game/index.js';
import { type LabyrinthPosition, MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import type { ExactDescription, ExactValue, JudgedMove } from './exact-description.js';
import { labyrinthWords } from './labyrinth-words.js';
import { counted, grouped, oneOf } from './words.js';

const exactly = ({ value, rounds }: LabyrinthValue): ExactValue => ({
  winner: value === 'draw' ? undefined : value,
  count: rounds,
});

/** What a value is to a side: `a win in 12 rounds`. */
function prospect({ winner, count: rounds }: ExactValue, seat: Seat): string {
  if (winner === undefined) return 'a draw';
  const result = winner === seat ? 'a win' : 'a defeat';
  return rounds === 0 ? `${result} at once` : `${result} in ${counted(rounds ?? 0, 'round')}`;
}

/** `E would have meant a win in 12 rounds; N means a draw.` */
function judgement({ seat, before, after, mistake, name, bestNames: best }: JudgedMove): string {
  // Rounds are counted from the one of the move, so that what was and what would have been compare.
  const played = seat === MINOTAUR && after.count !== null ? { ...after, count: after.count + 1 } : after;
  const now = prospect(played, seat);
  return mistake === null
    ? `right, ${now}.`
    : `${oneOf(best)} would have meant ${prospect(before, seat)}; ${name} means ${now}.`;
}

export const labyrinthExact: ExactDescription<LabyrinthPosition, number, LabyrinthTable> = {
  unit: 'round',
  scale: 'who wins and in how many rounds',
  counted: [THESEUS, MINOTAUR],
  roles: [THESEUS, MINOTAUR],
  attempts: [{}],
  fault: (position, { memory } = {}) => labyrinthSolveFault(position, memory),
  known: cachedLabyrinthTable,
  request: (position, { memory } = {}) => labyrinthRequestOf(position, memory),
  solving: (request) => {
    const solver = labyrinthSolverOf(request as LabyrinthRequest);
    const progress = () => {
      const { solved, total } = solver;
      return { share: solved / total, text: `${grouped(solved)} of ${counted(total, 'set')} of supplies` };
    };
    return { solver, slice: 1, progress };
  },
  revive: (data, position) => cacheLabyrinthTable(position, new LabyrinthTable(position, data as LabyrinthData)),
  hasCounts: () => true,
  value: (table, position) => exactly(labyrinthValueOf(table, position)),
  best: labyrinthBestMoves,
  byCell: (table, position, role, index) =>
    labyrinthValuesByTile(table, position, role === THESEUS ? THESEUS : MINOTAUR, index).map(
      (value) => value && exactly(value),
    ),
  caveat: ({ setup: { options } }) => {
    const parts = [
      ...(options.dice === 'none' ? [] : ['dice fell as is best for whoever rolls them']),
      ...(options.sight === 0 ? [] : ['everybody saw the whole board']),
    ];
    return parts.length === 0 ? undefined : `As if ${parts.join(' and ')}.`;
  },
  report: ({ winner, count: rounds }) => ({ value: winner ?? 'draw', rounds }),
  text: ({ winner, count: rounds }) => {
    if (winner === undefined) return 'a draw';
    return `${labyrinthWords.seat(winner)} wins${rounds === null ? '' : ` in ${counted(rounds, 'round')}`}`;
  },
  sign: ({ winner, count: rounds }) =>
    winner === undefined ? '=' : `${winner === THESEUS ? 'T' : 'M'}${rounds ?? ''}`,
  judgement,
};
