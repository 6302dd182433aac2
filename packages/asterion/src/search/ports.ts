/**
 * Ports: the ways out of a cell as a set of bits, a tunnel being one more port after the last direction.
 *
 * Sets of bits instead of lists, because solvers ask at every step and must not allocate.
 */

import { bitCount, type Cell, type Direction, type Rng, type Shape, TUNNEL, type World } from '../world/index.js';

/** By bit: the ports of a cell. */
export type Ports = number;

/** The port of one who has just begun: comes after every other, and is never open. */
export const NO_PORT: Direction = TUNNEL + 1;

/** The open ports of a cell. */
export const portsOf = ({ open, tunnels }: World, cell: Cell): Ports =>
  tunnels.size > 0 && tunnels.has(cell) ? open[cell] | (1 << TUNNEL) : open[cell];

export const portCount = (ports: Ports): number => bitCount(ports & 0xffff) + (ports >> TUNNEL);

export const firstPort = (ports: Ports): Direction => 31 - Math.clz32(ports & -ports);
export const lastPort = (ports: Ports): Direction => 31 - Math.clz32(ports);

/** What of a world tells where ports lead. */
export type Passages = Pick<World, 'grid'> & { readonly tunnels: ReadonlyMap<Cell, Cell> };

/** Where an open port leads. */
export const through = ({ grid, tunnels }: Passages, cell: Cell, port: Direction): Cell =>
  port === TUNNEL ? (tunnels.get(cell) ?? -1) : grid.step(cell, port);

/** The port by which one arrives who left by `port`. */
export const arrivalPort = ({ opposite }: Shape, port: Direction): Direction =>
  port === TUNNEL ? TUNNEL : opposite[port];

/** One of the ports, each as likely as the others. A single one draws no random number. */
export function pickPort(ports: Ports, rng: Rng): Direction {
  const count = portCount(ports);
  let rest = ports;
  if (count > 1) for (let skip = rng.below(count); skip > 0; skip--) rest &= rest - 1;
  return firstPort(rest);
}

/** Whether any way passes through a corner. */
export function usesCorners({ grid, open }: World): boolean {
  const sides = grid.shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  for (let cell = 0; cell < open.length; cell++) if ((open[cell] & ~sides) !== 0) return true;
  return false;
}
