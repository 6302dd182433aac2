/** The dungeons that come with the game, all of them our own. A new one is an entry in one of the lists below. */

import { corridorDungeons } from './corridors.js';
import type { RogueDungeon } from './dungeon.js';
import { loopDungeons } from './loops.js';
import { roomDungeons } from './rooms.js';

export type { RogueDungeon } from './dungeon.js';

/** Every dungeon, in the order in which they are listed to people. */
export const dungeons: readonly RogueDungeon[] = [...roomDungeons, ...corridorDungeons, ...loopDungeons];

/** The dungeon of that name, or undefined. */
export const dungeonNamed = (name: string): RogueDungeon | undefined =>
  dungeons.find((dungeon) => dungeon.name === name);
