/** The maze room, as the registry lists it. */

import { boardKeys } from '../board/keys.js';
import type { Room } from '../shell/room.js';
import { transportKeys } from '../transport/keys.js';
import { MazeRoom } from './MazeRoom.js';

export const mazeRoom: Room = {
  id: 'maze',
  title: 'Maze',
  about: 'Grow a maze and watch it being solved, step by step, forwards and back.',
  component: MazeRoom,
  keys: [
    ...transportKeys,
    { action: 'new-maze', keys: ['g'], about: 'New maze, from a new seed', where: 'both' },
    ...boardKeys,
    { action: 'set-entrance', keys: ['e'], about: 'Entrance at the cursor', where: 'board' },
    { action: 'set-exit', keys: ['x'], about: 'Exit at the cursor', where: 'board' },
  ],
};
