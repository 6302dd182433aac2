/** The dungeons that come with the game, all of them our own. A new one is an entry in one of the lists below. */

import type { ShippedWorld } from '../../shipped-world.js';
import { corridorDungeons } from './corridors.js';
import { loopDungeons } from './loops.js';
import { roomDungeons } from './rooms.js';

/** Every dungeon, in the order in which they are listed to people. */
export const dungeons: readonly ShippedWorld[] = [...roomDungeons, ...corridorDungeons, ...loopDungeons];

/** The dungeon of that name, or undefined. */
export const dungeonNamed = (name: string): ShippedWorld | undefined =>
  dungeons.find((dungeon) => dungeon.name === name);
