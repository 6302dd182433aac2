/** The registry of Random Pits' players. A new one is one file here and one line below; the test suite then covers it. */

import { pits } from '../../game/pits/index.js';
import type { Seed } from '../../world/index.js';
import { refusingWhenOver } from '../refusal.js';
import { astar } from './astar.js';
import { bfsDiagonal } from './bfs-diagonal.js';
import { bfsFirst } from './bfs-first.js';
import { bfsRandom } from './bfs-random.js';
import { clairvoyantOf } from './clairvoyant.js';
import { fixed } from './fixed.js';
import { mostPaths } from './most-paths.js';
import { planner } from './planner.js';
import type { PitsPlayer } from './player.js';

/** Everybody who can play the game of a seed, in the order in which they are listed to people. The last knows its pits. */
export const pitsPlayersFor = (seed: Seed): readonly PitsPlayer[] =>
  [fixed, bfsFirst, bfsRandom, bfsDiagonal, astar, mostPaths, planner, clairvoyantOf(seed)].map(refusingWhenOver(pits));

/** The player of that name for the game of a seed; undefined if there is none. */
export const pitsPlayerNamed = (name: string, seed: Seed): PitsPlayer | undefined =>
  pitsPlayersFor(seed).find((player) => player.name === name);

/** Why a name means no player, as a sentence; undefined if it means one. */
export function pitsPlayerFault(name: string): string | undefined {
  const known = pitsPlayersFor(0).map((player) => player.name);
  return known.includes(name) ? undefined : `Expected a player of pits (${known.join(', ')}), got "${name}".`;
}
