/** What is seen of a standing. */

import { MONSTER, type RoguePosition, stepTo } from 'asterion/game';
import { createScene, type Direction } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { type Trace, tracesOf } from '../play/traces.js';
import type { Standing } from './standing.js';

/** The picture of a position, with the steps some of the monsters have been told already made. */
export function frameOf({ setup, monsters, rogue }: RoguePosition, told: readonly Direction[]): Frame {
  const monster = monsters.map((cell, at) => (at < told.length ? stepTo(setup, cell, told[at]) : cell));
  return { scene: createScene(setup.world, { actors: { monster, rogue: [rogue] } }), layers: {} };
}

/** The last move of each side, as it is drawn. */
export const lastSteps = (standing: Standing): Trace[] =>
  tracesOf(standing, MONSTER, ({ monsters, rogue }, seat) => (seat === MONSTER ? monsters : [rogue]));
