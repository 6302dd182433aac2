/** A tournament: who meets whom where, how often, and by which clock. Plain data, with everything in it that decides a game. */

import type { Strictness, TimeControl } from '../games/job.js';
import type { SprtPlan } from '../ratings/sprt.js';

export const PAIRINGS = ['round-robin', 'swiss', 'gauntlet', 'king-of-the-hill'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** Somebody who takes part. */
export interface Contestant {
  readonly name: string;
  /** The games it plays; all of them if absent. */
  readonly games?: readonly string[] | undefined;
  readonly by:
    | {
        /** A player of the library, or one for each seat. */ readonly player:
          | string
          | Readonly<Record<string, string>>;
      }
    | {
        readonly command: readonly string[];
        readonly cwd: string /** Of the files it names. */;
        readonly digest: string;
      };
}

/** A world in which everybody meets. */
export interface TournamentWorld {
  readonly name: string;
  /** What it is set up from, over what all worlds of the game are. */
  readonly said: Readonly<Record<string, string>>;
  /** As text, where it is somebody's own. */
  readonly document?: string | undefined;
}

export interface TournamentGame {
  /** As the registry names it. */
  readonly game: string;
  readonly said: Readonly<Record<string, string>>;
  readonly worlds: readonly TournamentWorld[];
  /** How many seeds there are in each world. */
  readonly seeds: number;
  /** The most moves of a game. */
  readonly cap?: number | undefined;
}

export interface Tournament {
  readonly name: string;
  /** Game i of a world has the seed `S:i`. */
  readonly seed: string;
  readonly pairing: Pairing;
  /** Of pairings that go by results. */
  readonly rounds?: number | undefined;
  readonly clock: TimeControl;
  readonly strictness: Strictness;
  /** Whether moves are judged by exact tables, where there are any. */
  readonly truth: boolean;
  readonly bots: readonly Contestant[];
  readonly games: readonly TournamentGame[];
  /** Where a duel ends as soon as it is known who is better. */
  readonly stop?: SprtPlan | undefined;
}
