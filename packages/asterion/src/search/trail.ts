/**
 * Trails: one byte a cell that says which way to go on, which is all that a stack or a list of parents would hold.
 *
 * 0 where the search has not come, `ROOT` where the trail ends, otherwise a port plus one. The high bit is free:
 * searches from both ends say with it whose cell it is. Searches lay trails back to where they began, walkers note how
 * they left.
 */

import type { Cell, World } from '../world/index.js';
import { through } from './ports.js';

/** Where a trail ends. */
export const ROOT = 0x7f;
const MASK = 0x7f;

/** The cells along a trail, from a cell that is on it to its end. */
export function followTrail(world: World, trail: Uint8Array, from: Cell): Cell[] {
  const cells = [from];
  for (let cell = from; (trail[cell] & MASK) !== ROOT; cells.push(cell)) {
    cell = through(world, cell, (trail[cell] & MASK) - 1);
  }
  return cells;
}
