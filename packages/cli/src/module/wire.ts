/** What a command and the thread of a module tell each other. */

import type { Seat } from 'asterion/game';
import type { GameLine } from 'asterion/play';
import type { Kind } from './module-file.js';

/** What a thread is started with. */
export interface ModuleJob {
  readonly path: string;
  readonly kind: Kind;
}

/** What an entry says of itself; a function says nothing. */
export interface Claims {
  /** The seats of a player; undefined for any. */
  readonly seats: readonly string[] | undefined;
  readonly memoryless: boolean;
  readonly perfect: boolean;
  readonly shortest: boolean;
}

/** One for each thing that a module can be asked for. */
export interface Request {
  /** The next move. `game` tells games apart: each has a fresh player. */
  readonly kind: 'move';
  readonly game: number;
  readonly seat: Seat;
  readonly line: GameLine;
}

export type FromModule =
  | { readonly kind: 'loaded'; readonly claims: Claims }
  /** The module is at work from now on: its time runs. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** What it did wrong, as the rest of a sentence. */
  | { readonly kind: 'fault'; readonly why: string };
