/** The editor: worlds drawn by hand, with the truth while one draws. */

import type { AnyDescription } from 'asterion/play';
import { drawnBoardKeys } from '../board/keys.js';
import { GOING } from '../game/keys.js';
import { keysFor } from '../page/meanings.js';
import type { PageRoomContent } from '../shell/room.js';
import { EditorRoom } from './EditorRoom.js';
import { EditSession } from './session.js';
import { Stage } from './stage.js';

const DRAWING = [
  'paint',
  'paint-left',
  'paint-right',
  'paint-up',
  'paint-down',
  'rub-out',
  'grab',
  'eyedropper',
  'eraser',
  'next-tool',
  'next-symmetry',
  'area-all',
  'brush-before',
  'brush-after',
  'brush-wall',
  'brush-room',
  'brush-open',
  'brush-close',
  'brush-tunnel',
  'brush-figure',
  'set-entrance',
  'set-exit',
  'undo',
  'redo',
  'play-test',
  'save',
  'solve',
  'heat',
] as const;

const later = import('./later.js').catch(() => undefined);

/** What is drawn stays while other rooms are open: whoever tries it out comes back to it. */
export function contentWith(games: (name: string) => Promise<readonly AnyDescription[]>): PageRoomContent {
  const stage = new Stage(new EditSession(games, later));
  return {
    component: ({ query }) => <EditorRoom stage={stage} query={query} />,
    viewer: async () => (await import('./EditViewer.js')).viewerWith(games, later),
    keys: [
      ...keysFor([...DRAWING, ...GOING], {
        undo: 'Undo a step: a stroke, a new world, an opened file',
        redo: 'Redo it',
        save: 'Export: save as a file',
        solve: 'Best line: draw how best play goes on',
        heat: 'Heat map: off, or for either side',
      }),
      ...drawnBoardKeys,
    ],
  };
}
