/** The Review room, as the registry lists it. */

import type { Room } from '../shell/room.js';
import { reviewKeys } from './keys.js';
import { ReviewRoom } from './ReviewRoom.js';

export const reviewRoom: Room = {
  id: 'review',
  title: 'Review',
  about:
    'A game of Rogue beside the truth, move by move: who wins every position, in how many moves, and which move threw it away. Try other moves from any turn and come back.',
  component: ReviewRoom,
  keys: reviewKeys,
};
