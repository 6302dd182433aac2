/** The front page: what is loaded when it is opened. Everything that takes more than a moment comes later. */

import type { RoomContent } from '../shell/room.js';
import { Home } from './Home.js';
import { homeKeys } from './keys.js';

export const content: RoomContent = { component: Home, keys: homeKeys };
