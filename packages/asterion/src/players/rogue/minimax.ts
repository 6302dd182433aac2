/**
 * minimax: looks some plies ahead, both sides at their best, and judges the last position by the length of the way
 * between the two. Alpha-beta leaves out what cannot change the result. For either side.
 *
 * It sees a capture coming and the trap closing within its depth, and beyond that believes that near is good. Several
 * monsters look ahead each for itself; the rogue takes the step after which the most dangerous of them is least so.
 * Of equal steps the first in the side's order.
 */

import { jointMove } from '../../game/index.js';
import { MONSTER } from '../../game/rogue/index.js';
import type { Cell, Direction } from '../../world/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { BOTH, type RoguePlayer } from './player.js';
import { leastOf } from './ways.js';

/** Half-moves it looks ahead unless told. */
const DEPTH = 5;

/** What a capture is worth to the monster; more with plies to spare, so that it is made soon and delayed long. */
const CAPTURE = 2 ** 20;

/** The worth of a position to the monster, which is to move; exact between `low` and `high`, else a bound. */
function hunt(atlas: Atlas, monster: Cell, rogue: Cell, depth: number, low: number, high: number): number {
  const left = atlas.distances.from(rogue);
  if (left[monster] <= 1) return CAPTURE + depth; // captures first: nothing is better
  if (depth === 0) return -left[monster];
  let best = -Infinity;
  for (const { to } of atlas.monsterWays.from(monster)) {
    best = Math.max(best, flee(atlas, to, rogue, depth - 1, Math.max(low, best), high));
    if (best >= high) break;
  }
  return best;
}

/** The same with the rogue to move. */
function flee(atlas: Atlas, monster: Cell, rogue: Cell, depth: number, low: number, high: number): number {
  if (monster === rogue) return CAPTURE + depth;
  if (depth === 0) return -atlas.distances.from(monster)[rogue];
  let least = Infinity;
  for (const { to } of atlas.rogueWays.from(rogue)) {
    const worth = to === monster ? CAPTURE + depth : hunt(atlas, monster, to, depth - 1, low, Math.min(high, least));
    least = Math.min(least, worth);
    if (least <= low) break;
  }
  return least;
}

function huntingStep(atlas: Atlas, monster: Cell, rogue: Cell, depth: number): Direction {
  let best = -Infinity;
  const cost = (to: Cell) => {
    const worth = flee(atlas, to, rogue, depth - 1, best, Infinity);
    best = Math.max(best, worth);
    return -worth;
  };
  return leastOf(atlas.monsterWays.from(monster), cost).step;
}

function fleeingStep(atlas: Atlas, monsters: readonly Cell[], rogue: Cell, depth: number): Direction {
  let least = Infinity;
  const cost = (to: Cell) => {
    let worst = -Infinity;
    for (const monster of monsters) {
      const worth = to === monster ? CAPTURE + depth : hunt(atlas, monster, to, depth - 1, worst, least);
      worst = Math.max(worst, worth);
    }
    least = Math.min(least, worst);
    return worst;
  };
  return leastOf(atlas.rogueWays.from(rogue), cost).step;
}

/** The player that looks so many plies ahead; named by its depth unless that is the usual one. */
export const minimaxTo = (depth: number): RoguePlayer => ({
  name: depth === DEPTH ? 'minimax' : `minimax:${depth}`,
  title: 'Looks ahead',
  about: `Looks ${depth} ${depth === 1 ? 'ply' : 'plies'} ahead; then near is good for the monster, far for the rogue.`,
  cost: 'grows several times with each ply',
  seats: BOTH,
  memoryless: true,
  start: ({ setup }, seat) => {
    const atlas = atlasOf(setup);
    if (seat !== MONSTER) return { move: ({ monsters, rogue }) => fleeingStep(atlas, monsters, rogue, depth) };
    return {
      move: ({ monsters, rogue }) => jointMove(monsters.map((cell) => huntingStep(atlas, cell, rogue, depth))),
    };
  },
});

export const minimax = minimaxTo(DEPTH);
