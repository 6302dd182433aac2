/** The keys of the room. No letter means two steps, so arrows, keypad, WASD and hjkl with yubn all work at once. */

import { boardKeys } from '../board/keys.js';
import type { KeyBinding } from '../shell/keys.js';
import { transportKeys } from '../transport/keys.js';

const step = (name: string, about: string, keys: readonly string[]): KeyBinding => ({
  action: `go-${name}`,
  keys,
  about,
  where: 'both',
});

const acting = (action: string, about: string, ...keys: string[]): KeyBinding => ({
  action,
  keys,
  about,
  where: 'both',
});

/** Those of the transport and the board that are not wanted for playing. */
const kept = [...transportKeys, ...boardKeys].filter(({ action }) =>
  ['to-start', 'to-end', 'slower', 'faster', 'zoom-in', 'zoom-out', 'zoom-fit'].includes(action),
);

export const rogueKeys: readonly KeyBinding[] = [
  acting('left', 'West; watching: step back', 'ArrowLeft'),
  acting('right', 'East; watching: step forward', 'ArrowRight'),
  step('N', 'North', ['ArrowUp', '8', 'w', 'k']),
  step('S', 'South', ['ArrowDown', '2', 's', 'j']),
  step('W', 'West', ['4', 'a', 'h']),
  step('E', 'East', ['6', 'd', 'l']),
  step('NW', 'North-west', ['7', 'y']),
  step('NE', 'North-east', ['9', 'u']),
  step('SW', 'South-west', ['1', 'b']),
  step('SE', 'South-east', ['3', 'n']),
  acting('wait', 'Wait; watching: play or pause', ' '),
  acting('pause', 'Wait; watching: step forward', '.', '5', 'Clear'),
  acting('tunnel', 'Through the tunnel', 'e'),
  acting('undo', 'Undo', 'Backspace', 'Ctrl+z'),
  acting('redo', 'Redo', 'Ctrl+y', 'Ctrl+Shift+z'),
  acting('restart', 'Restart', 'z'),
  acting('threat', 'Tell where the other side is', 'm'),
  acting('place', 'Tell where you are and the ways out', 'o'),
  acting('look', 'Look around with the cursor: on, off', 'x'),
  acting('leave', 'Done with looking around; back from a what-if to the game', 'Escape'),
  acting('pick', 'Looking around: step to the cursor', 'Enter'),
  acting('truth', 'Show or hide the truth: who wins with best play', 'v'),
  acting('colour', 'Colour cells by the truth: off, rogue, monster', 'c'),
  { ...acting('peek', 'Best move, as long as it is held', 'i'), isHeld: true },
  acting('try-out', 'What if: try other moves from this turn', 'f'),
  acting('step-back', 'Step back', ',', '<'),
  acting('step-forward', 'Step forward', '>'),
  acting('play', 'Play or pause', 'p'),
  acting('new-seed', 'New dungeon, from a new seed', 'g'),
  ...kept.map((binding): KeyBinding => ({ ...binding, where: 'both' })),
];
