/** The registry of Rogue's players. A new one is one file here and one line below; the test suite then covers it. */

import type { Seat } from '../../game/index.js';
import { remembering } from '../remembering.js';
import { bfs } from './bfs.js';
import { bfsManhattan } from './bfs-manhattan.js';
import { bfsRandom } from './bfs-random.js';
import { bfsReading } from './bfs-reading.js';
import { core } from './core.js';
import { cover } from './cover.js';
import { cycle } from './cycle.js';
import { cycleClassic } from './cycle-classic.js';
import { farthest } from './farthest.js';
import { greedy } from './greedy.js';
import { minimax, minimaxTo } from './minimax.js';
import { optimal } from './optimal.js';
import type { RoguePlayer } from './player.js';
import { random } from './random.js';
import { trailmax } from './trailmax.js';

/** Every player, in the order in which they are listed to people; some can take either seat. */
export const roguePlayers: readonly RoguePlayer[] = [
  bfs,
  bfsManhattan,
  bfsReading,
  bfsRandom,
  greedy,
  cover,
  cycle,
  cycleClassic,
  farthest,
  trailmax,
  core,
  minimax,
  optimal,
  random,
].map(remembering);

/** The deepest that anybody would wait for. */
const DEEPEST = 20;

/** The player called `NAME` or `NAME:DEPTH` (only minimax has a depth, from 1 to 20) if it can take the seat, else undefined. */
export function roguePlayerNamed(name: string, seat: Seat): RoguePlayer | undefined {
  if (roguePlayerFault(name, seat) !== undefined) return undefined;
  const [plain, depth] = name.split(':');
  return depth === undefined ? playerFor(plain, seat) : minimaxTo(Number(depth));
}

/** Why a name means no player for the seat, as a sentence; undefined if it means one. */
export function roguePlayerFault(name: string, seat: Seat): string | undefined {
  const [plain, ...depths] = name.split(':');
  if (playerFor(plain, seat) === undefined) {
    const known = roguePlayers.filter(({ seats }) => seats.includes(seat)).map((player) => player.name);
    return `Expected a player for the ${seat} (${known.join(', ')}), got "${name}".`;
  }
  if (depths.length === 0) return undefined;
  if (plain !== minimax.name) return `Expected ${plain} without a depth, got "${name}".`;
  const depth = Number(depths[0]);
  const isDepth = depths.length === 1 && /^[0-9]+$/.test(depths[0]) && depth >= 1 && depth <= DEEPEST;
  return isDepth ? undefined : `Expected a depth from 1 to ${DEEPEST} after "${plain}:", got "${name}".`;
}

const playerFor = (name: string, seat: Seat): RoguePlayer | undefined =>
  roguePlayers.find((player) => player.name === name && player.seats.includes(seat));
