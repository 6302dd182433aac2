/** The exact table of a game, as hosts know it: how it is made, what it says, and how moves are judged by it. */

import type { Outcome, Position, Seat } from '../game/index.js';

/** What a position is worth with best play. */
export interface ExactValue {
  /** Undefined for a draw. */
  readonly winner: Seat | undefined;
  /** How long it takes, in the unit of the table; null where it never ends, or where that is not known. */
  readonly count: number | null;
}

/** What may be asked of a table. */
export interface TableOptions {
  /** How long, not only who; true if absent. */
  readonly depth?: boolean | undefined;
  /** The most bytes it may take. */
  readonly memory?: number | undefined;
}

/** A table in the making. */
export interface Solving {
  /** Its data are plain, and only there when it is done. */
  readonly solver: { readonly done: boolean; advance(steps: number): void; data(): unknown };
  /** Steps between two reports: some tens of milliseconds. */
  readonly slice: number;
  /** From 0 to 1, and in words. */
  readonly progress: () => { readonly share: number; readonly text: string };
}

/** The exact table of a game: how it is made, and what it says. */
export interface ExactDescription<P extends Position, Move, Table> {
  /** What wins are counted in: `monster move`. */
  readonly unit: string;
  /** What the count of a value tells: `monster moves to the capture`. */
  readonly scale: string;
  /** The seats whose wins have a count; everything else (a draw, never to be caught) has none. */
  readonly counted: readonly Seat[];
  /** The roles whose places can be coloured. */
  readonly roles: readonly string[];
  /** The ways to ask for a table, the best first: what does not fit with depths may fit without. */
  readonly attempts: readonly TableOptions[];
  /** Why there is no table, as a sentence; undefined if there can be one. Cheap. */
  fault(position: P, options?: TableOptions): string | undefined;
  /** A table that has been made before. */
  known(position: P, options?: TableOptions): Table | undefined;
  /** What has to be solved, as plain data. */
  request(position: P, options?: TableOptions): object;
  /** Begins to solve a request. Throws a RangeError that says what would be needed where it cannot be had. */
  solving(request: object): Solving;
  /** The table of data that was made elsewhere; keeps it for whoever asks next. */
  revive(data: unknown, position: P): Table;
  /** Whether it knows how long, not only who. */
  hasCounts(table: Table): boolean;
  value(table: Table, position: P): ExactValue;
  /** The legal moves that keep the value, in the game's order. */
  best(table: Table, position: P): Move[];
  /** By cell: the value if the piece stood there; undefined where it cannot. */
  byCell(table: Table, position: P, role: string, index: number): readonly (ExactValue | undefined)[];
  /** What a position is proven to be where a game reaches its cap; undefined for nothing. */
  atCap?(table: Table, position: P): Outcome | undefined;
  /** What its values take for granted and a game need not hold to, as a sentence: that everybody sees everything. */
  caveat?(position: P): string | undefined;
  /** As the pinned reports write it. */
  report(value: ExactValue): object;
  /** `captured in 7`, `the rogue evades`, `Theseus wins in 12 rounds`. */
  text(value: ExactValue): string;
  /** In a cell: `7`, `∞`, `T12`. */
  sign(value: ExactValue): string;
  /** What a move was worth to whoever made it, as a sentence; the best moves by name. */
  judgement(reviewed: JudgedMove<Move>, name: string, best: readonly string[]): string;
  /** What a game came to, of so many moves, as a sentence of its own: `Par 23, you needed 31.`; undefined for nothing. */
  summary?(start: ExactValue, moves: number, end: Pick<Outcome, 'result' | 'winner'> | undefined): string | undefined;
}

/** A blunder changes who wins; an inaccuracy only makes a win longer or a defence shorter. */
export type Mistake = 'inaccuracy' | 'blunder';

/** A move and the truth about it. */
export interface JudgedMove<Move = unknown> {
  /** From 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The value of the position it was made in, and of the one it led to. */
  readonly before: ExactValue;
  readonly after: ExactValue;
  /** The moves that would have kept the value. */
  readonly best: readonly Move[];
  readonly mistake: Mistake | null;
}
