/** The registry of realm generators. A new one is one file in `generators/` and one line here; the tests then cover it. */

import type { RealmGenerator } from './generator.js';
import { bsp } from './generators/bsp.js';
import { caves } from './generators/caves.js';
import { mazeRooms } from './generators/maze-rooms.js';
import { rooms } from './generators/rooms.js';

/** Every generator, in the order in which they are listed to people. */
export const realmGenerators: readonly RealmGenerator[] = [bsp, caves, rooms, mazeRooms];

/** The generator of that name, or undefined. */
export const realmGeneratorNamed = (name: string): RealmGenerator | undefined =>
  realmGenerators.find((generator) => generator.name === name);
