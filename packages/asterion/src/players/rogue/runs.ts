/**
 * Runs: a loop, where to enter it, and which way to go round. How safe a run is can be said ahead of time.
 *
 * A run is clear as far as the rogue is at each cell before the monster can be, whatever the monster does. Two runners
 * on one bare loop, one right behind the other, have a clear run of just under half the loop, and it stays like that
 * for ever: so that much is enough. A whole lap is never clear, for the monster can turn round and wait.
 */

import type { Cell } from '../../world/index.js';
import type { Loop } from './loops.js';

export interface Run {
  readonly loop: Loop;
  /** The place of the cell where it begins. */
  readonly entry: number;
  /** 1 along the loop, -1 against it. */
  readonly turn: number;
}

/** The clear run that is enough for ever on a bare loop, in cells. */
const enoughOf = (loop: Loop): number => (loop.length - 2) >> 1;

/** The cell so many places ahead, less than a lap. */
function cellAhead(loop: Loop, entry: number, turn: number, ahead: number): Cell {
  const place = entry + turn * ahead;
  return loop[place < 0 ? place + loop.length : place < loop.length ? place : place - loop.length];
}

/** How many cells beyond the entry are clear for one who is `late`, at most as many as are enough; -1 if not even it. */
function clearCells(loop: Loop, entry: number, turn: number, danger: Int32Array, late: number): number {
  const most = enoughOf(loop);
  let clear = -1;
  while (clear < most && danger[cellAhead(loop, entry, turn, clear + 1)] > late + clear + 1) clear++;
  return clear;
}

export const firstCell = ({ loop, entry }: Run): Cell => loop[entry];
export const secondCell = ({ loop, entry, turn }: Run): Cell => cellAhead(loop, entry, turn, 1);

/**
 * Whether a run is clear enough, given by cell how far the nearest monster is. `late` is how many steps the rogue is
 * behind: its way to the entry, or 1 if it waits there first.
 */
export const isClear = ({ loop, entry, turn }: Run, danger: Int32Array, late: number): boolean =>
  clearCells(loop, entry, turn, danger, late) === enoughOf(loop);

/** The same run from the place of a cell, if that is on the loop, and in the direction that is clear for longer. */
export function renewed(run: Run, from: Cell, ours: Int32Array, danger: Int32Array): Run {
  const { loop, turn } = run;
  const place = loop.indexOf(from);
  const entry = place < 0 ? run.entry : place;
  const late = ours[loop[entry]];
  const isBackBetter = clearCells(loop, entry, -turn, danger, late) > clearCells(loop, entry, turn, danger, late);
  return { loop, entry, turn: isBackBetter ? -turn : turn };
}

/**
 * The best run from where the steps `ours` are counted: clear enough, then near; without one, clear for the greatest
 * part of what is enough. Undefined if the rogue reaches no loop before the monster.
 */
export function bestRun(loops: readonly Loop[], ours: Int32Array, danger: Int32Array): Run | undefined {
  let best: Run | undefined;
  let mostClear = 0; // as a share of what is enough
  let nearest = Infinity;
  for (const loop of loops) {
    for (let place = 0; place < 2 * loop.length; place++) {
      const entry = place >> 1;
      const late = ours[loop[entry]];
      if (late >= danger[loop[entry]] || (mostClear === 1 && late >= nearest)) continue;
      const turn = (place & 1) === 0 ? 1 : -1;
      const clear = clearCells(loop, entry, turn, danger, late) / enoughOf(loop);
      if (clear < mostClear || (clear === mostClear && late >= nearest)) continue;
      best = { loop, entry, turn };
      mostClear = clear;
      nearest = late;
    }
  }
  return best;
}
