/** What there is to show of a game that was recorded: every game that can be recorded has one. */

import type { Mistake } from 'asterion/exact';
import type { Seat } from 'asterion/game';
import type { Cell, Scene, World } from 'asterion/world';
import type { MemoryOption } from '../exact/solving.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { Charset } from '../terminal/charset.js';
import type { Frame } from './picture.js';
import type { PlacedPosition, Walk } from './walk.js';

export interface Show<P extends PlacedPosition> {
  readonly walk: Walk<P>;
  board(scene: Scene, start: P, charset: Charset): ShownBoard<P>;
  /** What there is to say of a position, the most important first. */
  status(position: P): readonly string[];
  /** How long a game took that ended so: `9 monster moves`. */
  lengthText(position: P): string;
  /** Who is drawn on the page of a game that came to this position, those on top last. */
  figures(last: P): readonly PageFigure[];
  /** Where they are in a position of that game, in the same order; -1 for what is not there. */
  cellsOf(position: P, last: P): readonly Cell[];
  /** The ground of a position, and which it is; absent where a game stays on the ground it began on. */
  floorOf?(position: P): { readonly level: number; readonly world: World };
  /** Judges every move by the exact table; absent where a game has none. */
  review?(game: RecordedGame<P>, options: MemoryOption, host: Host, messages: Messages): Promise<ReviewedGame>;
}

/** Any game's. */
export type AnyShow = Show<PlacedPosition>;

export interface ShownBoard<P> {
  frame(position: P): Frame;
  /** Lines of text, each ended by a newline. */
  text(position: P): string;
}

interface PageFigure {
  readonly glyph: string;
  readonly part: 'quarry' | 'pursuer' | 'thing' | 'pit';
}

export interface RecordedGame<P> {
  /** What to call it in messages. */
  readonly name: string;
  readonly scene: Scene;
  /** The start, and the position after each move. */
  readonly positions: readonly P[];
  readonly moves: readonly number[];
}

/** The truth about a game. */
export interface ReviewedGame {
  /** What the start is worth, as the rest of a sentence. */
  readonly start: string;
  readonly moves: readonly JudgedMove[];
  /** A ply, or null if there was none. */
  readonly firstMistake: number | null;
  readonly accuracy: Readonly<Record<Seat, number>>;
}

export interface JudgedMove {
  /** From 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: number;
  /** What the position was worth before and after, as the game's reports say it. */
  readonly before: object;
  readonly after: object;
  readonly best: readonly number[];
  readonly mistake: Mistake | null;
  /** The same in words, as a sentence. */
  readonly said: string;
}
