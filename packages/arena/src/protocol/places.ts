/** Rows of the protocol are counted from the top line of what is drawn, wherever a world has its row 0. */

import {
  type Cell,
  cellAt,
  coordinatesOf,
  directionName,
  drawnRow,
  type Grid,
  isOnGrid,
  openDirectionsOf,
  rowLength,
  TUNNEL,
  type World,
} from 'asterion/world';

/** The row from the top and the column of a cell. */
export function placeOf(grid: Grid, cell: Cell): readonly [row: number, col: number] {
  const [row, col] = coordinatesOf(grid, cell);
  return [drawnRow(grid, row), col];
}

/** The cell at a row from the top and a column; undefined outside the grid. */
export function cellAtPlace(grid: Grid, row: number, col: number): Cell | undefined {
  return isOnGrid(grid, drawnRow(grid, row), col) ? cellAt(grid, drawnRow(grid, row), col) : undefined;
}

/** `3,4` */
export const placeText = (grid: Grid, cell: Cell): string => placeOf(grid, cell).join();

/** All cells, line by line from the top. */
export const cellsDrawn = (grid: Grid): Cell[] => rowsDrawn(grid).flat();

/** The cells of each line, from the top. */
export const rowsDrawn = (grid: Grid): Cell[][] =>
  Array.from({ length: grid.rows }, (_, drawn) => {
    const row = drawnRow(grid, drawn);
    return Array.from({ length: rowLength(grid, row) }, (_unused, col) => grid.rowStart(row) + col);
  });

/** The ways that are open from a cell, as the block `ways` says them: `N E TUNNEL 3 4`; only those that are `known`. */
export const waysText = (world: World, cell: Cell, known: (direction: number) => boolean = () => true): string =>
  openDirectionsOf(world, cell)
    .filter(known)
    .map((direction) =>
      direction === TUNNEL
        ? `${directionName(world.grid.shape, direction)} ${placeOf(world.grid, world.tunnels.get(cell) ?? -1).join(' ')}`
        : directionName(world.grid.shape, direction),
    )
    .join(' ');
