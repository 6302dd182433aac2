/** The registry of games whose recordings can be shown. */

import { exploreShow } from './explore/show.js';
import { labyrinthShow } from './labyrinth/show.js';
import { pitsShow } from './pits/show.js';
import { rogueShow } from './rogue/show.js';
import type { AnyShow } from './stage/show.js';

export const shows: readonly AnyShow[] = [rogueShow, labyrinthShow, pitsShow, exploreShow];
