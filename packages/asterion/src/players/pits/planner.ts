/** planner: for now as most-paths. */

import { mostPaths } from './most-paths.js';
import type { PitsPlayer } from './player.js';

export const planner: PitsPlayer = { ...mostPaths, name: 'planner', about: 'The best way to plan that we know.' };
