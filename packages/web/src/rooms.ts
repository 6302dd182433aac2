/** The registry of rooms. A new one is a folder and one line here. */

import { exploreRoom } from './explore/room.js';
import { labyrinthRoom } from './labyrinth/room.js';
import { mazeRoom } from './maze/room.js';
import { minotaurRoom } from './minotaur/room.js';
import { pitsRoom } from './pits/room.js';
import { reviewRoom } from './review/room.js';
import { rogueRoom } from './rogue/room.js';
import type { Room } from './shell/room.js';

/** Every room, in the order of the tabs; the first is where visitors arrive. */
export const rooms: readonly Room[] = [
  mazeRoom,
  rogueRoom,
  labyrinthRoom,
  pitsRoom,
  exploreRoom,
  minotaurRoom,
  reviewRoom,
];
