/**
 * The hot loop of octile fields on even squares, to which the general one is the oracle: half as long, for nothing is asked
 * that is known there, and the two buckets that can be reached stay at hand.
 */

import type { Cell } from '../../world/index.js';
import type { BucketQueue } from './bucket-queue.js';
import { SKIPS } from './field-steps.js';

/** What a kernel reads and writes, and how far it has come. `settled` has room for every cell. */
export interface Spread {
  readonly values: Float64Array;
  readonly entered: Uint8Array;
  readonly settled: Int32Array;
  steps: number;
  waiting: number;
}

/** Marks a cell whose value is known. Below it: by which direction its value came, plus one; 0 at a source. */
export const SETTLED = 0x80;

/** Settles up to `count` cells. `onwards` and `deltas` are those of squares without tunnels. */
export function spreadOnSquares(
  spread: Spread,
  queue: BucketQueue,
  onwards: Uint8Array | Uint16Array,
  deltas: Int32Array,
  count: number,
): void {
  const { values, entered, settled } = spread;
  const skips = SKIPS;
  const { heights, mask } = queue;
  let { waiting, steps } = spread;
  const last = steps + count;
  while (waiting > 0 && steps < last) {
    const bucket = queue.settle();
    const at = bucket & mask;
    const near = (bucket + 1) & mask;
    const far = (bucket + 2) & mask;
    const stack = queue.stacks[at];
    let nearStack = queue.stacks[near];
    let farStack = queue.stacks[far];
    let height = heights[at];
    let nearHeight = heights[near];
    let farHeight = heights[far];
    const before = height + nearHeight + farHeight;
    while (height > 0 && waiting > 0 && steps < last) {
      const cell: Cell = stack[--height];
      const came = entered[cell];
      if (came >= SETTLED) continue; // its value had become less after it was pushed
      entered[cell] = came | SETTLED;
      waiting--;
      settled[steps++] = cell;
      if (nearHeight + 8 > nearStack.length) nearStack = queue.raise(near, nearHeight);
      if (farHeight + 8 > farStack.length) farStack = queue.raise(far, farHeight);
      const straight = values[cell] + 1;
      const diagonal = values[cell] + Math.SQRT2;
      let rest: number = onwards[cell];
      if (came !== 0) rest &= ~skips[((came - 1) << 8) | onwards[cell - deltas[came - 1]]];
      for (; rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        const next = cell + deltas[direction];
        const offered = (direction & 1) === 0 ? straight : diagonal;
        const known = values[next];
        if (offered >= known) continue;
        if (known === Infinity) waiting++;
        values[next] = offered;
        entered[next] = direction + 1;
        if (offered < bucket + 2) nearStack[nearHeight++] = next;
        else farStack[farHeight++] = next;
      }
    }
    heights[at] = height;
    heights[near] = nearHeight;
    heights[far] = farHeight;
    queue.size += height + nearHeight + farHeight - before;
  }
  spread.waiting = waiting;
  spread.steps = steps;
}
