/**
 * Corridors: a corridor is a longest possible run of cells with exactly two ways each, between two cells that have
 * another number of ways. A ring of such cells has no ends and is no corridor.
 */

import type { Cell, Direction, World } from '../world/index.js';
import { arrivalPort, firstPort, portCount, portsOf, through } from './ports.js';

/** Lengths in cells, the two ends not counted; 0 where there is no corridor. */
export interface Corridors {
  /** How many there are, each counted once. */
  readonly count: number;
  /** The mean of their lengths, not rounded. */
  readonly mean: number;
  /** The length of the longest. */
  readonly longest: number;
}

/** Walks into every corridor from both of its ends, so each is met twice. */
export function corridorsOf(world: World): Corridors {
  const { cellCount } = world.grid;
  let [walks, cells, longest] = [0, 0, 0];
  for (let end = 0; end < cellCount; end++) {
    const ports = portsOf(world, end);
    if (portCount(ports) === 2) continue;
    for (let rest = ports; rest !== 0; rest &= rest - 1) {
      const length = lengthFrom(world, end, firstPort(rest));
      if (length === 0) continue;
      walks++;
      cells += length;
      if (length > longest) longest = length;
    }
  }
  return { count: walks / 2, mean: walks === 0 ? 0 : cells / walks, longest };
}

function lengthFrom(world: World, end: Cell, port: Direction): number {
  const { shape } = world.grid;
  let cell = end;
  let out = port;
  for (let length = 0; ; length++) {
    cell = through(world, cell, out);
    const ports = portsOf(world, cell);
    if (portCount(ports) !== 2) return length;
    out = firstPort(ports & ~(1 << arrivalPort(shape, out)));
  }
}
