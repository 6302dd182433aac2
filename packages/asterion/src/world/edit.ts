/** Changes to a world, in place. Both sides of a wall change together, and painted ground brings its open ways along. */

import { shownValue } from '../settings/index.js';
import { checkCell } from './coordinates.js';
import type { Cell, Direction } from './grid.js';
import { checkDiagonals, type Diagonals, isPassable, openAt, Terrain } from './terrain.js';
import { checkWorld, isOpen, removeTunnel, type World } from './world.js';

/** Takes the wall away between a cell and its neighbour, which it returns. Throws a RangeError at the edge. */
export function openWay(world: World, cell: Cell, direction: Direction): Cell {
  const next = neighbourOrThrow(world, cell, direction);
  world.open[cell] |= 1 << direction;
  world.open[next] |= 1 << world.grid.shape.opposite[direction];
  return next;
}

/** Puts a wall between a cell and its neighbour. Throws a RangeError at the edge. */
export function closeWay(world: World, cell: Cell, direction: Direction): void {
  const next = neighbourOrThrow(world, cell, direction);
  world.open[cell] &= ~(1 << direction);
  world.open[next] &= ~(1 << world.grid.shape.opposite[direction]);
}

/** Opens every side that has a neighbour, corners left out. Trusts that all of the world is ground. */
export function openAllSides({ grid, open }: World): void {
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.sidesOf(cell)) if (grid.neighbour(cell, side) >= 0) open[cell] |= 1 << side;
  }
}

function neighbourOrThrow(world: World, cell: Cell, direction: Direction): Cell {
  checkCell(world.grid, cell);
  const next = world.grid.neighbour(cell, direction);
  if (!(next >= 0))
    throw new RangeError(`Expected a neighbour of cell ${cell} in direction ${shownValue(direction)}, found the edge.`);
  return next;
}

/**
 * Changes the ground under one cell and applies the rule again to it and to all around it: thin walls there go, and so
 * does a tunnel that would end in a wall or a pit.
 */
export function paint(world: World, cell: Cell, ground: Terrain, diagonals: Diagonals): void {
  checkWorld(world);
  const { grid, open, terrain } = world;
  checkCell(grid, cell);
  checkDiagonals(diagonals);
  if (terrain === undefined) throw new RangeError('Expected a world with terrain to paint on.');
  terrain[cell] = ground;
  if (!isPassable(ground)) removeTunnel(world, cell);
  open[cell] = openAt(grid, terrain, cell, diagonals);
  for (let direction = 0; direction < grid.shape.directions.length; direction++) {
    const next = grid.neighbour(cell, direction);
    if (next >= 0) open[next] = openAt(grid, terrain, next, diagonals);
  }
}

/** Turns a cell into a pit: every way to it and from it closes, its tunnel too. The walls elsewhere stay as they are. */
export function digPit(world: World, cell: Cell): void {
  const { grid, terrain } = world;
  if (terrain === undefined) throw new RangeError('Expected a world with terrain to dig in.');
  terrain[cell] = Terrain.pit;
  removeTunnel(world, cell);
  for (let direction = 0; direction < grid.shape.directions.length; direction++) {
    if (isOpen(world, cell, direction)) closeWay(world, cell, direction);
  }
}
