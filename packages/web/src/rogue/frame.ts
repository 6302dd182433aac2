/** What is seen of a standing. */

import { MONSTER, type RoguePosition, stepTo } from 'asterion/game';
import { type Cell, createScene, type Direction } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import type { Standing } from './course.js';

/** The picture of a position, with the steps some of the monsters have been told already made. */
export function frameOf({ setup, monsters, rogue }: RoguePosition, told: readonly Direction[]): Frame {
  const monster = monsters.map((cell, at) => (at < told.length ? stepTo(setup, cell, told[at]) : cell));
  return { scene: createScene(setup.world, { actors: { monster, rogue: [rogue] } }), layers: {} };
}

/** A move as it is drawn: who went from where to where. */
export interface Trace {
  readonly isMonster: boolean;
  readonly from: Cell;
  readonly to: Cell;
}

/** The last move of each side, the earlier one first. Whoever stayed has left no trace. */
export function tracesOf(standing: Standing): Trace[] {
  const traces: Trace[] = [];
  for (const { before, position, turn } of [standing.before, standing].filter((one) => one !== undefined)) {
    if (before === undefined || turn === undefined) continue;
    const isMonster = turn.seat === MONSTER;
    const cellsOf = ({ monsters, rogue }: RoguePosition) => (isMonster ? monsters : [rogue]);
    const tos = cellsOf(position);
    for (const [at, from] of cellsOf(before.position).entries())
      if (from !== tos[at]) traces.push({ isMonster, from, to: tos[at] });
  }
  return traces;
}
