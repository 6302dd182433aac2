/** Areas: some cells of a sketch, to be filled as a whole; the rest of the world stays as it is. */

import { breadthFirst } from '../search/index.js';
import { shownValue } from '../settings/index.js';
import {
  type Cell,
  colOf,
  type Grid,
  type GridBox,
  isGround,
  neighbours,
  type Rng,
  rowOf,
  shuffle,
  Terrain,
  type World,
} from '../world/index.js';
import type { SketchChange } from './change.js';

/** Why cells are no area of a grid, as a sentence; undefined if they are one. */
export function areaFault(grid: Grid, cells: readonly Cell[]): string | undefined {
  const outside = cells.find((cell) => !(Number.isInteger(cell) && cell >= 0 && cell < grid.cellCount));
  if (cells.length > 0 && outside === undefined) return undefined;
  return `Expected an area of cells from 0 to ${grid.cellCount - 1}, got ${outside === undefined ? 'none' : shownValue(outside)}.`;
}

/** A box around cells. */
export interface AreaBox {
  /** The smallest that holds them all. */
  readonly box: GridBox;
  /** Whether they are all there is in it. */
  readonly isFull: boolean;
}

/** The smallest box that holds all cells, and whether they are all there is in it. */
export function boxOf(grid: Grid, cells: readonly Cell[]): AreaBox {
  const rows = cells.map((cell) => rowOf(grid, cell));
  const cols = cells.map((cell) => colOf(grid, cell));
  const least = (places: readonly number[]) => places.reduce((a, b) => Math.min(a, b));
  const most = (places: readonly number[]) => places.reduce((a, b) => Math.max(a, b));
  const box: GridBox = [least(rows), least(cols), most(rows), most(cols)];
  const isFull = new Set(cells).size === (box[2] - box[0] + 1) * (box[3] - box[1] + 1);
  return { box, isFull };
}

/** By cell of a world: the number of its part, two cells sharing one if a way leads from one to the other; -1 without ground. */
function partsOf(world: World): Int32Array {
  const parts = new Int32Array(world.grid.cellCount).fill(-1);
  for (let cell = 0, count = 0; cell < parts.length; cell++) {
    if (parts[cell] >= 0 || !isGround(world, cell)) continue;
    const part = count++;
    parts[cell] = part;
    breadthFirst([cell], (at, reach) => {
      for (const next of neighbours(world, at)) {
        if (parts[next] >= 0) continue;
        parts[next] = part;
        reach(next);
      }
      return false;
    });
  }
  return parts;
}

/**
 * Joins what is in an area with itself and with the ground around it, as far as that can be done within the area: thin walls on
 * its cells are opened, rock in it becomes corridor.
 */
export function joinArea(change: SketchChange, cells: readonly Cell[], rng: Rng): void {
  if (change.kind === 'walls') openWalls(change, cells, rng);
  else while (carveWay(change, new Set(cells)));
}

/** Of the walls between two parts one is opened, by chance. */
function openWalls(change: SketchChange, cells: readonly Cell[], rng: Rng): void {
  const { grid } = change.world;
  const parts = partsOf(change.world);
  const walls = cells.flatMap((cell) =>
    grid
      .sidesOf(cell)
      .map((side) => grid.neighbour(cell, side))
      .filter((next) => next >= 0 && parts[cell] >= 0 && parts[next] >= 0)
      .map((next) => [cell, next] as const),
  );
  for (const [a, b] of shuffle(walls, rng)) {
    const [one, other] = [parts[a], parts[b]];
    if (one === other) continue;
    for (let cell = 0; cell < parts.length; cell++) if (parts[cell] === one) parts[cell] = other;
    change.open(a, b);
  }
}

/** Carves a shortest corridor through rock of the area that joins two parts; false where there is none. */
function carveWay(change: SketchChange, area: ReadonlySet<Cell>): boolean {
  const { world } = change;
  const { grid, terrain } = world;
  const parts = partsOf(world);
  /** By cell: the part that reached it first, and from where. */
  const reachedBy = parts.slice();
  const cameFrom = new Int32Array(grid.cellCount).fill(-1);
  const rim = [...parts.keys()].filter((cell) => parts[cell] >= 0);
  let meeting: readonly [Cell, Cell] | undefined;
  breadthFirst(rim, (cell, reach) => {
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next < 0) continue;
      if (reachedBy[next] >= 0) {
        if (reachedBy[next] === reachedBy[cell]) continue;
        meeting = [cell, next];
        return true;
      } else if (area.has(next) && terrain[next] === Terrain.wall) {
        reachedBy[next] = reachedBy[cell];
        cameFrom[next] = cell;
        reach(next);
      }
    }
    return false;
  });
  for (const end of meeting ?? [])
    for (let cell = end; parts[cell] < 0; cell = cameFrom[cell]) change.setGround(cell, Terrain.corridor);
  return meeting !== undefined;
}
