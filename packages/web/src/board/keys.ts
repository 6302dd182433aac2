/** The keys of a board, the same in every room. */

import type { Actions } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { toggleFocusMode } from '../page/focus-mode.js';
import { keysFor } from '../page/meanings.js';
import type { BoardModel } from './model.js';

const CURSOR = ['cursor-left', 'cursor-right', 'cursor-up', 'cursor-down'] as const;
const ZOOM = ['zoom-in', 'zoom-out', 'zoom-fit', 'focus'] as const;
export type BoardAction = (typeof CURSOR)[number] | (typeof ZOOM)[number];

export const zoomKeys = keysFor(ZOOM);
const all = keysFor([...CURSOR, ...ZOOM]);
/** With those that move the cursor of a board that has the focus, where nobody plays on it; and of one that is drawn on. */
export const boardKeys = all.filter(({ ways }) => ways?.join() !== 'draw');
export const drawnBoardKeys = all.filter(({ ways }) => ways?.join() !== 'set-up');

const WHOLE = 'The whole board is in sight already.';

/** Zooms; where nothing changes, that is said. */
function zoomed(board: BoardModel, zoom: (board: BoardModel) => void, text = WHOLE): void {
  const before = [board.viewport.value.scale, board.isFitted.value];
  zoom(board);
  if (board.viewport.value.scale === before[0] && board.isFitted.value === before[1]) announce(text);
}

/** What they do to the board that has the focus, which `board` tells. */
export const boardActions = (board: () => BoardModel): Actions<BoardAction> => ({
  'cursor-left': () => board().moveCursor(-1, 0),
  'cursor-right': () => board().moveCursor(1, 0),
  'cursor-up': () => board().moveCursor(0, 1),
  'cursor-down': () => board().moveCursor(0, -1),
  'zoom-in': () => zoomed(board(), (one) => one.zoom(1), 'It gets no larger.'),
  'zoom-out': () => zoomed(board(), (one) => one.zoom(-1)),
  'zoom-fit': () => zoomed(board(), (one) => one.fit()),
  focus: toggleFocusMode,
});
