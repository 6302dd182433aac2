/** The tour: what is loaded when it is opened. */

import type { PageRoomContent } from '../shell/room.js';
import { tourKeys } from './keys.js';
import { Tour } from './Tour.js';

export const content: PageRoomContent = { component: Tour, keys: tourKeys };
