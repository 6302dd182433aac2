/** The tour: what is loaded when it is opened. */

import type { RoomContent } from '../shell/room.js';
import { tourKeys } from './keys.js';
import { Tour } from './Tour.js';

export const content: RoomContent = { component: Tour, keys: tourKeys };
