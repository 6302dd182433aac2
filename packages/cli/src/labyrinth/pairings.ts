/** The pairings whose outcomes are known, and some that show what a memory is worth. */

import { MINOTAUR, THESEUS } from 'asterion/game';
import { labyrinthPlayerNamed } from 'asterion/players';
import type { GamePlan } from './game.js';
import { SIDES, type SideOptions } from './options.js';

/** What all of them are played with. */
export const CONDITIONS: Omit<GamePlan, 'names'> = {
  board: { plan: { size: 15, supplies: 4, noRooms: true } },
  rounds: 100,
  pass: false,
};

export interface Pairing {
  readonly names: SideOptions;
  /** Reference outcomes in percent of 1000 games: Theseus, Minotaur, draw. Shares under 2 are no more than that. */
  readonly reference: readonly [number, number, number] | undefined;
}

const pairing = (theseus: string, minotaur: string, reference?: Pairing['reference']): Pairing => ({
  names: { [THESEUS]: theseus, [MINOTAUR]: minotaur },
  reference,
});

export const pairings: readonly Pairing[] = [
  pairing('dice', 'dice', [0, 5.6, 94.4]),
  pairing('heuristic', 'dice', [0.6, 4, 95.4]),
  pairing('minimax', 'minimax', [0.3, 1.5, 98.2]),
  pairing('bfs', 'dice', [96, 0, 4]),
  pairing('heuristic', 'bfs', [0, 100, 0]),
  pairing('bfs', 'bfs', [63.6, 35.9, 0.5]),
  pairing('explorer', 'dice'),
  pairing('explorer', 'heuristic'),
  pairing('explorer', 'minimax'),
];

/** The first player of a pairing that there is not. */
export const unknownIn = ({ names }: Pairing): string | undefined =>
  SIDES.filter((side) => labyrinthPlayerNamed(names[side], side) === undefined).map((side) => names[side])[0];
