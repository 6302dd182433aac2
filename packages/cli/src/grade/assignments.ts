/** The registry of assignments. Any game that others can sit at is one; a new one is an entry here. */

import { MINOTAUR, THESEUS } from 'asterion/game/labyrinth';
import { PLAYER } from 'asterion/game/pits';
import { MONSTER, ROGUE } from 'asterion/game/rogue';
import { labyrinthDescription, minotaurDescription, pitsDescription, rogueDescription } from 'asterion/play';
import { SET } from 'asterion/settings';
import type { Assignment } from './assignment.js';
import { gameAssignment } from './game-assignment.js';
import { mazeAssignment } from './maze-assignment.js';

/** In the order in which they are listed to people. */
export const assignments: readonly Assignment[] = [
  gameAssignment({
    description: rogueDescription,
    seat: ROGUE,
    opponents: { [MONSTER]: ['bfs', 'optimal'], [ROGUE]: ['cycle', 'optimal'] },
    said: { moves: '300' }, // what has not happened by then is for the exact table to say
    games: 1,
  }),
  mazeAssignment,
  gameAssignment({
    description: labyrinthDescription,
    seat: THESEUS,
    opponents: { [THESEUS]: ['bfs', 'explorer'], [MINOTAUR]: ['dice', 'bfs'] },
    said: { norooms: SET },
    games: 20,
  }),
  gameAssignment({ description: pitsDescription, seat: PLAYER, opponents: {}, said: {}, games: 50 }),
  gameAssignment({ description: minotaurDescription, seat: THESEUS, opponents: {}, said: {}, games: 1 }),
];
