/** The registry of games. A new one is one folder and one line here; the conformance suite then covers it. */

import type { AnyGame } from './game.js';
import { labyrinth } from './labyrinth/labyrinth.js';
import { pits } from './pits/pits.js';
import { rogue } from './rogue/rogue.js';

export const games: readonly AnyGame[] = [rogue, labyrinth, pits];

/** The game of that name, or undefined. */
export const gameNamed = (name: string): AnyGame | undefined => games.find((game) => game.name === name);
