/** The exact table of Rogue, as hosts know it. */

import {
  bestMoves,
  chaseOf,
  chaseOfRequest,
  ExactTable,
  keepTable,
  knownTable,
  oracleOf,
  requestOf,
  type SolveRequest,
  solveFault,
  solverOf,
  type TableData,
  type Value,
  valueOf,
} from '../exact/index.js';
import { MONSTER, ROGUE, type RoguePosition } from '../game/index.js';
import { type Cell, isGround } from '../world/index.js';
import type { ExactDescription, ExactValue, JudgedMove } from './exact-description.js';
import { counted, oneOf } from './words.js';

const exactly = ({ verdict, captureIn }: Value): ExactValue =>
  verdict === 'evades' ? { winner: ROGUE, count: null } : { winner: MONSTER, count: captureIn };

const chaseIn = ({ setup, monsters }: RoguePosition) => chaseOf(setup, monsters.length);

/** `captured in 7`; a capture that has come is `captured at once`. */
const capturedText = (moves: number | null): string =>
  moves === null ? 'captured' : moves === 0 ? 'captured at once' : `captured in ${moves}`;

function judgement({ seat, before, after, mistake }: JudgedMove, name: string, best: readonly string[]): string {
  const better = oneOf(best);
  const now = capturedText(after.count);
  if (seat === MONSTER) {
    if (before.winner === ROGUE) return 'nothing to lose, the rogue evades.';
    if (mistake === 'blunder') return `The capture was ${better}; after ${name} the rogue evades.`;
    if (mistake === null) return after.count === 0 ? 'right, captured.' : `right, ${now}.`;
    return `Faster was ${better}, ${capturedText((before.count ?? 1) - 1)}; after ${name} ${now}.`;
  }
  if (mistake === null) return after.winner === ROGUE ? 'right, evades.' : `right, lasts ${after.count ?? 0}.`;
  return mistake === 'blunder'
    ? `The ${best.length === 1 ? 'escape was' : 'escapes were'} ${better}; after ${name} ${now}.`
    : `${better} would have lasted ${before.count ?? 0}; after ${name} ${now}.`;
}

export const rogueExact: ExactDescription<RoguePosition, number, ExactTable> = {
  unit: 'monster move',
  scale: 'monster moves to the capture',
  counted: [MONSTER],
  roles: [ROGUE, MONSTER],
  attempts: [{ depth: true }, { depth: false }],
  fault: (position, options = {}) => solveFault(chaseIn(position), options),
  known: (position, options = {}) => knownTable(chaseIn(position), options),
  request: (position, options = {}) => requestOf(chaseIn(position), options),
  solving: (request) => {
    const { wish } = request as SolveRequest;
    const solver = solverOf(chaseOfRequest(request as SolveRequest), wish);
    const progress = () => {
      const share = solver.decided / solver.stateCount;
      return { share, text: `round ${solver.round}, ${Math.floor(100 * share)} % won` };
    };
    return { solver, slice: 2 ** 23, progress };
  },
  revive: (data, position) => keepTable(new ExactTable(chaseIn(position), data as TableData)),
  hasCounts: (table) => table.hasDepths,
  value: (table, position) => exactly(valueOf(table, position)),
  best: bestMoves,
  byCell: (table, position, role, index) => {
    const { world } = position.setup;
    const at = (cell: Cell): RoguePosition =>
      role === ROGUE ? { ...position, rogue: cell } : { ...position, monsters: position.monsters.with(index, cell) };
    return Array.from({ length: world.grid.cellCount }, (_, cell) =>
      isGround(world, cell) ? exactly(valueOf(table, at(cell))) : undefined,
    );
  },
  atCap: (table, position) => oracleOf(table)(position),
  report: ({ winner, count: captureIn }) => ({ verdict: winner === ROGUE ? 'evades' : 'captured', captureIn }),
  text: ({ winner, count: moves }) => {
    if (winner === ROGUE) return 'the rogue evades for ever';
    return moves === null || moves === 0 ? 'captured' : `captured in ${counted(moves, 'monster move')}`;
  },
  sign: ({ winner, count: moves }) => (winner === ROGUE ? '∞' : (moves?.toString() ?? '')),
  judgement,
};
