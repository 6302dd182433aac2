/** Cells that options name. What is wrong with one is said with the option, which the library cannot know. */

import {
  type Cell,
  type Coordinates,
  cellAt,
  type Grid,
  isGround,
  isOnGrid,
  rowLength,
  type World,
} from 'asterion/world';
import { Failure } from '../host/host.js';

/** Refuses a place outside a grid. */
export function checkInside(option: string, place: Coordinates | undefined, grid: Grid): void {
  if (place === undefined || isOnGrid(grid, ...place)) return;
  const { rows } = grid;
  const cols = rowLength(grid, Math.min(place[0], rows - 1));
  throw new Failure(`${option} ${place.join(',')}: expected a row below ${rows} and a column below ${cols}`);
}

/** The cell at a place, which has to be inside the world. */
export function cellInside(option: string, place: Coordinates, { grid }: World): Cell {
  checkInside(option, place, grid);
  return cellAt(grid, ...place);
}

/** The cell at a place, which has to be inside the world and ground. */
export function groundAt(option: string, place: Coordinates, world: World): Cell {
  const cell = cellInside(option, place, world);
  if (isGround(world, cell)) return cell;
  throw new Failure(`${option} ${place.join(',')}: expected a cell one can stand on, found no ground there`);
}
