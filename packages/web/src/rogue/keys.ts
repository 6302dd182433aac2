/** The keys of the room. */

import { acting, lookingKeys, playKeys, steeringKeys } from '../play/keys.js';
import type { KeyBinding } from '../shell/keys.js';

export const rogueKeys: readonly KeyBinding[] = [
  ...steeringKeys('Wait'),
  acting('tunnel', 'Through the tunnel', 'e'),
  ...playKeys,
  acting('colour', 'Colour cells by the truth: off, rogue, monster', 'c'),
  acting('new-seed', 'New dungeon, from a new seed', 'g'),
  ...lookingKeys,
];
