/** The Explore room, as the registry lists it. */

import type { Room } from '../shell/room.js';
import { ExploreRoom } from './ExploreRoom.js';
import { exploreKeys } from './keys.js';

export const exploreRoom: Room = {
  id: 'explore',
  title: 'Explore',
  about:
    'Walk a world grown from a seed. Gather coins, pay the toll, take the stairs, and do not let the hunters catch you: they move when you move. Click or tap to travel; the avatar stops when a hunter comes into view. Everything can be undone.',
  component: ExploreRoom,
  keys: exploreKeys,
};
