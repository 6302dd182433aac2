/** The Labyrinth room, as the registry lists it. */

import type { Room } from '../shell/room.js';
import { labyrinthKeys } from './keys.js';
import { LabyrinthRoom } from './LabyrinthRoom.js';

export const labyrinthRoom: Room = {
  id: 'labyrinth',
  title: 'Labyrinth',
  about:
    'A night at the museum. Theseus gathers all supplies before dawn while the Minotaur hunts him; the same tile is a capture. Theseus moves first. Play either side, both, or watch.',
  component: LabyrinthRoom,
  keys: labyrinthKeys,
};
