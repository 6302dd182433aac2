/** The keys of the room. */

import { acting, lookingKeys, movingKeys, steeringKeys } from '../play/keys.js';
import type { KeyBinding } from '../shell/keys.js';

export const pitsKeys: readonly KeyBinding[] = [
  ...steeringKeys('No waiting here'),
  acting('tunnel', 'Through the tunnel, on boards that have one', 'e'),
  ...movingKeys('Tell where the goal is, and the pits beside you'),
  acting('leave', 'Done with looking around', 'Escape'),
  acting('hint', 'Hint: show or hide', 'i'),
  acting('next-seed', 'Next seed', 'f'),
  acting('new-seed', 'New seed, at random', 'g'),
  ...lookingKeys,
];

/** What is said to whoever strikes a key that means nothing. */
export const STRAY =
  'No such key. Steps: arrows, W A S D, H J K L or the keypad. Nothing has happened. ? lists all keys.';
