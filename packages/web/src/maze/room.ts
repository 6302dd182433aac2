/** The maze room: what is loaded when it is opened. */

import { boardKeys } from '../board/keys.js';
import type { RoomContent } from '../shell/room.js';
import { transportKeys } from '../transport/keys.js';
import { MazeRoom } from './MazeRoom.js';

export const content: RoomContent = {
  component: MazeRoom,
  keys: [
    ...transportKeys,
    { action: 'new-maze', keys: ['g'], about: 'New maze, from a new seed', where: 'both' },
    { action: 'undo', keys: ['Ctrl+z', 'Backspace'], about: 'Undo a change of the settings', where: 'both' },
    { action: 'redo', keys: ['Ctrl+Shift+z', 'Ctrl+y'], about: 'Redo it', where: 'both' },
    { action: 'tunnels', keys: ['c'], about: 'Add tunnels: on, off', where: 'both' },
    { action: 'leave', keys: ['Escape'], about: 'Done with tunnels, or with what analysis draws', where: 'both' },
    { action: 'export', keys: ['s'], about: 'Export: save as a file', where: 'both' },
    ...boardKeys,
    { action: 'set-entrance', keys: ['e'], about: 'Entrance at the cursor', where: 'board' },
    { action: 'set-exit', keys: ['x'], about: 'Exit at the cursor', where: 'board' },
    { action: 'pick', keys: ['Enter'], about: 'Adding tunnels: an end at the cursor', where: 'board' },
  ],
};
