/**
 * The chance of a walker who sees no farther than one step: it knows which of the cells around it are free when it gets
 * there, and goes on to the best of them. Exact for such a walker, and less than anybody can reach who sees the board.
 */

import type { PitsPosition } from '../../game/pits/index.js';
import { distancesFrom } from '../../search/index.js';
import { type Cell, neighbours } from '../../world/index.js';

/** Ways may be so many steps longer than the shortest. A state is a cell and how many of them are used up. */
export const EXTRA = 2;
const STATES = EXTRA + 1;

/** The chance to reach the goal after a step to each of some neighbours; `left` is steps to the goal, by cell. */
export function shortSightedChances(
  position: PitsPosition,
  left: Int32Array,
  survival: Float64Array,
  steps: readonly Cell[],
): number[] {
  const { world, player, setup } = position;
  const made = distancesFrom(world, player);
  const most = left[player] + EXTRA;
  const rings = ringsOf(made, left, most);
  const chances = new Float64Array(made.length * STATES);
  /** The chance on a cell after so many steps; none where the goal is too far by then. */
  const chanceOn = (cell: Cell, turn: number): number => {
    if (cell === setup.goal) return 1;
    return turn + left[cell] > most ? 0 : chances[cell * STATES + turn - made[cell]];
  };
  for (let turn = most - 1; turn > 0; turn--) {
    for (let used = 0; used <= Math.min(EXTRA, turn); used++) {
      for (const cell of rings[turn - used]) {
        if (turn + left[cell] > most) continue;
        const next = neighbours(world, cell).map((to) => chanceOn(to, turn + 1));
        chances[cell * STATES + used] = left[cell] === 1 ? 1 : bestOf(next, survival[turn]);
      }
    }
  }
  return steps.map((cell) => chanceOn(cell, 1));
}

/** The cells on ways that are not too long, by steps from the player. */
function ringsOf(made: Int32Array, left: Int32Array, most: number): Cell[][] {
  const rings = Array.from({ length: most }, (): Cell[] => []);
  for (let cell = 0; cell < made.length; cell++) {
    if (made[cell] >= 0 && left[cell] > 0 && made[cell] + left[cell] <= most) rings[made[cell]].push(cell);
  }
  return rings;
}

/** What the best of those that are free is worth on average, when each is free with the same chance. */
function bestOf(values: number[], chance: number): number {
  let worth = 0;
  let untaken = 1;
  for (const value of values.sort((one, other) => other - one)) {
    worth += untaken * chance * value;
    untaken *= 1 - chance;
  }
  return worth;
}
