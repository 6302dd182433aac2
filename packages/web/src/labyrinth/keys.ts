/** The keys of the room. */

import { acting, lookingKeys, playKeys, steeringKeys } from '../play/keys.js';
import type { KeyBinding } from '../shell/keys.js';

export const labyrinthKeys: readonly KeyBinding[] = [
  ...steeringKeys('Pass, where it is allowed'),
  ...playKeys,
  acting('colour', 'Colour tiles by the truth: off, Theseus, the Minotaur', 'c'),
  acting('fog', 'Fog of sight: only what your side sees', 'e'),
  acting('predicate', 'Predicates of sides: off, isSentinel, isWalkable, isWallable, closes a room', 'q'),
  acting('new-seed', 'New board, from a new seed', 'g'),
  ...lookingKeys,
];
