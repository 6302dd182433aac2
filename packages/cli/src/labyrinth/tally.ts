/** How many games came out how. */

import { MINOTAUR, THESEUS } from 'asterion/game';
import { type Fault, firstFault } from '../games/forfeits.js';

/** Plain data, for threads. */
export interface Tally {
  readonly games: number;
  readonly theseus: number;
  readonly minotaur: number;
  readonly draw: number;
  readonly forfeit: number;
  /** Taken in all games together. */
  readonly supplies: number;
  /** The first forfeit there was. */
  readonly fault: Fault | undefined;
}

export const NO_GAMES: Tally = {
  games: 0,
  theseus: 0,
  minotaur: 0,
  draw: 0,
  forfeit: 0,
  supplies: 0,
  fault: undefined,
};

/** The results of a game that was played to its end, which a tally counts. */
export const RESULTS = [THESEUS, MINOTAUR, 'draw'] as const;

const add = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  theseus: a.theseus + b.theseus,
  minotaur: a.minotaur + b.minotaur,
  draw: a.draw + b.draw,
  forfeit: a.forfeit + b.forfeit,
  supplies: a.supplies + b.supplies,
  fault: firstFault(a.fault, b.fault),
});

export const tallies = { none: NO_GAMES, add };
