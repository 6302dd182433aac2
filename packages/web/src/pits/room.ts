/** The Pits room, as the registry lists it. */

import type { Room } from '../shell/room.js';
import { pitsKeys } from './keys.js';
import { PitsRoom } from './PitsRoom.js';

export const pitsRoom: Room = {
  id: 'pits',
  title: 'Pits',
  about:
    'Walk from X to G while the ground falls away. Each turn pits open at random, then you step. Stepping into a pit loses; so does having no way left. A seed always has the same pits, but for the one cell you stand on.',
  component: PitsRoom,
  keys: pitsKeys,
};
