/** How many games came out how, for players who play the same ones. */

import { type Fault, firstFault } from '../games/forfeits.js';

/** Of one player. Plain data, for threads. */
export interface Tally {
  readonly games: number;
  readonly goal: number;
  readonly fell: number;
  readonly cutOff: number;
  readonly forfeit: number;
  /** In all games together. */
  readonly turns: number;
  /** Games that this player won and the one it is compared with did not, and the other way round. */
  readonly onlyWon: number;
  readonly onlyLost: number;
  /** The first forfeit there was. */
  readonly fault: Fault | undefined;
}

export const NO_GAMES: Tally = {
  games: 0,
  goal: 0,
  fell: 0,
  cutOff: 0,
  forfeit: 0,
  turns: 0,
  onlyWon: 0,
  onlyLost: 0,
  fault: undefined,
};

const add = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  goal: a.goal + b.goal,
  fell: a.fell + b.fell,
  cutOff: a.cutOff + b.cutOff,
  forfeit: a.forfeit + b.forfeit,
  turns: a.turns + b.turns,
  onlyWon: a.onlyWon + b.onlyWon,
  onlyLost: a.onlyLost + b.onlyLost,
  fault: firstFault(a.fault, b.fault),
});

/** By player, in their order. */
export type Tallies = readonly Tally[];

export const talliesOf = (players: number) => ({
  none: new Array<Tally>(players).fill(NO_GAMES) as Tallies,
  add: (a: Tallies, b: Tallies): Tallies => a.map((tally, player) => add(tally, b[player])),
});
