/**
 * The worlds that come with the games: whatever reads a file takes the name of one instead. A game that brings some has a
 * line here.
 */

import { minotaurLevels } from './minotaur/levels.js';
import { dungeons } from './rogue/dungeons/index.js';
import type { ShippedWorld } from './shipped-world.js';

/** By game, in the order in which they are listed to people; no two have one name. */
export const shippedWorlds: Readonly<Record<string, readonly ShippedWorld[]>> = {
  rogue: dungeons,
  minotaur: minotaurLevels,
};
