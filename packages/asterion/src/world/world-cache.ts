/** What was worked out of a world, kept as long as the world stays as it is. */

import type { Cell } from './grid.js';
import type { World } from './world.js';

interface Entry<T> {
  readonly open: World['open'];
  readonly tunnels: ReadonlyMap<Cell, Cell>;
  readonly value: T;
}

/**
 * A value for each world. Worlds can be edited in place, so the ways are compared each time: reading a byte a cell is
 * nothing beside what is kept here.
 */
export class WorldCache<T> {
  readonly #make: (world: World) => T;
  readonly #entries = new WeakMap<World, Entry<T>>();

  constructor(make: (world: World) => T) {
    this.#make = make;
  }

  /** The same value as long as the world's ways stay as they are. */
  of(world: World): T {
    const kept = this.#entries.get(world);
    if (kept !== undefined && isUpToDate(kept, world)) return kept.value;
    const entry = { open: world.open.slice(), tunnels: new Map(world.tunnels), value: this.#make(world) };
    this.#entries.set(world, entry);
    return entry.value;
  }
}

function isUpToDate(entry: Entry<unknown>, { open, tunnels }: World): boolean {
  for (let cell = 0; cell < open.length; cell++) if (open[cell] !== entry.open[cell]) return false;
  if (tunnels.size !== entry.tunnels.size) return false;
  for (const [a, b] of tunnels) if (entry.tunnels.get(a) !== b) return false;
  return true;
}
