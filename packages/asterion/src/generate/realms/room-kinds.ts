/** The registry of room kinds. A new one is one file in `room-kinds/` and one line here. */

import type { RoomKind } from './room-kind.js';
import { randomWalk } from './room-kinds/random-walk.js';
import { rectangular } from './room-kinds/rectangular.js';

/** Every kind, in the order in which they are listed to people. */
export const roomKinds: readonly RoomKind[] = [rectangular, randomWalk];
