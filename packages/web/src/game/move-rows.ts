/** The moves of a game, and the rows they stand in. */

import { CHANCE, type Seat } from 'asterion/game';
import { type AnyDescription, capital, type Eyes, type Standing } from 'asterion/play';
import type { ComponentChildren } from 'preact';

export interface ListedMove {
  /** The turn it leads to. */
  readonly turn: number;
  /** Who made it. */
  readonly who: string;
  /** As recordings have it. */
  readonly name: string;
  /** Its place in a row. */
  readonly column: number;
  /** Whether it is none of the game itself. */
  readonly isTried?: boolean;
  /** What is known of it, as a sign and in words. */
  readonly sign?: ComponentChildren;
  readonly about?: string | undefined;
}

export interface MoveRow {
  /** That of its first move. */
  readonly turn: number;
  readonly moves: readonly ListedMove[];
}

/** Where one side moves alone, so many of its moves share a row. */
const ALONE = 5;

export const columnsOf = (seats: readonly Seat[]): number => (seats.length === 1 ? ALONE : seats.length);

/** What stands above the columns: the sides, where several take turns. */
export const headsOf = (seats: readonly Seat[], { words }: Pick<AnyDescription, 'words'>): readonly string[] =>
  seats.length === 1 ? ['Moves'] : seats.map((seat) => capital(words.seat(seat).replace(/^the /, '')));

/** A new row begins where the columns do, or where a move would stand left of the one before it. */
export function rowsOf(moves: readonly ListedMove[], columns: number): MoveRow[] {
  const rows: { turn: number; moves: ListedMove[] }[] = [];
  for (const move of moves) {
    const row = rows.at(-1);
    const last = row?.moves.at(-1);
    if (row === undefined || last === undefined || move.column <= last.column || row.moves.length === columns)
      rows.push({ turn: move.turn, moves: [move] });
    else row.moves.push(move);
  }
  return rows;
}

/** Those who move on a line, in their order: those who have a seat, and chance where it has moved. */
export const moversOn = (line: readonly Standing[], seats: readonly Seat[]): readonly Seat[] =>
  line.slice(0, seats.length + 2).some(({ turn }) => turn?.seat === CHANCE) ? [...seats, CHANCE] : seats;

/** The moves of a line. In fog those of others are not told. */
export function listedMoves(
  line: readonly Standing[],
  { words }: Pick<AnyDescription, 'words'>,
  seats: readonly Seat[],
  eyes: Eyes | undefined,
  tried = Infinity,
): ListedMove[] {
  return line.flatMap(({ turn, position: { ply } }) => {
    if (turn === undefined) return [];
    const isHidden = eyes !== undefined && turn.seat !== eyes.seat && turn.seat !== CHANCE;
    const column = seats.length === 1 ? (ply - 1) % ALONE : Math.max(0, seats.indexOf(turn.seat));
    const name = isHidden ? '?' : turn.name;
    return [{ turn: ply, who: words.seat(turn.seat), name, column, isTried: ply > tried }];
  });
}
