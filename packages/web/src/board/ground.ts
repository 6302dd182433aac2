/** The part of a world worth showing: rock around a dungeon is nothing to look at. */

import { type Cell, type Grid, isGround, type World } from 'asterion/world';
import type { Area } from './viewport.js';

/** Cells of rock that stay around the ground. */
const AROUND = 1;

const known = new WeakMap<World, Area>();

/** The rectangle around the ground and one cell more, in drawing units; the whole of a world without rock. */
export function groundArea(world: World): Area {
  const area = known.get(world) ?? measured(world);
  known.set(world, area);
  return area;
}

const measured = (world: World): Area =>
  world.terrain === undefined
    ? { width: world.grid.width, height: world.grid.height }
    : areaAround(world.grid, (cell) => isGround(world, cell));

/** The rectangle around some cells and one cell more, in drawing units; the whole where there are none. */
export function areaAround(grid: Grid, isIn: (cell: Cell) => boolean): Area {
  const { width, height, rows, cellCount } = grid;
  let [left, top, right, bottom] = [width, height, 0, 0];
  const [halfWidth, halfHeight] = [0.5 + AROUND, (height / rows) * (0.5 + AROUND)];
  for (let cell = 0; cell < cellCount; cell++) {
    if (!isIn(cell)) continue;
    const { x, y } = grid.centre(cell);
    [left, right] = [Math.min(left, x - halfWidth), Math.max(right, x + halfWidth)];
    [top, bottom] = [Math.min(top, y - halfHeight), Math.max(bottom, y + halfHeight)];
  }
  if (right === 0) return { width, height };
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return { x, y, width: Math.min(right, width) - x, height: Math.min(bottom, height) - y };
}
