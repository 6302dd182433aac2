/** What there is to say about a position. */

import { monsterMoves, type RoguePosition } from 'asterion/game';
import { distancesFrom } from 'asterion/search';
import { count } from '../text.js';

/** `monster moves 12`, `distance 5`. */
export function countsOf(position: RoguePosition): string[] {
  const distance = distanceOf(position);
  return [`monster moves ${monsterMoves(position)}`, distance < 0 ? 'out of reach' : `distance ${distance}`];
}

/** Steps from the nearest monster to the rogue, -1 if none can reach it. */
function distanceOf({ setup, monsters, rogue }: RoguePosition): number {
  const distances = distancesFrom(setup.world, rogue);
  const reachable = monsters.map((cell) => distances[cell]).filter((steps) => steps >= 0);
  return reachable.length === 0 ? -1 : Math.min(...reachable);
}

/** How a game ended, for people: `captured after 9 monster moves. A monster caught the rogue.` */
export const endText = (result: string, why: string, position: RoguePosition): string =>
  `${result} after ${count(monsterMoves(position), 'monster move')}. ${why}`;

/** The same for a game that was left. */
export const leftText = (position: RoguePosition): string =>
  `Left after ${count(monsterMoves(position), 'monster move')}.`;
