/** What a table says of every cell: as colours, as numbers in the cells, and in words. */

import { type ExactTable, type Value, valueOf, valuesByCell } from 'asterion/exact';
import { MONSTER, ROGUE, type RoguePosition } from 'asterion/game';
import { type Cell, isGround } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { shortValueText } from '../exact/words.js';
import type { Side } from './table.js';

/** Whose place is asked about: the rogue's, or that of a monster by its number. */
type Who = typeof ROGUE | number;

/** Of several monsters the one that is to be told its step next. */
const whoOf = (side: Side, { monsters }: RoguePosition, told: number): Who =>
  side === ROGUE ? ROGUE : Math.min(told, monsters.length - 1);

/** `the rogue`, `the monster`; of several `monster 2`. */
const nameOf = (who: Who, { monsters }: RoguePosition): string =>
  who === ROGUE || monsters.length === 1 ? `the ${who === ROGUE ? ROGUE : MONSTER}` : `${MONSTER} ${who + 1}`;

/** As `valuesByCell`: by cell the monster moves to the capture, -1 evades, -2 no ground; without depths 0 is captured. */
export interface CellValues {
  /** Whose place it is: `the rogue`, `monster 2`. */
  readonly who: string;
  readonly values: Int32Array;
  readonly hasDepths: boolean;
  /** The largest; 0 if every cell evades. */
  readonly most: number;
}

export function cellValues(table: ExactTable, position: RoguePosition, side: Side, told: number): CellValues {
  const who = whoOf(side, position, told);
  const values = table.hasDepths ? valuesByCell(table, position, who) : verdictsByCell(table, position, who);
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  return { who: nameOf(who, position), values, hasDepths: table.hasDepths, most };
}

function verdictsByCell(table: ExactTable, position: RoguePosition, who: Who): Int32Array {
  const { world } = position.setup;
  const verdictAt = (cell: Cell) => (valueOf(table, placed(position, who, cell)).verdict === 'captured' ? 0 : -1);
  return Int32Array.from({ length: world.grid.cellCount }, (_, cell) => (isGround(world, cell) ? verdictAt(cell) : -2));
}

const placed = (position: RoguePosition, who: Who, cell: Cell): RoguePosition =>
  who === ROGUE ? { ...position, rogue: cell } : { ...position, monsters: position.monsters.with(who, cell) };

/** `rogue here: capture in 7`; undefined where nobody can stand. */
export function cellText(
  table: ExactTable,
  position: RoguePosition,
  side: Side,
  told: number,
  cell: Cell,
): string | undefined {
  if (!isGround(position.setup.world, cell)) return undefined;
  const who = whoOf(side, position, told);
  const value: Value = valueOf(table, placed(position, who, cell));
  const isSubject = side === MONSTER && value.verdict === 'evades';
  return `${nameOf(who, position).replace('the ', '')} here: ${isSubject ? 'the rogue ' : ''}${shortValueText(value)}`;
}

/** The sign of evading for ever, in cells and legends. */
export const FOR_EVER = '∞';

/** A frame with the values laid over it. */
export function heated(frame: Frame, { values, hasDepths }: CellValues): Frame {
  return {
    ...frame,
    layers: { ...frame.layers, distances: values },
    notes: {
      textOf: (cell) => (values[cell] === -1 ? FOR_EVER : values[cell] < 0 || !hasDepths ? '' : String(values[cell])),
      isHatched: (cell) => values[cell] === -1,
    },
  };
}
