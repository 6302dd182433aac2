/** What the players of Rogue share: their type, and the two ways to write a simple one. */

import { jointMove, type PlayerEntry, type Seat } from '../../game/index.js';
import { MONSTER, ROGUE, type RoguePosition } from '../../game/rogue/index.js';
import type { Cell, Direction } from '../../world/index.js';
import { type Atlas, atlasOf } from './atlas.js';

/** An entry of the registry: somebody who plays Rogue, on one seat or on both. */
export type RoguePlayer = PlayerEntry<RoguePosition, number>;

export const MONSTERS: readonly Seat[] = [MONSTER];
export const ROGUES: readonly Seat[] = [ROGUE];
export const BOTH: readonly Seat[] = [MONSTER, ROGUE];

/** A monster's rule: its step, as if it were alone with the rogue. */
export type MonsterRule = (monster: Cell, rogue: Cell) => Direction;

/** What a rogue does against these monsters. */
export type RogueRule = (rogue: Cell, monsters: readonly Cell[]) => Direction;

/**
 * Starts a player of the monsters: each follows the rule by itself, and their steps are joined. Planning together was
 * rejected: the joint moves of three monsters are 729, and the point of these players is a rule that fits in a line.
 */
export function startMonsters(makeRule: (atlas: Atlas) => MonsterRule): RoguePlayer['start'] {
  return ({ setup }) => {
    const rule = makeRule(atlasOf(setup));
    return { move: ({ monsters, rogue }) => jointMove(monsters.map((monster) => rule(monster, rogue))) };
  };
}

export function startRogue(makeRule: (atlas: Atlas) => RogueRule): RoguePlayer['start'] {
  return ({ setup }) => {
    const rule = makeRule(atlasOf(setup));
    return { move: ({ rogue, monsters }) => rule(rogue, monsters) };
  };
}
