/** The exact table of Rogue, as hosts know it. */

import {
  type ChaseRequest,
  type ChaseValue,
  cacheChaseTable,
  cachedChaseTable,
  chaseBestMoves,
  chaseOf,
  chaseOfRequest,
  chaseRequestOf,
  chaseSolveFault,
  chaseSolverOf,
  chaseValueOf,
  ExactTable,
  hasProperty,
  oracleOf,
  type TableData,
} from '../exact/index.js';
import { MONSTER, ROGUE, type RoguePosition } from '../game/rogue/index.js';
import { type Cell, isGround } from '../world/index.js';
import type { ExactDescription, ExactTrait, ExactValue, JudgedMove } from './exact-description.js';
import { counted, oneOf } from './words.js';

const exactly = ({ verdict, captureIn }: ChaseValue): ExactValue =>
  verdict === 'evades' ? { winner: ROGUE, count: null } : { winner: MONSTER, count: captureIn };

/** `captured in 7`; a capture that has come is `captured at once`. */
const capturedText = (moves: number | null): string =>
  moves === null ? 'captured' : moves === 0 ? 'captured at once' : `captured in ${moves}`;

function judgement({ seat, before, after, mistake, name, bestNames: best }: JudgedMove): string {
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

const escape = (name: 'escape-towards' | 'escape-by-waiting', how: string): ExactTrait<RoguePosition, ExactTable> => ({
  name,
  title: `the rogue evades, and once the monster comes nearer, only by ${how}`,
  winner: ROGUE,
  holds: (table, start) => hasProperty(table, start, { kind: name }),
});

/** The exact table of Rogue, as hosts know it. */
export const rogueExact: ExactDescription<RoguePosition, number, ExactTable> = {
  unit: 'monster move',
  scale: 'monster moves to the capture',
  counted: [MONSTER],
  roles: [ROGUE, MONSTER],
  traits: [escape('escape-towards', 'going towards it'), escape('escape-by-waiting', 'waiting')],
  attempts: [{ depth: true }, { depth: false }],
  fault: (position, options = {}) => chaseSolveFault(chaseOf(position), options),
  known: (position, options = {}) => cachedChaseTable(chaseOf(position), options),
  request: (position, options = {}) => chaseRequestOf(chaseOf(position), options),
  solving: (request, threads) => {
    const { wish } = request as ChaseRequest;
    const solver = chaseSolverOf(chaseOfRequest(request as ChaseRequest), wish, threads);
    const progress = () => {
      const share = solver.decided / solver.stateCount;
      return { share, text: `round ${solver.round}, ${Math.floor(100 * share)} % won` };
    };
    return { solver, slice: 2 ** 23, progress };
  },
  revive: (data, position) => cacheChaseTable(new ExactTable(chaseOf(position), data as TableData)),
  hasCounts: (table) => table.hasDepths,
  value: (table, position) => exactly(chaseValueOf(table, position)),
  best: chaseBestMoves,
  byCell: (table, position, role, index) => {
    const { world } = position.setup;
    const at = (cell: Cell): RoguePosition =>
      role === ROGUE ? { ...position, rogue: cell } : { ...position, monsters: position.monsters.with(index, cell) };
    return Array.from({ length: world.grid.cellCount }, (_, cell) =>
      isGround(world, cell) ? exactly(chaseValueOf(table, at(cell))) : undefined,
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
