/**
 * optimal: plays by the exact table. For either side.
 *
 * The monsters capture in the fewest moves; the rogue evades for ever if it can, and else lasts longest. Of equal moves:
 * - a lost rogue takes the one after which the most monster moves throw the win away, then the one after which the fewest
 *   keep the optimum: there a hunter who is not the best errs most easily;
 * - a safe rogue goes to the safe cell farthest from the monsters;
 * - monsters that win take the one that ends nearest to the rogue;
 * - monsters that cannot win leave the rogue the fewest safe replies, and come near;
 * then the first in the game's order.
 *
 * Where depths do not fit into memory but verdicts do, the length of the rogue's best run (TrailMax) stands in for the
 * depth: it is right almost always and never too long, and the verdict is exact in any case.
 */

import { type Chase, chaseOf, chaseSolveFault, chaseTableFor, type ExactTable } from '../../exact/index.js';
import { MONSTER, type RoguePosition, rogue } from '../../game/rogue/index.js';
import { bestOf } from '../../world/index.js';
import { refusingWhenOver } from '../refusal.js';
import { type Atlas, atlasOf } from './atlas.js';
import { BOTH, type RoguePlayer } from './player.js';
import { lastRefuge, trailmaxStep } from './trailmax.js';

/** A move and where it leads. */
interface Candidate {
  readonly move: number;
  readonly next: RoguePosition;
}

const optionsIn = (position: RoguePosition): Candidate[] =>
  rogue.legalMoves(position).map((move) => ({ move, next: rogue.play(position, move) }));

/** The options of least cost, in their order. */
const leastBy = (options: readonly Candidate[], costOf: (next: RoguePosition) => number): Candidate[] =>
  bestOf(options, ({ next }) => -costOf(next));

/** Steps between the rogue and the nearest monster. */
const gapIn = ({ distances }: Atlas, { monsters, rogue: at }: RoguePosition): number => {
  const from = distances.from(at);
  return Math.min(...monsters.map((monster) => from[monster]));
};

/** What the table says, or the best guess where it holds verdicts only: monster moves to the capture, the rogue to move. */
function lostIn(table: ExactTable, atlas: Atlas, { monsters, rogue: at }: RoguePosition): number {
  if (table.hasDepths) return table.lostIn(monsters, at);
  if (!table.isLost(monsters, at)) return Infinity;
  const danger = atlas.distances.fromNearest(monsters);
  return danger[lastRefuge(atlas, at, danger)];
}

function huntingMove(table: ExactTable, atlas: Atlas, position: RoguePosition): number {
  const options = optionsIn(position);
  const quickest = leastBy(options, (next) => lostIn(table, atlas, next));
  const isWon = lostIn(table, atlas, quickest[0].next) < Infinity;
  const safeReplies = (next: RoguePosition) =>
    optionsIn(next).filter(({ next: { monsters, rogue: at } }) => !table.isWon(monsters, at)).length;
  const chosen = isWon ? quickest : leastBy(options, safeReplies);
  return leastBy(chosen, (next) => gapIn(atlas, next))[0].move;
}

function fleeingMove(table: ExactTable, atlas: Atlas, position: RoguePosition): number {
  const options = optionsIn(position);
  const safe = options.filter(({ next: { monsters, rogue: at } }) => !table.isWon(monsters, at));
  if (safe.length > 0) return leastBy(safe, (next) => -gapIn(atlas, next))[0].move;
  if (!table.hasDepths) return trailmaxStep(atlas, position.rogue, atlas.distances.fromNearest(position.monsters));
  const longest = leastBy(options, ({ monsters, rogue: at }) => -table.wonIn(monsters, at));
  const repliesTo = (next: RoguePosition, isCounted: (lostIn: number) => boolean) =>
    optionsIn(next).filter(({ next: { monsters, rogue: at } }) => isCounted(table.lostIn(monsters, at))).length;
  const riskiest = leastBy(longest, (next) => -repliesTo(next, (lost) => lost === Infinity));
  const soonest = table.wonIn(riskiest[0].next.monsters, riskiest[0].next.rogue) - 1;
  return leastBy(riskiest, (next) => repliesTo(next, (lost) => lost === soonest))[0].move;
}

/** A table with depths where there is room for one, else with verdicts. That depths are too many may show only later. */
function bestTable(chase: Chase): ExactTable {
  if (chaseSolveFault(chase) !== undefined) return chaseTableFor(chase, { depth: false });
  try {
    return chaseTableFor(chase);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return chaseTableFor(chase, { depth: false });
  }
}

export const optimal: RoguePlayer = refusingWhenOver(rogue)({
  name: 'optimal',
  title: 'Perfect play',
  about: 'Plays by the exact table: captures soonest, evades for ever or lasts longest.',
  cost: 'a few look-ups; the exact table at the start',
  seats: BOTH,
  memoryless: true,
  start: ({ setup, monsters }, seat) => {
    const table = bestTable(chaseOf(setup, monsters.length));
    const atlas = atlasOf(setup);
    const moveIn = seat === MONSTER ? huntingMove : fleeingMove;
    return { move: (position) => moveIn(table, atlas, position) };
  },
});
