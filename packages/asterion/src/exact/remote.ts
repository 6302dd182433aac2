/** Worlds and chases as plain data, to be solved in another thread. */

import { createWorld, type Origin, shapeNamed, tunnelPairs, type World } from '../world/index.js';
import type { Chase } from './chase.js';
import type { SolveOptions } from './solve.js';

/** A world as plain data. */
export interface WorldData {
  /** The name of a shape that ships with the library. */
  readonly shape: string;
  /** As the grid has them. */
  readonly rows: number;
  /** As the grid has them. */
  readonly cols: number;
  /** Where row 0 is drawn. */
  readonly origin: Origin;
  /** The world's own array, not a copy, as are the two that follow. */
  readonly open: Uint8Array | Uint16Array;
  /** By cell, a `Terrain`; undefined where every cell is plain floor. */
  readonly terrain: Uint8Array | undefined;
  /** By cell, 1 to 65535; undefined where every step costs 1. */
  readonly costs: Uint16Array | undefined;
  /** The two ends of each, each tunnel once. */
  readonly tunnels: readonly (readonly [number, number])[];
}

/** A world as plain data. Its arrays are shared. */
export function worldDataOf(world: World): WorldData {
  const { grid, open, terrain, costs } = world;
  const { shape, rows, cols, origin } = grid;
  return { shape: shape.name, rows, cols, origin, open, terrain, costs, tunnels: tunnelPairs(world) };
}

/** The world of plain data, which takes the arrays over. Throws a RangeError where no shape has the name. */
export function worldOfData({ shape, rows, cols, origin, open, terrain, costs, tunnels }: WorldData): World {
  const found = shapeNamed(shape);
  if (found === undefined) throw new RangeError(`Expected the name of a shape, got "${shape}".`);
  return createWorld(found.grid(rows, cols, origin), { open, terrain, costs, tunnels });
}

/** A chase and what is wanted of it. */
export interface ChaseRequest extends WorldData {
  /** Whether a mover that could step may stay. */
  readonly stay: boolean;
  /** How many monsters hunt, from 1. */
  readonly monsters: number;
  /** What is wanted of the table, and what it may take. */
  readonly wish: SolveOptions;
}

/** The request for the table of a chase. The arrays of its world are shared. */
export const chaseRequestOf = ({ world, stay, monsters }: Chase, wish: SolveOptions = {}): ChaseRequest => ({
  ...worldDataOf(world),
  stay,
  monsters,
  wish,
});

/** The chase that was asked for, in a world of its own. */
export const chaseOfRequest = ({ stay, monsters, wish: _, ...data }: ChaseRequest): Chase => ({
  world: worldOfData(data),
  stay,
  monsters,
});
