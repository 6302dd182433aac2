/** How many games came out how. */

import { MINOTAUR, THESEUS } from 'asterion/game';

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
  readonly fault: { readonly game: number; readonly why: string } | undefined;
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

/** Both together. The order does not matter, so it does not matter who counted what. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  theseus: a.theseus + b.theseus,
  minotaur: a.minotaur + b.minotaur,
  draw: a.draw + b.draw,
  forfeit: a.forfeit + b.forfeit,
  supplies: a.supplies + b.supplies,
  fault: firstFault(a.fault, b.fault),
});

function firstFault(a: Tally['fault'], b: Tally['fault']): Tally['fault'] {
  if (a === undefined || b === undefined) return a ?? b;
  return a.game < b.game ? a : b;
}
