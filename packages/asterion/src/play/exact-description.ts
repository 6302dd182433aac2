/** The exact table of a game, as hosts know it: how it is made, what it says, and how moves are judged by it. */

import type { Threads } from '../exact/index.js';
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
export interface TableSolving {
  /** Its data are plain, and only there when it is done. */
  readonly solver: {
    /** Whether there are data. */
    readonly done: boolean;
    /** Makes so many steps; stops early when done. */
    advance(steps: number): void;
    /** What `revive` takes. */
    data(): unknown;
  };
  /** Steps between two reports: some tens of milliseconds. */
  readonly slice: number;
  /** From 0 to 1, and in words. */
  readonly progress: () => {
    /** From 0 to 1. */
    readonly share: number;
    /** In a few words: `round 12, 34 % won`. */
    readonly text: string;
  };
}

/** Something that a start can be wished to have beyond its value, and that a table proves. */
export interface ExactTrait<P extends Position, Table> {
  /** What plans call it: `escape-towards`. */
  readonly name: string;
  /** As people read it: `the rogue evades, and only by waiting`. */
  readonly title: string;
  /** Who wins a start that has it. */
  readonly winner: Seat;
  /** Whether a start has it. */
  holds(table: Table, start: P): boolean;
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
  /** What a start can be wished to have beyond its value; nothing if absent. */
  readonly traits?: readonly ExactTrait<P, Table>[] | undefined;
  /** The ways to ask for a table, the best first: what does not fit with depths may fit without. */
  readonly attempts: readonly TableOptions[];
  /** Why there is no table, as a sentence; undefined if there can be one. Cheap. */
  fault(position: P, options?: TableOptions): string | undefined;
  /** A table that has been made before. */
  known(position: P, options?: TableOptions): Table | undefined;
  /** What has to be solved, as plain data. */
  request(position: P, options?: TableOptions): object;
  /**
   * Begins to solve a request, in several threads where some are lent and it is worth it. Throws a RangeError that says what
   * would be needed where it cannot be had.
   */
  solving(request: object, threads?: Threads): TableSolving;
  /** The table of data that was made elsewhere; keeps it for whoever asks next. */
  revive(data: unknown, position: P): Table;
  /** Whether it knows how long, not only who. */
  hasCounts(table: Table): boolean;
  /** What a position is worth with best play, whoever is to move. */
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
  /** What a move was worth to whoever made it, as a sentence. */
  judgement(reviewed: JudgedMove<Move>): string;
  /** What a game came to, of so many moves, as a sentence of its own: `Par 23, you needed 31.`; undefined for nothing. */
  summary?(start: ExactValue, moves: number, end: Pick<Outcome, 'result' | 'winner'> | undefined): string | undefined;
}

/** A blunder changes who wins; an inaccuracy only makes a win longer or a defence shorter. */
export type Mistake = 'inaccuracy' | 'blunder';

/** A move and the truth about it. */
export interface JudgedMove<Move = unknown> {
  /** From 1. */
  readonly ply: number;
  /** Who made it. */
  readonly seat: Seat;
  /** As the rules of the game take it. */
  readonly move: Move;
  /** The value of the position it was made in. */
  readonly before: ExactValue;
  /** The value of the position it led to. */
  readonly after: ExactValue;
  /** The moves that would have kept the value. */
  readonly best: readonly Move[];
  /** The name of the move, as the game writes it. */
  readonly name: string;
  /** The names of the best moves. */
  readonly bestNames: readonly string[];
  /** What is wrong with it; null for a move that lost nothing. */
  readonly mistake: Mistake | null;
}
