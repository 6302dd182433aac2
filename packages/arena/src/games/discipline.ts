/**
 * What bots compete in, as tournaments know it: who can sit where, in which worlds, and how it is played. Whoever pairs,
 * schedules, rates and keeps results asks no more, so that not everything has to be a game of the registry.
 */

import type { Seat } from 'asterion/game';
import type { Refusal, Said, Schema } from 'asterion/settings';
import type { Scene } from 'asterion/world';
import type { Programs } from '../bots/seated.js';
import type { BotSpec, GameJob, GameResult, RunningGame } from './job.js';

/** A world of somebody's own, as it is played in. */
interface GivenWorld {
  /** What the world itself says of the rules. */
  readonly said: Said;
  /** As text. */
  readonly document: string;
}

/** Those who sit at a game. */
export type SeatedBots = Readonly<Record<Seat, BotSpec>>;

/** Whoever looks on while a game is played. */
export interface Watching {
  /** Ends the game without a result. */
  readonly signal?: AbortSignal | undefined;
  /** Told before every move. What it is told costs something only where it is asked for. */
  readonly watch?: ((soFar: () => RunningGame) => void) | undefined;
}

export interface Discipline {
  readonly name: string;
  /** One: everybody plays alone, and results are compared. Two: they play each other. */
  readonly seats: readonly Seat[];
  readonly settings: Schema;
  /** The names of our own players, as far as they can be listed. */
  readonly players: readonly string[];
  /** Worlds that come with it, and the setting that names one. */
  readonly shipped: { readonly as: string; readonly names: readonly string[] } | undefined;
  /** Whether its moves are counted, so that there can be a most of them. */
  readonly hasCap: boolean;
  /** Why none of our players of that name can sit there, as a sentence; undefined if one can. */
  playerFault(name: string, seat: Seat): string | undefined;
  /** Why no game comes of what is said, as sentences; undefined if one does. */
  fault(said: Said): string | undefined;
  /** A world of somebody's own, by what is said besides, or why nobody can play in it. */
  given(scene: Scene, said: Said): GivenWorld | Refusal;
  /** Plays a game to its end; programs live on after it. What comes of it where it is ended does not count. */
  play(job: GameJob, seated: SeatedBots, programs: Programs, watching: Watching): GameResult | Promise<GameResult>;
}
