/**
 * The keys of a room with a game. No letter means two steps, so arrows, keypad, WASD and hjkl with yubn all work at
 * once.
 */

import { boardKeys } from '../board/keys.js';
import type { KeyBinding } from '../shell/keys.js';
import { transportKeys } from '../transport/keys.js';

export const acting = (action: string, about: string, ...keys: string[]): KeyBinding => ({
  action,
  keys,
  about,
  where: 'both',
});

/** `rest` is what staying put is called. */
export const steeringKeys = (rest: string): readonly KeyBinding[] => [
  acting('left', 'West; watching: step back', 'ArrowLeft'),
  acting('right', 'East; watching: step forward', 'ArrowRight'),
  acting('go-N', 'North', 'ArrowUp', '8', 'w', 'k'),
  acting('go-S', 'South', 'ArrowDown', '2', 's', 'j'),
  acting('go-W', 'West', '4', 'a', 'h'),
  acting('go-E', 'East', '6', 'd', 'l'),
  acting('go-NW', 'North-west', '7', 'y'),
  acting('go-NE', 'North-east', '9', 'u'),
  acting('go-SW', 'South-west', '1', 'b'),
  acting('go-SE', 'South-east', '3', 'n'),
  acting('wait', `${rest}; watching: play or pause`, ' '),
  acting('pause', `${rest}; watching: step forward`, '.', '5', 'Clear'),
];

/** `threat` is what is told of dangers. */
export const movingKeys = (threat: string): readonly KeyBinding[] => [
  acting('undo', 'Undo', 'Backspace', 'Ctrl+z'),
  acting('redo', 'Redo', 'Ctrl+y', 'Ctrl+Shift+z'),
  acting('restart', 'Restart', 'z'),
  acting('threat', threat, 'm'),
  acting('place', 'Tell where you are and the ways out', 'o'),
  acting('look', 'Look around with the cursor: on, off', 'x'),
  acting('pick', 'Looking around: step to the cursor', 'Enter'),
  acting('step-back', 'Step back', ',', '<'),
  acting('step-forward', 'Step forward', '>'),
  acting('play', 'Play or pause', 'p'),
];

/** Where one side hunts the other, and an exact table knows who wins. */
export const playKeys: readonly KeyBinding[] = [
  ...movingKeys('Tell where the other side is'),
  acting('leave', 'Done with looking around; back from a what-if to the game', 'Escape'),
  acting('truth', 'Show or hide the truth: who wins with best play', 'v'),
  { ...acting('peek', 'Best move, as long as it is held', 'i'), isHeld: true },
  acting('try-out', 'What if: try other moves from this turn', 'f'),
];

/** Those of the transport and the board that are not wanted for playing. */
export const lookingKeys: readonly KeyBinding[] = [...transportKeys, ...boardKeys]
  .filter(({ action }) =>
    ['to-start', 'to-end', 'slower', 'faster', 'zoom-in', 'zoom-out', 'zoom-fit'].includes(action),
  )
  .map((binding) => ({ ...binding, where: 'both' }));
