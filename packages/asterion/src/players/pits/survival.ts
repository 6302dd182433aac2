/** How long a free cell stays free. */

import type { PitsPosition } from '../../game/index.js';

/** Keeps the last cells of a board from being given up for certain. */
const LEAST = 0.05;

/** By turns to come, up to so many: the chance that a cell that is free now is free then, each as likely to fall as the others. */
export function survivalOver({ setup, free }: PitsPosition, turns: number): Float64Array {
  const mean = (setup.options.least + setup.options.most) / 2;
  const survival = new Float64Array(turns + 1).fill(1);
  for (let turn = 1; turn <= turns; turn++) {
    const left = Math.max(1, free - mean * (turn - 1));
    survival[turn] = survival[turn - 1] * Math.max(LEAST, 1 - mean / left);
  }
  return survival;
}
