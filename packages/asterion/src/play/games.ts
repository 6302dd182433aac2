/** The registry of games. A new one is its rules, its players, a description, and one line here. */

import type { AnyDescription } from './description.js';
import { exploreDescription } from './explore.js';
import { labyrinthDescription } from './labyrinth.js';
import { minotaurDescription } from './minotaur.js';
import { pitsDescription } from './pits.js';
import { rogueDescription } from './rogue.js';

/** In the order in which they are listed to people. */
export const games: readonly AnyDescription[] = [
  rogueDescription,
  labyrinthDescription,
  pitsDescription,
  exploreDescription,
  minotaurDescription,
];

/** The game of that name, or undefined. */
export const gameNamed = (name: string): AnyDescription | undefined => games.find(({ game }) => game.name === name);
