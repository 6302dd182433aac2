/** A game with people in it, as it is told to them. */

import type { Match } from 'asterion/game';
import type { Cell } from 'asterion/world';
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

/** What people are shown of a game. */
export interface Play<P extends PlacedPosition> {
  readonly walk: Walk<P>;
  readonly session: Session<P>;
  readonly title: string;
  readonly mayStay: boolean;
  /** What one of several movers is called. */
  letterOf(index: number): string;
  /** The board on the screen; `told` in the middle of a person's turn. */
  frame(position: P, told: Told | undefined): Frame;
  /** The board in lines of text. */
  text(position: P): string;
  /** What there is to say of a position, the most important first. */
  status(position: P): readonly string[];
  ending(match: Match<P, number, P>): { readonly result: string; readonly why: string } | undefined;
}
