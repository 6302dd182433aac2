/**
 * The world: a grid, one byte a cell of open directions, and what else a game may need of the ground.
 *
 * Searches, players and tables read `open` and `tunnels` and nothing else: whatever forbids a step (a thin wall, a
 * blocked cell, a rule about diagonals) has been turned into closed directions beforehand. The arrays may be read
 * freely; write through `openWay`, `closeWay` and `paint`, which keep both sides of a wall in step.
 */

import { checkMembers } from '../settings/index.js';
import { checkCell, isWithin, TUNNEL } from './coordinates.js';
import type { Cell, Direction, Grid } from './grid.js';
import { isPassable, type Terrain } from './terrain.js';

/** Cells and the ways between them. Searches read it and never write to it; `openWay`, `closeWay` and `paint` change it. */
export interface World {
  /** Which cells there are, and which lies next to which, walls or not. */
  readonly grid: Grid;
  /** By cell: bit d is set when the way in direction d is open. Two bytes for shapes with more than 8 directions. */
  readonly open: Uint8Array | Uint16Array;
  /** By cell, a `Terrain`; undefined where every cell is plain floor. */
  readonly terrain: Uint8Array | undefined;
  /** By cell: what entering it costs, 1 to 65535; undefined where every step costs 1. */
  readonly costs: Uint16Array | undefined;
  /** From each end of a tunnel to the other. Always open, both ways, one step. */
  readonly tunnels: Map<Cell, Cell>;
}

/** What a new world may start with; arrays are taken over, not copied. */
export interface WorldParts {
  /** As in `World`, and the same from both sides of a wall; every way is closed if absent. */
  readonly open?: Uint8Array | Uint16Array | undefined;
  /** By cell, a `Terrain`; every cell is plain floor if absent. */
  readonly terrain?: Uint8Array | undefined;
  /** By cell, 1 to 65535; every step costs 1 if absent. */
  readonly costs?: Uint16Array | undefined;
  /** Pairs of cells to be joined, each pair once; none if absent. */
  readonly tunnels?: Iterable<readonly [Cell, Cell]> | undefined;
}

/** Throws a RangeError for what is no world: the scene around it, as often as not. */
export const checkWorld = (world: World): void =>
  checkMembers('a world, such as scene.world', world, 'grid', 'open', 'tunnels');

/** A world on a grid; every way closed unless `open` says otherwise. */
export function createWorld(grid: Grid, parts: WorldParts = {}): World {
  const { cellCount, shape } = grid;
  for (const [name, array] of Object.entries({ open: parts.open, terrain: parts.terrain, costs: parts.costs })) {
    if (array !== undefined && array.length !== cellCount) {
      throw new RangeError(`Expected ${name} to have ${cellCount} entries, one a cell, got ${array.length}.`);
    }
  }
  const world: World = {
    grid,
    open: parts.open ?? (shape.directions.length > 8 ? new Uint16Array(cellCount) : new Uint8Array(cellCount)),
    terrain: parts.terrain,
    costs: parts.costs,
    tunnels: new Map(),
  };
  for (const [a, b] of parts.tunnels ?? []) addTunnel(world, a, b);
  return world;
}

/** An independent copy: a few array copies, whatever the world holds. */
export function copyWorld(world: World): World {
  return {
    grid: world.grid,
    open: world.open.slice(),
    terrain: world.terrain?.slice(),
    costs: world.costs?.slice(),
    tunnels: new Map(world.tunnels),
  };
}

/** Whether the cell is ground to stand on at all. Without terrain every cell is. Trusts its caller: outside of the grid the answer means nothing. */
export const isGround = (world: World, cell: Cell): boolean =>
  world.terrain === undefined || isPassable(world.terrain[cell] as Terrain);

/** Every cell one can stand on, ascending: for drawing places at random. Allocates. */
export function groundCells(world: World): Cell[] {
  checkWorld(world);
  return [...world.open.keys()].filter((cell) => isGround(world, cell));
}

/** Whether a step in this direction (or through the tunnel) is possible. Trusts its caller with cell and direction, which is no name. */
export const isOpen = (world: World, cell: Cell, direction: Direction): boolean =>
  direction === TUNNEL ? world.tunnels.has(cell) : ((world.open[cell] >> direction) & 1) === 1;

/** Where an open direction (or the tunnel) leads; -1 where a wall or the edge forbids the step. Trusts its caller, as `isOpen` does. */
export function destination(world: World, cell: Cell, direction: Direction): Cell {
  if (direction === TUNNEL) return world.tunnels.get(cell) ?? -1;
  return isOpen(world, cell, direction) ? world.grid.step(cell, direction) : -1;
}

/** The directions that are open from a cell, ascending, the tunnel last. Allocates: keep it out of inner loops. Throws a RangeError for no cell. */
export function openDirectionsOf(world: World, cell: Cell): Direction[] {
  checkCell(world.grid, cell);
  const directions: Direction[] = [];
  for (let rest = world.open[cell]; rest !== 0; rest &= rest - 1) directions.push(31 - Math.clz32(rest & -rest));
  if (world.tunnels.has(cell)) directions.push(TUNNEL);
  return directions;
}

/** The cells one step away, in the order of `openDirectionsOf`. Allocates: keep it out of inner loops. Throws a RangeError for no cell. */
export function neighbours(world: World, cell: Cell): Cell[] {
  checkWorld(world);
  return openDirectionsOf(world, cell).map((direction) => destination(world, cell, direction));
}

/**
 * The direction of the open way from a cell to another, `TUNNEL` where that is a tunnel: how a path becomes moves, by `directionName`.
 * Undefined where no way leads there at once; which lies where, walls or not, `directionBetween` knows. Throws a RangeError for no cell.
 */
export function wayBetween(world: World, from: Cell, to: Cell): Direction | undefined {
  checkWorld(world);
  return openDirectionsOf(world, from).find((direction) => destination(world, from, direction) === to);
}

/** Why a tunnel cannot join two cells, as the second half of a sentence; undefined if it can. */
export function tunnelFault(world: World, a: Cell, b: Cell): string | undefined {
  for (const end of [a, b]) {
    if (!isWithin(end, world.grid.cellCount)) return `has an end outside the world (${end})`;
    if (!isGround(world, end)) return 'has an end where there is no ground';
    if (world.tunnels.has(end)) return 'shares an end with another tunnel';
  }
  return a === b ? 'ends where it starts' : undefined;
}

/** Joins two cells by a tunnel. A cell can be the end of one tunnel only. */
export function addTunnel(world: World, a: Cell, b: Cell): void {
  const fault = tunnelFault(world, a, b);
  if (fault !== undefined) throw new RangeError(`A tunnel between cells ${a} and ${b} ${fault}.`);
  world.tunnels.set(a, b);
  world.tunnels.set(b, a);
}

/** Takes the tunnel at a cell away, if there is one. */
export function removeTunnel(world: World, cell: Cell): void {
  const other = world.tunnels.get(cell);
  if (other === undefined) return;
  world.tunnels.delete(cell);
  world.tunnels.delete(other);
}

/** Each tunnel once, in the order in which they were added. */
export const tunnelPairs = (world: World): [Cell, Cell][] => {
  const seen = new Set<Cell>();
  const pairs: [Cell, Cell][] = [];
  for (const [a, b] of world.tunnels) {
    if (seen.has(a)) continue;
    seen.add(b);
    pairs.push([a, b]);
  }
  return pairs;
};
