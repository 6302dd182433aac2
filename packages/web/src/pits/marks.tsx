/** What is drawn over the board: the goal, the pits of this turn, the cells whose loss would cut off the player. */

import type { Cell } from 'asterion/world';
import { inkOn } from '../board/ink.js';
import type { BoardModel } from '../board/model.js';
import { palette } from '../shell/settings.js';

interface Props {
  readonly model: BoardModel;
  readonly cells: readonly Cell[];
}

/** Where one wants to go must be found at a glance. */
export function GoalRing({ model, cell }: { readonly model: BoardModel; readonly cell: Cell }) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const width = Math.max(2, scale / 12);
  return <circle cx={x} cy={y} r={0.4 * scale} fill="none" stroke={palette.value.thing} stroke-width={width} />;
}

/** A ring in each. They come in with a little motion, where motion is wanted: so each turn has rings of its own. */
export function NewPits({ model, cells, ply }: Props & { readonly ply: number }) {
  const { scale } = model.view.value;
  return (
    <g fill="none" stroke={inkOn(palette.value.pit)} stroke-width={Math.max(1.5, scale / 12)} data-testid="new-pits">
      {cells.map((cell) => {
        const { x, y } = model.pixelOfCell(cell);
        return <circle key={`${cell} ${ply >> 1}`} class="new-pit" cx={x} cy={y} r={0.32 * scale} />;
      })}
    </g>
  );
}

/** A triangle in each. */
export function CutMarks({ model, cells }: Props) {
  const { scale } = model.view.value;
  const { pursuer, floor } = palette.value;
  return (
    <g fill={pursuer} stroke={floor} stroke-width={1} data-testid="cut-marks">
      {cells.map((cell) => {
        const { x, y } = model.pixelOfCell(cell);
        return <path key={cell} d={trianglePath(x, y, Math.max(4, 0.3 * scale))} />;
      })}
    </g>
  );
}

/** A triangle that stands on its side, around a point. */
export const trianglePath = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + 0.9 * size} ${y + 0.7 * size}H${x - 0.9 * size}z`;
