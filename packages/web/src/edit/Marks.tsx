/** What is drawn over the board: lines to count cells by, and what cannot be reached. */

import type { Cell, Grid } from 'asterion/world';
import { useMemo } from 'preact/hooks';
import { Lattice } from '../board/Lattice.js';
import type { BoardModel } from '../board/model.js';
import { palette } from '../page/settings.js';
import type { Stage } from './stage.js';

/** Cells up to which lines are drawn between them: of more there are too many lines. */
const LINES_UP_TO = 10_000;

export function Marks({ stage: { board, truth, area } }: { readonly stage: Stage }) {
  const grid = board.grid.value;
  if (grid === undefined) return null;
  return (
    <svg class="annotations" aria-hidden="true">
      {grid.cellCount <= LINES_UP_TO && <Lattice model={board} />}
      <AreaOutline model={board} cells={area.shown.value ?? []} />
      <Unreachable model={board} cells={truth.unreachable.value} />
    </svg>
  );
}

/** Around the cells that are chosen, in dashes of dark and light: it is seen on any ground. */
function AreaOutline({ model, cells }: { readonly model: BoardModel; readonly cells: readonly Cell[] }) {
  const grid = model.grid.value;
  const d = useMemo(() => (grid === undefined ? '' : rimPath(grid, cells)), [grid, cells]);
  const { scale, left, top } = model.viewport.value;
  if (d === '') return null;
  const line = { d, fill: 'none', 'stroke-width': 3 / scale, 'stroke-linecap': 'square' } as const;
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} data-testid="area-outline">
      <path {...line} stroke={palette.value.floor} />
      <path {...line} stroke={palette.value.text} stroke-dasharray={`${6 / scale} ${6 / scale}`} />
    </g>
  );
}

/** The sides of some cells beyond which none of them lies, in drawing units. */
function rimPath(grid: Grid, cells: readonly Cell[]): string {
  const within = new Set(cells);
  return cells
    .flatMap((cell) =>
      grid
        .sidesOf(cell)
        .filter((side) => !within.has(grid.neighbour(cell, side)))
        .map((side) => grid.side(cell, side)),
    )
    .map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');
}

/** A stroke through every cell that is out of reach. */
function Unreachable({ model, cells }: { readonly model: BoardModel; readonly cells: readonly Cell[] }) {
  const { width, height } = model.window.value;
  const half = 0.2 * model.viewport.value.scale;
  if (cells.length === 0 || half < 1) return null;
  const d = cells
    .map((cell) => model.pixelOfCell(cell))
    .filter(({ x, y }) => x > -half && y > -half && x < width + half && y < height + half)
    .map(({ x, y }) => `M${x - half} ${y + half}L${x + half} ${y - half}`);
  return (
    <path
      d={d.join('')}
      stroke={palette.value.text}
      stroke-width={Math.max(1, half / 4)}
      opacity={0.45}
      data-testid="unreachable"
    />
  );
}
