/** The Rogue room, as the registry lists it. */

import type { Room } from '../shell/room.js';
import { rogueKeys } from './keys.js';
import { RogueRoom } from './RogueRoom.js';

export const rogueRoom: Room = {
  id: 'rogue',
  title: 'Rogue',
  about:
    'A monster hunts a rogue, by turns, the monster first; the same cell is a capture. Play either side, both, or watch.',
  component: RogueRoom,
  keys: rogueKeys,
};
