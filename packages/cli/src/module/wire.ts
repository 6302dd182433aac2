/** What a command and the thread of a module tell each other. */

import type { Seat } from 'asterion/game';
import type { MazePlan } from 'asterion/generate';
import type { GameLine } from 'asterion/play';
import type { Cell } from 'asterion/world';
import type { Kind } from './module-file.js';

/** What a thread is started with. */
export interface ModuleJob {
  readonly path: string;
  readonly kind: Kind;
}

/** What an entry says of itself. A function says nothing: it claims nothing, and is tried everywhere. */
export interface Claims {
  /** What it is, as far as that can be told; undefined where it may be several things. */
  readonly kind: Kind | undefined;
  /** The game of a player, for those who try it; undefined where it does not say. */
  readonly game: string | undefined;
  /** The seats of a player; undefined for any. */
  readonly seats: readonly string[] | undefined;
  readonly memoryless: boolean;
  readonly perfect: boolean;
  readonly shortest: boolean;
  readonly complete: boolean;
  /** The shapes that a generator or a solver works on; undefined for any. */
  readonly shapes: readonly string[] | undefined;
  /** What else it says it knows; undefined where it says nothing. */
  readonly tunnels: boolean | undefined;
  readonly masks: boolean | undefined;
  readonly corners: boolean | undefined;
}

/** One for each thing that a module can be asked for. */
export type Request = MoveRequest | GrowRequest | SolveRequest;

/** The next move. `game` tells games apart: each has a fresh player. */
export interface MoveRequest {
  readonly kind: 'move';
  readonly game: number;
  readonly seat: Seat;
  readonly line: GameLine;
  /** Whether it is asked without having lived through the line. */
  readonly isFresh?: boolean;
}

/** A maze of a plan whose generator is the module. */
export interface GrowRequest {
  readonly kind: 'grow';
  readonly plan: Omit<MazePlan, 'generator'>;
}

export interface Grown {
  readonly open: Uint8Array | Uint16Array;
  readonly steps: number;
}

/** A way through a world, which comes as a document. */
export interface SolveRequest {
  readonly kind: 'solve';
  readonly world: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly seed: string;
}

export interface Solved {
  /** Whatever the module says it is; undefined where it found none. */
  readonly path: readonly Cell[] | undefined;
  /** Undefined where it does not tell. */
  readonly visited: Uint8Array | undefined;
  readonly steps: number | undefined;
  readonly why: string | undefined;
}

export type FromModule =
  | { readonly kind: 'loaded'; readonly claims: Claims }
  /** The module is at work from now on: its time runs. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** What it did wrong, as the rest of a sentence. */
  | { readonly kind: 'fault'; readonly why: string };
