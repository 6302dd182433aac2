/** What tables are made of: plain data, to be sent between threads. */

/** Depths by state. */
export interface QueueData {
  /** Tells it from other tables. */
  readonly method: 'queue';
  /** By team * placeCount + place of the rogue, the monsters to move: in how many moves it is won; `NEVER` if never. */
  readonly depths: Uint16Array;
}

/** Bitmaps by team. */
export interface LayerData {
  /** Tells it from other tables, and how large its tiles are. */
  readonly method: 'layers' | 'kernel';
  /** Numbers of 32 bits a team: its tiles and the outside. */
  readonly stride: number;
  /**
   * By stride * team + words * tile: the places of the rogue that are won, the monsters to move. What is no place may be
   * either.
   */
  readonly won: Int32Array;
  /**
   * The depths of `won`, four bits of them each, the lowest first; undefined where only the verdict was wanted. By team and
   * tile, the outside included, a bitmap of the tile for each of the four: they are written together, so they lie together.
   */
  readonly quads: readonly Int32Array[] | undefined;
  /** By team and tile: how many quads hold there, whatever may stand in the others; all of them if absent. */
  readonly kept?: Uint8Array | undefined;
}

/** How a world folds. */
export interface Folding {
  /** By cell: when it was deleted, from 0; `CORE_RANK` in the core and where there is no ground. */
  readonly ranks: Int32Array;
  /** By cell: the neighbour that it was folded onto; itself in the core. */
  readonly leaders: Int32Array;
}

/** How a world folds: all that a verdict follows from. */
export interface FoldData extends Folding {
  /** Tells it from other tables. */
  readonly method: 'fold';
}

/** What a table of a chase is made of, by the solver that made it. */
export type TableData = QueueData | LayerData | FoldData;

/** How a table was made. */
export type Method = TableData['method'];

/** The depth that stands for never. */
export const NEVER = 0xffff;

/** The rank of a cell of the core: above that of every deleted cell. */
export const CORE_RANK = 2 ** 31 - 1;
