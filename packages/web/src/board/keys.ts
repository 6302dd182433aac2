/** The keys of a board with the focus on it, the same in every room. */

import type { Actions } from '../page/actions.js';
import type { KeyBinding } from '../page/keys.js';
import type { BoardModel } from './model.js';

export type BoardAction =
  | `cursor-${'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'top' | 'bottom'}`
  | `zoom-${'in' | 'out' | 'fit'}`;

export const boardKeys: readonly KeyBinding<BoardAction>[] = [
  { action: 'cursor-left', keys: ['ArrowLeft'], about: 'Move the cursor', where: 'board' },
  { action: 'cursor-right', keys: ['ArrowRight'], about: 'Move the cursor', where: 'board' },
  { action: 'cursor-up', keys: ['ArrowUp'], about: 'Move the cursor', where: 'board' },
  { action: 'cursor-down', keys: ['ArrowDown'], about: 'Move the cursor', where: 'board' },
  { action: 'cursor-row-start', keys: ['Home'], about: 'First, last column', where: 'board' },
  { action: 'cursor-row-end', keys: ['End'], about: 'First, last column', where: 'board' },
  { action: 'cursor-top', keys: ['PageUp'], about: 'Top, bottom row', where: 'board' },
  { action: 'cursor-bottom', keys: ['PageDown'], about: 'Top, bottom row', where: 'board' },
  { action: 'zoom-in', keys: ['+', '='], about: 'Larger', where: 'both' },
  { action: 'zoom-out', keys: ['-'], about: 'Smaller', where: 'both' },
  { action: 'zoom-fit', keys: ['0'], about: 'Show the whole', where: 'both' },
];

/** What they do to the board that has the focus, which `board` tells. */
export const boardActions = (board: () => BoardModel): Actions<BoardAction> => ({
  'cursor-left': () => board().moveCursor(-1, 0),
  'cursor-right': () => board().moveCursor(1, 0),
  'cursor-up': () => board().moveCursor(0, 1),
  'cursor-down': () => board().moveCursor(0, -1),
  'cursor-row-start': () => board().moveCursor(-Infinity, 0),
  'cursor-row-end': () => board().moveCursor(Infinity, 0),
  'cursor-top': () => board().moveCursor(0, Infinity),
  'cursor-bottom': () => board().moveCursor(0, -Infinity),
  'zoom-in': () => board().zoom(1),
  'zoom-out': () => board().zoom(-1),
  'zoom-fit': () => board().fit(),
});
