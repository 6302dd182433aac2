/** The maze room: what is loaded when it is opened. */

import { boardKeys } from '../board/keys.js';
import { ASKING, GOING } from '../game/keys.js';
import { keysFor } from '../page/meanings.js';
import type { PageRoomContent } from '../shell/room.js';
import { transportKeys } from '../transport/keys.js';
import { MazeRoom } from './MazeRoom.js';

const WALKING = [...GOING, ...ASKING, 'wait', 'tunnel', 'hint', 'solve', 'restart'] as const;
const SETTING_UP = [
  'undo',
  'redo',
  'new-game',
  'save',
  'add-tunnels',
  'set-entrance',
  'set-exit',
  'edit-world',
] as const;

export const content: PageRoomContent = {
  component: MazeRoom,
  viewer: async () => (await import('./MazeViewer.js')).MazeViewer,
  keys: [
    ...keysFor([...WALKING, ...SETTING_UP], {
      wait: { isUnlisted: true },
      threat: 'Where is the exit?',
      pick: 'Looking around: walk to the cursor; adding tunnels: an end there',
      hint: 'Hint: the next step, until you move',
      solve: 'Solve: race a solver',
      restart: 'Restart the walk; watching: walk it yourself',
      undo: 'Undo a step of the walk; watching: a change of the settings',
      redo: 'Redo it',
      'new-game': 'New maze, from a new seed',
      save: 'Export: save as a file',
    }),
    ...transportKeys,
    ...boardKeys,
  ],
};
