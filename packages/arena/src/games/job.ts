/**
 * A game to be played, and what came of it. Both are plain data: jobs travel to threads, processes and other machines, and
 * results come back from them.
 */

import type { OutcomeBasis } from 'asterion/notation';
import type { Said } from 'asterion/settings';
import type { Sandbox } from '../bots/index.js';
import type { Misbehaviour, Strictness, TimeControl } from '../protocol/terms.js';

export type { Misbehaviour, Strictness, TimeControl };

/** Who can be seated: a player of the library, or a program that speaks the protocol. */
export type BotSpec = { readonly name: string } & (
  | { /** As the game's registry names it. */ readonly player: string }
  | {
      /** The program and its arguments. */
      readonly command: readonly string[];
      readonly cwd?: string | undefined;
      /** What it may use; absent where somebody vouches for it. */
      readonly sandbox?: Sandbox | undefined;
    }
);

/** A program among them. */
export type ProgramSpec = Extract<BotSpec, { readonly command: readonly string[] }>;

export interface GameJob {
  /** What it is, the same in every run: game, world, seed and who sits where. A result is kept under it once. */
  readonly key: string;
  /** Its place in the schedule, from 0. Ratings take results in this order, whatever finished first. */
  readonly number: number;
  /** As the registry names it. */
  readonly game: string;
  /** The settings, seats and seed left out. */
  readonly said: Said;
  /** What the world is called in tables. */
  readonly worldName: string;
  /** The world as a document; absent where it is grown from the settings and the seed. */
  readonly world?: string | undefined;
  readonly seed: string;
  /** The names of bots, by seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly clock: TimeControl;
  readonly strictness: Strictness;
  /** The most moves of all seats and of chance, where the game's own cap is not less. */
  readonly cap?: number | undefined;
  /** Whether moves are judged by the exact table, where there is one; true if absent. */
  readonly isJudged?: boolean | undefined;
}

/** What the exact table says of a seat's moves. */
export interface TruthKept {
  /** Moves made from positions that were won for it, and those that kept the win. */
  readonly won: { readonly moves: number; readonly kept: number };
  /** The same of positions that were not lost for it. */
  readonly safe: { readonly moves: number; readonly kept: number };
  /** How many moves later it won, or sooner it lost, than it had to. */
  readonly movesLost: number;
}

export interface GameResult {
  readonly key: string;
  readonly number: number;
  /** The game's own word, `forfeit`, or `void` where somebody was not seated. */
  readonly outcome: string;
  /** A seat; null for a draw, in a game for one seat that was lost, and where the game is void. */
  readonly winner: string | null;
  /** The basis of the outcome, under the key it has in files for ever. */
  readonly ground: OutcomeBasis | 'void';
  /** As a sentence. */
  readonly why: string;
  /** Null where everybody behaved. */
  readonly misbehaviour: { readonly seat: string; readonly reason: Misbehaviour; readonly stderr: string } | null;
  /** Moves of all seats, chance left out. */
  readonly moves: number;
  /** In a game for one seat: what is compared after the result, the smaller number first. */
  readonly score: readonly number[];
  /** By seat; null where there is no table. */
  readonly kept: Readonly<Record<string, TruthKept>> | null;
  /** Bad answers that were let pass, by seat. */
  readonly letPass: Readonly<Record<string, number>>;
  /** The recording, as text; null where nothing was played. */
  readonly recording: string | null;
}

/** A game that is being played. Plain data. */
export interface RunningGame {
  readonly key: string;
  /** Moves of all seats so far, chance left out. */
  readonly moves: number;
  /** The recording so far; null where it would be long. */
  readonly recording: string | null;
}
