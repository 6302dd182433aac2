/** Worlds and chases as plain data, to be solved in another thread. */

import { createWorld, type Origin, shapeNamed, tunnelPairs, type World } from '../world/index.js';
import type { Chase } from './chase.js';
import type { SolveOptions } from './solve.js';

/** A world as plain data. */
export interface WorldData {
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly open: Uint8Array | Uint16Array;
  readonly terrain: Uint8Array | undefined;
  readonly costs: Uint16Array | undefined;
  readonly tunnels: readonly (readonly [number, number])[];
}

export function worldDataOf(world: World): WorldData {
  const { grid, open, terrain, costs } = world;
  const { shape, rows, cols, origin } = grid;
  return { shape: shape.name, rows, cols, origin, open, terrain, costs, tunnels: tunnelPairs(world) };
}

export function worldOfData({ shape, rows, cols, origin, open, terrain, costs, tunnels }: WorldData): World {
  const found = shapeNamed(shape);
  if (found === undefined) throw new RangeError(`Expected the name of a shape, got "${shape}".`);
  return createWorld(found.grid(rows, cols, origin), { open, terrain, costs, tunnels });
}

/** A chase and what is wanted of it. */
export interface SolveRequest extends WorldData {
  readonly stay: boolean;
  readonly monsters: number;
  readonly wish: SolveOptions;
}

export const requestOf = ({ world, stay, monsters }: Chase, wish: SolveOptions = {}): SolveRequest => ({
  ...worldDataOf(world),
  stay,
  monsters,
  wish,
});

/** The chase that was asked for, in a world of its own. */
export const chaseOfRequest = ({ stay, monsters, wish: _, ...data }: SolveRequest): Chase => ({
  world: worldOfData(data),
  stay,
  monsters,
});
