/** What a command and the thread of a module tell each other. */

import type { MessagePort } from 'node:worker_threads';
import type { WorldData } from 'asterion/exact';
import type { Seat } from 'asterion/game';
import type { MazePlan } from 'asterion/generate';
import type { GameLine } from 'asterion/play';
import type { Cell, RngState } from 'asterion/world';
import type { Kind } from './module-file.js';

/** The end of a line between two threads, of which one waits for the other. */
export interface LineEnd {
  readonly port: MessagePort;
  /** How many messages were sent. */
  readonly sent: Int32Array;
}

/** What a thread is started with. */
export interface ModuleJob {
  readonly path: string;
  /** What it has to be; undefined for whatever it is. */
  readonly kind: Kind | undefined;
  /** For questions that are waited for. */
  readonly line: LineEnd;
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
export type Request = MoveRequest | ModuleGrowRequest | ModuleSolveRequest | HuntRequest;

/** A request, and whether somebody waits for its answer on the line. */
export interface Question {
  readonly request: Request;
  readonly isAtOnce: boolean;
}

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
export interface ModuleGrowRequest {
  readonly kind: 'grow';
  readonly plan: Omit<MazePlan, 'generator'>;
}

export interface Grown {
  readonly open: Uint8Array | Uint16Array;
  readonly steps: number;
}

/** A way through a world, which comes as a document. */
export interface ModuleSolveRequest {
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

/** The way that a hunter means to go. */
export interface HuntRequest {
  readonly kind: 'hunt';
  /** Undefined where it is that of the request before. */
  readonly world: WorldData | undefined;
  readonly hunter: Cell;
  readonly avatar: Cell;
  /** Where the stream of random numbers stands. */
  readonly random: RngState;
}

export interface Planned {
  /** Whatever the module says. */
  readonly planned: unknown;
  /** How many words it has drawn. */
  readonly words: number;
}

export type FromModule =
  | { readonly kind: 'loaded'; readonly claims: Claims }
  /** The module is at work from now on: its time runs. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** What it did wrong, as the rest of a sentence. */
  | { readonly kind: 'fault'; readonly why: string };
