/** Scenes whose cells get other numbers, on another grid: turned, cut, grown. Whatever is left lies beside what it lay beside. */

import { colOf, directionBetween, rowLength, rowOf } from './coordinates.js';
import { type Cell, type Direction, type Grid, sizeFault } from './grid.js';
import { createScene, type Scene } from './scene.js';
import { Terrain } from './terrain.js';
import { createWorld, tunnelPairs, type World } from './world.js';

/** What `movedScene` may be told. */
export interface MoveOptions {
  /** What cells that are new are made of, where the world has terrain; rock if absent. Their ways are closed. */
  readonly beyond?: Terrain | undefined;
  /** Whether directions change, too: ways are found again by where they lead. */
  readonly isTurned?: boolean | undefined;
}

/**
 * A scene on another grid. `to` is by cell the number it has there, -1 for one that is gone; who and what was there is gone, too. Ways
 * stay where both ends do and are neighbours. How it was made is not told any more, the rules it is meant for are.
 */
export function movedScene(scene: Scene, grid: Grid, to: Int32Array, options: MoveOptions = {}): Scene {
  const placed = (cell: Cell | undefined): Cell | undefined =>
    cell === undefined || to[cell] < 0 ? undefined : to[cell];
  const left = (cells: readonly Cell[]) => cells.map((cell) => to[cell]).filter((cell) => cell >= 0);
  return createScene(movedWorld(scene.world, grid, to, options), {
    entrance: placed(scene.entrance),
    exit: placed(scene.exit),
    actors: Object.fromEntries(Object.entries(scene.actors).map(([role, cells]) => [role, left(cells)])),
    rules: scene.rules,
  });
}

/** The world of `movedScene`. */
export function movedWorld(world: World, grid: Grid, to: Int32Array, options: MoveOptions = {}): World {
  const { terrain, costs, open } = world;
  const moved = createWorld(grid, {
    terrain: terrain && new Uint8Array(grid.cellCount).fill(options.beyond ?? Terrain.wall),
    costs: costs && new Uint16Array(grid.cellCount).fill(1),
    tunnels: [],
  });
  const isAll = grid.cellCount === to.length && !to.includes(-1);
  for (let cell = 0; cell < to.length; cell++) {
    const at = to[cell];
    if (at < 0) continue;
    if (terrain !== undefined && moved.terrain !== undefined) moved.terrain[at] = terrain[cell];
    if (costs !== undefined && moved.costs !== undefined) moved.costs[at] = costs[cell];
    moved.open[at] = isAll && options.isTurned !== true ? open[cell] : movedWays(world, grid, to, cell, options);
  }
  const tunnels = tunnelPairs(world).map(([a, b]) => [to[a], to[b]] as const);
  return createWorld(grid, { ...moved, tunnels: tunnels.filter(([a, b]) => a >= 0 && b >= 0) });
}

function movedWays(world: World, grid: Grid, to: Int32Array, cell: Cell, { isTurned = false }: MoveOptions): number {
  let ways = 0;
  for (let rest = world.open[cell]; rest !== 0; rest &= rest - 1) {
    const direction: Direction = 31 - Math.clz32(rest & -rest);
    const next = to[world.grid.step(cell, direction)];
    if (next < 0) continue;
    if (isTurned) {
      const turned = directionBetween(grid, to[cell], next);
      if (turned !== undefined) ways |= 1 << turned;
    } else if (grid.neighbour(to[cell], direction) === next) ways |= 1 << direction;
  }
  return ways;
}

/** The first row and column of a part of a grid, and the last, both included. May reach beyond the grid: then it grows. */
export type GridBox = readonly [firstRow: number, firstCol: number, lastRow: number, lastCol: number];

/** Why a grid cannot be cut or grown to a box, as a sentence; undefined if it can. */
export function resizeFault(grid: Grid, box: GridBox): string | undefined {
  const { shape, rows, cols } = grid;
  const [firstRow, firstCol, lastRow, lastCol] = box;
  if (box.some((place) => !Number.isInteger(place)) || lastRow < firstRow || lastCol < firstCol)
    return `Expected a box of whole rows and columns, the first ones first, got ${box.join(', ')}.`;
  const why = sizeFault(shape, lastRow - firstRow + 1, lastCol - firstCol + 1);
  if (why !== undefined) return why;
  if (firstRow >= rows || firstCol >= cols || lastRow < 0 || lastCol < 0)
    return `Expected a box that holds some of ${rows} rows and ${cols} columns, got ${box.join(', ')}.`;
  if (isLaidAlike(grid, box)) return undefined;
  const isOnlyShifted = isLaidAlike(grid, [firstRow - 1, firstCol, lastRow, lastCol]);
  const hint = isOnlyShifted ? ' With one row more or less before the first they would.' : '';
  return `Cut or grown like that, ${shape.title} would not lie beside the same as now.${hint}`;
}

/** Whether of the cells that are left the same ones are neighbours, across the same sides, as before. */
function isLaidAlike(grid: Grid, box: GridBox): boolean {
  const { grid: next, to } = resizedGrid(grid, box);
  const from = new Int32Array(next.cellCount).fill(-1);
  for (let cell = 0; cell < to.length; cell++) if (to[cell] >= 0) from[to[cell]] = cell;
  for (let cell = 0; cell < to.length; cell++) {
    const at = to[cell];
    if (at < 0) continue;
    for (const side of grid.sidesOf(cell)) {
      const beside = grid.neighbour(cell, side);
      if (beside >= 0 && to[beside] >= 0 && next.neighbour(at, side) !== to[beside]) return false;
    }
    for (const side of next.sidesOf(at)) {
      const beside = next.neighbour(at, side);
      if (beside >= 0 && from[beside] >= 0 && grid.neighbour(cell, side) !== from[beside]) return false;
    }
  }
  return true;
}

function resizedGrid(grid: Grid, [firstRow, firstCol, lastRow, lastCol]: GridBox): { grid: Grid; to: Int32Array } {
  const next = grid.shape.grid(lastRow - firstRow + 1, lastCol - firstCol + 1, grid.origin);
  const to = new Int32Array(grid.cellCount).fill(-1);
  for (let cell = 0; cell < to.length; cell++) {
    const [row, col] = [rowOf(grid, cell) - firstRow, colOf(grid, cell) - firstCol];
    if (row >= 0 && row < next.rows && col >= 0 && col < rowLength(next, row)) to[cell] = next.rowStart(row) + col;
  }
  return { grid: next, to };
}

/** A scene cut or grown to a box of its rows and columns. Trusts its caller: ask `resizeFault` first. */
export function resizedScene(scene: Scene, box: GridBox, beyond: Terrain = Terrain.wall): Scene {
  const { grid, to } = resizedGrid(scene.world.grid, box);
  return movedScene(scene, grid, to, { beyond });
}
