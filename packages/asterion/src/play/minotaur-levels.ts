/** The levels that come with Minotaur, as levels of any game are known. */

import { minotaurLevels, THESEUS } from '../game/index.js';
import type { LevelTrack } from './levels.js';
import { counted } from './words.js';

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
