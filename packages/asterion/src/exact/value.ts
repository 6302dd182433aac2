/** What a table says of a position of Rogue, in the game's own words. */

import type { Outcome } from '../game/index.js';
import { MONSTER, ROGUE, type RoguePosition, type RogueSetup, rogue } from '../game/rogue/index.js';
import { bestOf, isGround } from '../world/index.js';
import type { Chase } from './chase.js';
import type { ExactTable } from './table.js';

/** The truth about a position. */
export interface ChaseValue {
  /** Whether the monsters can force a capture, or the rogue can evade for ever. */
  readonly verdict: 'captured' | 'evades';
  /** In how many monster moves, both sides at their best; null if never, or if the table has no depths. */
  readonly captureIn: number | null;
}

/** The chase that a game of Rogue is: of a position with its monsters, or of a setup with so many. */
export function chaseOf(of: RoguePosition | RogueSetup, monsters = 'monsters' in of ? of.monsters.length : 1): Chase {
  const { world, options } = 'setup' in of ? of.setup : of;
  return { world, stay: options.stay, monsters };
}

/** What a position is worth, whoever is to move. */
export function chaseValueOf(table: ExactTable, { monsters, rogue: at, seat }: RoguePosition): ChaseValue {
  const isToHunt = seat === MONSTER;
  if (!table.hasDepths) return verdict(isToHunt ? table.isWon(monsters, at) : table.isLost(monsters, at), null);
  const depth = isToHunt ? table.wonIn(monsters, at) : table.lostIn(monsters, at);
  return verdict(depth < Infinity, depth);
}

const verdict = (isCaptured: boolean, captureIn: number | null): ChaseValue =>
  isCaptured ? { verdict: 'captured', captureIn } : { verdict: 'evades', captureIn: null };

/** Whether the monsters capture within so many of their moves: a limit of rounds needs no table of its own. */
export const isCapturedWithin = (table: ExactTable, position: RoguePosition, moves: number): boolean =>
  (chaseValueOf(table, position).captureIn ?? Infinity) <= moves;

/** A legal move and the value of the position after it. */
export interface ChaseMoveValue {
  /** A joint move, as the rules of Rogue have it. */
  readonly move: number;
  /** Of the position that it leads to. */
  readonly value: ChaseValue;
}

/** Every legal move, in the game's order, with what it leads to. */
export const chaseMoveValues = (table: ExactTable, position: RoguePosition): ChaseMoveValue[] =>
  rogue.legalMoves(position).map((move) => ({ move, value: chaseValueOf(table, rogue.play(position, move)) }));

/** The legal moves that keep the exact value of a position: all that lose nothing. */
export function chaseBestMoves(table: ExactTable, position: RoguePosition): number[] {
  const sign = position.seat === MONSTER ? -1 : 1;
  return bestOf(chaseMoveValues(table, position), ({ value }) => sign * worthOf(value)).map(({ move }) => move);
}

/** The monsters' moves that keep the win, quick or slow; none where the rogue evades, or is to move. */
export const winningMoves = (table: ExactTable, position: RoguePosition): number[] =>
  position.seat !== MONSTER
    ? []
    : chaseMoveValues(table, position)
        .filter(({ value }) => value.verdict === 'captured')
        .map(({ move }) => move);

/** What the rogue wants more of: moves until its capture. */
const worthOf = ({ verdict: word, captureIn }: ChaseValue): number => (word === 'evades' ? Infinity : (captureIn ?? 0));

/**
 * By cell: in how many monster moves the capture would come if the rogue (or the monster of that number) stood there and
 * all else were as it is; -1 where the rogue would evade, -2 where nobody can stand.
 */
export function chaseValuesByCell(table: ExactTable, position: RoguePosition, who: 'rogue' | number): Int32Array {
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
    chaseValueOf(table, position).verdict === 'evades'
      ? { result: 'evades', winner: ROGUE, why: 'The exact table proves that the rogue can evade for ever.' }
      : undefined;
