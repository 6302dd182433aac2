/** What is drawn over the board: lines, the goal, the pits of this turn, and where a pit would be the end. */

import { rampColour } from 'asterion/render';
import type { Cell } from 'asterion/world';
import { inkOn } from '../board/ink.js';
import type { BoardModel } from '../board/model.js';
import { ColourScale, LegendOfColours } from '../game/HeatLegend.js';
import { LegendItem } from '../game/Legend.js';
import { palette } from '../page/settings.js';
import { colourOf } from './frame.js';

interface Props {
  readonly model: BoardModel;
  readonly cells: readonly Cell[];
}

/** Where one wants to go must be found at a glance. */
export function GoalRing({ model, cell }: { readonly model: BoardModel; readonly cell: Cell }) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.viewport.value;
  const width = Math.max(2, scale / 12);
  return <circle cx={x} cy={y} r={0.4 * scale} fill="none" stroke={palette.value.thing} stroke-width={width} />;
}

/** A ring in each. They come in with a little motion, where motion is wanted: so each turn has rings of its own. */
export function NewPits({ model, cells, ply }: Props & { readonly ply: number }) {
  const { scale } = model.viewport.value;
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
  const { scale } = model.viewport.value;
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
const trianglePath = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + 0.9 * size} ${y + 0.7 * size}H${x - 0.9 * size}z`;

/** What the colours of a hint mean. */
export const WayLegend = () => (
  <LegendOfColours lead="Of the shortest ways left:">
    <ColourScale
      colours={[0, 0.25, 0.5, 0.75, 1].map((share) => rampColour(palette.value.wins[1], colourOf(share)))}
      sign="1 %"
    >
      100 % go through the cell
    </ColourScale>
  </LegendOfColours>
);

/** The signs of this room, beside those of all games. */
export function OwnSigns() {
  const { wins, wall, pit, pursuer } = palette.value;
  return (
    <>
      <LegendItem name="hint: a pit here cuts you off">
        <path d={trianglePath(10, 10, 8)} fill={pursuer} />
      </LegendItem>
      <LegendItem name="pit of this turn">
        <rect x="2" y="2" width="16" height="16" fill={pit} />
        <circle cx="10" cy="10" r="5" fill="none" stroke={inkOn(pit)} stroke-width="1.5" />
      </LegendItem>
      <LegendItem name="cut off: shut in here">
        <rect x="2" y="2" width="16" height="16" fill={wins[2][0]} stroke={wall} />
      </LegendItem>
    </>
  );
}
