/** The keys of a board, the same in every room. */

import type { Actions } from '../page/actions.js';
import { toggleFocusMode } from '../page/focus-mode.js';
import { keysFor } from '../page/meanings.js';
import type { BoardModel } from './model.js';

const CURSOR = ['cursor-left', 'cursor-right', 'cursor-up', 'cursor-down'] as const;
const ZOOM = ['zoom-in', 'zoom-out', 'zoom-fit', 'focus'] as const;
export type BoardAction = (typeof CURSOR)[number] | (typeof ZOOM)[number];

export const zoomKeys = keysFor(ZOOM);
/** With those that move the cursor of a board that has the focus, where nobody plays on it. */
export const boardKeys = keysFor([...CURSOR, ...ZOOM]);

/** What they do to the board that has the focus, which `board` tells. */
export const boardActions = (board: () => BoardModel): Actions<BoardAction> => ({
  'cursor-left': () => board().moveCursor(-1, 0),
  'cursor-right': () => board().moveCursor(1, 0),
  'cursor-up': () => board().moveCursor(0, 1),
  'cursor-down': () => board().moveCursor(0, -1),
  'zoom-in': () => board().zoom(1),
  'zoom-out': () => board().zoom(-1),
  'zoom-fit': () => board().fit(),
  focus: toggleFocusMode,
});
