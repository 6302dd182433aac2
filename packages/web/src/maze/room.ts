/** The maze room: what is loaded when it is opened. */

import { boardKeys } from '../board/keys.js';
import { keysFor } from '../page/meanings.js';
import type { RoomContent } from '../shell/room.js';
import { transportKeys } from '../transport/keys.js';
import { MazeRoom } from './MazeRoom.js';

const OWN = ['new-game', 'undo', 'redo', 'add-tunnels', 'save', 'set-entrance', 'set-exit', 'pick'] as const;

export const content: RoomContent = {
  component: MazeRoom,
  keys: [
    ...transportKeys,
    ...keysFor(OWN, {
      'new-game': 'New maze, from a new seed',
      undo: 'Undo a change of the settings',
      save: 'Export: save as a file',
      pick: 'Adding tunnels: an end at the cursor',
    }),
    ...boardKeys,
  ],
};
