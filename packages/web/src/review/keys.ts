/**
 * The keys of the room. Steps are tried by the letters and digits of the Rogue room at any time; arrows walk through
 * the game, as everywhere, until one has begun to try, and then they are steps too.
 */

import { boardKeys } from '../board/keys.js';
import type { KeyBinding } from '../shell/keys.js';
import { transportKeys } from '../transport/keys.js';

const acting = (action: string, about: string, ...keys: string[]): KeyBinding => ({
  action,
  keys,
  about,
  where: 'both',
});

/** Those of the transport and the board that are not wanted for trying. */
const kept = [...transportKeys, ...boardKeys].filter(({ action }) =>
  ['to-start', 'to-end', 'slower', 'faster', 'zoom-in', 'zoom-out', 'zoom-fit'].includes(action),
);

export const reviewKeys: readonly KeyBinding[] = [
  acting('left', 'Step back; what if: west', 'ArrowLeft'),
  acting('right', 'Step forward; what if: east', 'ArrowRight'),
  acting('up', 'Previous mistake; what if: north', 'ArrowUp'),
  acting('down', 'Next mistake; what if: south', 'ArrowDown'),
  acting('next-mistake', 'Next mistake', 'g'),
  acting('previous-mistake', 'Previous mistake', 'q'),
  acting('first-mistake', 'First mistake of the game', 'z'),
  acting('best', 'Best moves: show, hide', 'v'),
  acting('try-out', 'What if: try other moves from this turn', 'f'),
  acting('pick', 'What if; looking around: step to the cursor', 'Enter'),
  acting('leave', 'Return to the game; done with looking around', 'Escape'),
  acting('reply', 'Play a best move of whoever is to move', 'i'),
  acting('go-N', 'Try north', '8', 'w', 'k'),
  acting('go-S', 'Try south', '2', 's', 'j'),
  acting('go-W', 'Try west', '4', 'a', 'h'),
  acting('go-E', 'Try east', '6', 'd', 'l'),
  acting('go-NW', 'Try north-west', '7', 'y'),
  acting('go-NE', 'Try north-east', '9', 'u'),
  acting('go-SW', 'Try south-west', '1', 'b'),
  acting('go-SE', 'Try south-east', '3', 'n'),
  acting('stay', 'Try to stay put', '5', 'Clear'),
  acting('dot', 'Step forward; what if: stay put', '.'),
  acting('tunnel', 'Try the tunnel', 'e'),
  acting('step-back', 'Step back', ',', '<', 'Backspace', 'Ctrl+z'),
  acting('step-forward', 'Step forward', '>', 'Ctrl+y', 'Ctrl+Shift+z'),
  acting('play', 'Play or pause', ' ', 'p'),
  acting('threat', 'Tell where the monster is', 'm'),
  acting('place', 'Tell who is to move and the ways out', 'o'),
  acting('look', 'Look around with the cursor: on, off', 'x'),
  ...kept.map((binding): KeyBinding => ({ ...binding, where: 'both' })),
];
