/**
 * What the games are called, and a sentence about each, apart from the games themselves: a host that loads a game when it
 * is asked for lists all of them before. A new game has an entry here, and its description shows it.
 */

import type { AnyDescription } from './description.js';

/** By the name of the game. */
export const gameTitles: Readonly<
  Record<'rogue' | 'labyrinth' | 'pits' | 'explore' | 'minotaur', Pick<AnyDescription, 'title' | 'about'>>
> = {
  rogue: {
    title: 'Rogue',
    about:
      'A monster hunts a rogue, by turns, the monster first; the same cell is a capture. Play either side, both, or watch.',
  },
  labyrinth: {
    title: 'Labyrinth',
    about: 'Theseus gathers all supplies before dawn; a Minotaur on his tile wins. Play either side, both, or watch.',
  },
  pits: {
    title: 'Random Pits',
    about: 'Walk to the goal while pits open at random. A pit, or no way left, loses.',
  },
  explore: {
    title: 'Explore',
    about: 'Gather coins, find the stairs, mind the hunters.',
  },
  minotaur: {
    title: 'Minotaur',
    about:
      'Get Theseus to the exit. For each of his moves the Minotaur takes two steps: along its row if that brings it nearer to him and no wall is in the way, else along its column, else none. It never goes round a wall, so it can be led astray. Waiting is a move, too.',
  },
};
