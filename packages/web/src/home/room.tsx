/** The front page: what is loaded when it is opened. Everything that takes more than a moment comes later. */

import type { PageRoomContent } from '../shell/room.js';
import { Home } from './Home.js';
import { homeKeys } from './keys.js';

export const content: PageRoomContent = { component: Home, keys: homeKeys };
