/** What tables are made of: plain data, to be sent between threads. */

/** Depths by state. */
export interface QueueData {
  readonly method: 'queue';
  /** By team * placeCount + place of the rogue, the monsters to move: in how many moves it is won; `NEVER` if never. */
  readonly depths: Uint16Array;
}

/** Bitmaps by team. */
export interface LayerData {
  readonly method: 'layers';
  /** Words a team: its tiles and the outside, which is always 0. */
  readonly stride: number;
  /** By stride * team + tile: the places of the rogue that are won, the monsters to move. */
  readonly won: Int32Array;
  /** The bits of the depths of `won`, lowest first; undefined where only the verdict was wanted. */
  readonly planes: readonly Int32Array[] | undefined;
}

/** How a world folds. */
export interface Folding {
  /** By cell: when it was deleted, from 0; `CORE_RANK` in the core and where there is no ground. */
  readonly ranks: Int32Array;
  /** By cell: the neighbour that it was folded onto; itself in the core. */
  readonly leaders: Int32Array;
}

/** How a world folds, and the table of its core. */
export interface FoldData extends Folding {
  readonly method: 'fold';
  readonly core: QueueData | LayerData;
}

export type TableData = QueueData | LayerData | FoldData;

/** How a table was made. */
export type Method = TableData['method'];

/** The depth that stands for never. */
export const NEVER = 0xffff;

/** The rank of a cell of the core: above that of every deleted cell. */
export const CORE_RANK = 2 ** 31 - 1;
