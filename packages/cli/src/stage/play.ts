/** A game with people in it, as it is told to them. */

import type { Match } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { Key } from '../terminal/keys.js';
import type { Frame } from './picture.js';
import type { Session } from './session.js';
import type { PlacedPosition, Walk } from './walk.js';

/** A person's turn as far as it has been told. */
export interface Told {
  /** Where those stand whose turn it is, counting what has been told. */
  readonly movers: readonly Cell[];
  /** Which of them is next, from 0. */
  readonly index: number;
}

/** What a key does in one game and not in the others. */
export interface Extra {
  readonly key: Key;
  /** Whether it is for a game that goes on, or for one that is over. */
  readonly when: 'playing' | 'over';
  /** For the line of keys: `i hint`. */
  readonly short: string;
  /** A line for the page of help. */
  readonly help: string;
  /** Does it; resolves to what there is to say. */
  act(): Promise<string>;
}

/** What people are shown of a game. */
export interface Play<P extends PlacedPosition, Move = number> {
  readonly walk: Walk<P>;
  readonly session: Session<P, Move>;
  readonly title: string;
  readonly mayStay: boolean;
  /** Capital letters that are keys in lines too, and not names of moves. */
  readonly capitalKeys?: string;
  readonly extras?: readonly Extra[];
  /** What one of several movers is called. */
  letterOf(index: number): string;
  /** The board on the screen; `told` in the middle of a person's turn. */
  frame(position: P, told: Told | undefined): Frame;
  /** The board in lines of text. */
  text(position: P): string;
  /** What there is to say of a position, the most important first. */
  status(position: P): readonly string[];
  /** What is said of a position where there is nothing else to say; empty for nothing. */
  note?(position: P): string;
  ending(match: Match<P, Move, P>): { readonly result: string; readonly why: string } | undefined;
}
