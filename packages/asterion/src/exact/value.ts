/** What a table says of a position of Rogue, in the game's own words. */

import { MONSTER, type Outcome, ROGUE, type RoguePosition, type RogueSetup, rogue } from '../game/index.js';
import { bestOf, isGround } from '../world/index.js';
import type { Chase } from './chase.js';
import type { ExactTable } from './table.js';

/** The truth about a position. */
export interface Value {
  readonly verdict: 'captured' | 'evades';
  /** In how many monster moves, both sides at their best; null if never, or if the table has no depths. */
  readonly captureIn: number | null;
}

/** The chase that a game of Rogue is. */
export const chaseOf = ({ world, options }: RogueSetup, monsters = 1): Chase => ({
  world,
  stay: options.stay,
  monsters,
});

export function valueOf(table: ExactTable, { monsters, rogue: at, seat }: RoguePosition): Value {
  const isToHunt = seat === MONSTER;
  if (!table.hasDepths) return verdict(isToHunt ? table.isWon(monsters, at) : table.isLost(monsters, at), null);
  const depth = isToHunt ? table.wonIn(monsters, at) : table.lostIn(monsters, at);
  return verdict(depth < Infinity, depth);
}

const verdict = (isCaptured: boolean, captureIn: number | null): Value =>
  isCaptured ? { verdict: 'captured', captureIn } : { verdict: 'evades', captureIn: null };

/** Whether the monsters capture within so many of their moves: a limit of rounds needs no table of its own. */
export const isCapturedWithin = (table: ExactTable, position: RoguePosition, moves: number): boolean =>
  (valueOf(table, position).captureIn ?? Infinity) <= moves;

/** A legal move and the value of the position after it. */
export interface MoveValue {
  readonly move: number;
  readonly value: Value;
}

/** Every legal move, in the game's order, with what it leads to. */
export const moveValues = (table: ExactTable, position: RoguePosition): MoveValue[] =>
  rogue.legalMoves(position).map((move) => ({ move, value: valueOf(table, rogue.play(position, move)) }));

/** The legal moves that keep the exact value of a position: all that lose nothing. */
export function bestMoves(table: ExactTable, position: RoguePosition): number[] {
  const sign = position.seat === MONSTER ? -1 : 1;
  return bestOf(moveValues(table, position), ({ value }) => sign * worthOf(value)).map(({ move }) => move);
}

/** The monsters' moves that keep the win, quick or slow; none where the rogue evades, or is to move. */
export const winningMoves = (table: ExactTable, position: RoguePosition): number[] =>
  position.seat !== MONSTER
    ? []
    : moveValues(table, position)
        .filter(({ value }) => value.verdict === 'captured')
        .map(({ move }) => move);

/** What the rogue wants more of: moves until its capture. */
const worthOf = ({ verdict: word, captureIn }: Value): number => (word === 'evades' ? Infinity : (captureIn ?? 0));

/**
 * By cell: in how many monster moves the capture would come if the rogue (or the monster of that number) stood there and
 * all else were as it is; -1 where the rogue would evade, -2 where nobody can stand.
 */
export function valuesByCell(table: ExactTable, position: RoguePosition, who: 'rogue' | number): Int32Array {
  const { monsters, setup, seat, rogue: at } = position;
  const values = new Int32Array(setup.world.grid.cellCount).fill(-2);
  for (let cell = 0; cell < values.length; cell++) {
    if (!isGround(setup.world, cell)) continue;
    const hunters = who === 'rogue' ? monsters : monsters.with(who, cell);
    const prey = who === 'rogue' ? cell : at;
    const depth = seat === MONSTER ? table.wonIn(hunters, prey) : table.lostIn(hunters, prey);
    values[cell] = depth === Infinity ? -1 : depth;
  }
  return values;
}

/** The table as a match asks it: `evades` where the rogue is proven to be safe for ever, and nothing elsewhere. */
export const oracleOf =
  (table: ExactTable) =>
  (position: RoguePosition): Outcome | undefined =>
    valueOf(table, position).verdict === 'evades'
      ? { result: 'evades', winner: ROGUE, why: 'The exact table proves that the rogue can evade for ever.' }
      : undefined;
