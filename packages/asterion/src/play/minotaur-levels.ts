/** The levels that come with Minotaur, as levels of any game are known. */

import { THESEUS } from '../game/labyrinth/index.js';
import { minotaurLevels } from '../game/minotaur/index.js';
import type { LevelTrack } from './levels.js';
import { counted } from './words.js';

/** One track, of all levels that come with Minotaur. */
export const minotaurTracks: readonly LevelTrack[] = [
  {
    game: 'minotaur',
    title: 'Theseus',
    about: 'Lead the Minotaur astray and get out. Harder levels take more moves, even by the shortest way.',
    levels: minotaurLevels.map(({ name, title, par }) => ({
      name,
      title,
      said: { level: name },
      seat: THESEUS,
      par,
      difficulty: par,
      aim: `Get out: ${counted(par, 'move')} are enough.`,
    })),
  },
];
