/** The notations that a world can be written in: those of mazes, but for what only a grown one has, and those of maps. */

import {
  charMapFault,
  dungeonFault,
  formatCharMap,
  formatDungeon,
  formatMovingAiMap,
  formatTiled,
  movingAiFault,
  tiledFault,
} from 'asterion/notation';
import { type TextFormat, textFormats } from '../files/export.js';

const plain = { type: 'text/plain' };

/** In the order of the menu. */
export const worldFormats: readonly TextFormat[] = [
  ...textFormats.filter(({ name }) => name !== 'Parameters' && name !== 'Moves'),
  {
    ...plain,
    name: 'Dungeon',
    about: 'the file of the chase, with monster and rogue',
    ending: 'dungeon.txt',
    fault: ({ scene }) => dungeonFault({ scene }),
    write: ({ scene }) => formatDungeon({ scene }),
  },
  {
    ...plain,
    name: 'Character map',
    about: 'a character a cell',
    ending: 'map.txt',
    fault: ({ scene }) => charMapFault(scene),
    write: ({ scene }) => formatCharMap(scene),
  },
  {
    ...plain,
    name: 'Moving AI map',
    about: 'for benchmarks of path finding',
    ending: 'map',
    fault: ({ scene }) => movingAiFault(scene),
    write: ({ scene }) => formatMovingAiMap(scene),
  },
  {
    name: 'Recording',
    about: 'best play, to be replayed and reviewed',
    ending: 'recording.json',
    type: 'application/json',
    fault: ({ played }) => (typeof played === 'string' ? played : undefined),
    write: ({ played }) => (typeof played === 'object' ? played.recording() : ''),
  },
  {
    name: 'Tiled',
    about: 'for Tiled, and engines that read its maps',
    ending: 'tmj',
    type: 'application/json',
    fault: ({ scene }) => tiledFault(scene),
    write: ({ scene }) => formatTiled(scene),
  },
];
