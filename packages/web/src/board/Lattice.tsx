/** Lines to count cells by, over a board. */

import type { Cell, Grid } from 'asterion/world';
import { useMemo } from 'preact/hooks';
import { palette } from '../page/settings.js';
import type { BoardModel } from './model.js';

/** CSS pixels a cell from which cells can be told apart. */
const LINES_FROM = 8;

/** Faint lines between the cells: open ground has no walls to count by. */
export function Lattice({ model }: { readonly model: BoardModel }) {
  const grid = model.grid.value;
  const d = useMemo(() => (grid === undefined ? '' : latticePath(grid)), [grid]);
  const { scale, left, top } = model.viewport.value;
  if (scale < LINES_FROM) return null;
  return (
    <path
      d={d}
      transform={`translate(${left} ${top}) scale(${scale})`}
      stroke={palette.value.wall}
      stroke-width={1 / scale}
      opacity={0.16}
    />
  );
}

/** Every side between two cells, once, in drawing units. */
function latticePath(grid: Grid): string {
  const lines: string[] = [];
  for (let cell: Cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.sidesOf(cell)) {
      if (grid.neighbour(cell, side) <= cell) continue;
      lines.push(
        `M${grid
          .side(cell, side)
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}`,
      );
    }
  }
  return lines.join('');
}
