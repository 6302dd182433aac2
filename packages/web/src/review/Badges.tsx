import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { palette } from '../shell/settings.js';
import type { Option } from './options.js';

/** CSS pixels a cell from which a number can be read in it. */
const NUMBERS_FROM = 20;

interface Props {
  readonly model: BoardModel;
  readonly options: readonly Option[];
  readonly isTrying: boolean;
  readonly isTaken: (cell: Cell) => boolean;
}

/** In each cell one can step to, what that is worth: best ones are full, others plain; a dot where nothing is shown. */
export function Badges({ model, options, isTrying, isTaken }: Props) {
  const isChoice = options.some(({ isBest }) => isBest); // the same everywhere is said once, in words
  return (
    <>
      {options.map((option) => {
        const { name, cell, value, isBest } = option;
        if (isBest || (isChoice && value !== undefined))
          return <Badge key={name} model={model} option={option} isAside={isTaken(cell)} />;
        return isTrying && !isTaken(cell) && <Dot key={name} model={model} cell={cell} />;
      })}
    </>
  );
}

function Dot({ model, cell }: { readonly model: BoardModel; readonly cell: Cell }) {
  const { x, y } = model.pixelOfCell(cell);
  const { text, floor } = palette.value;
  return (
    <circle
      class="target"
      cx={x}
      cy={y}
      r={Math.max(3, 0.11 * model.view.value.scale)}
      fill={text}
      stroke={floor}
      stroke-width={1.5}
    />
  );
}

interface BadgeProps {
  readonly model: BoardModel;
  readonly option: Option;
  /** Somebody stands there: then it is small and in a corner. */
  readonly isAside: boolean;
}

/** The number is of monster moves until the capture; a lying eight stands for never. */
function Badge({ model, option: { cell, value, isBest }, isAside }: BadgeProps) {
  const { scale } = model.view.value;
  const { entrance, label, text, floor } = palette.value;
  const middle = model.pixelOfCell(cell);
  const shift = isAside ? 0.34 * scale : 0;
  const [x, y] = [middle.x + shift, middle.y - shift];
  const written = value?.verdict === 'evades' ? '∞' : (value?.captureIn?.toString() ?? '');
  const size = Math.max(9, (isAside ? 0.3 : 0.38) * scale) / Math.max(1, written.length * 0.55);
  const radius = Math.max(4, (isAside ? 0.2 : 0.3) * scale);
  return (
    <g class={isBest ? 'badge is-best' : 'badge'}>
      {(isBest || isAside) && (
        <circle
          cx={x}
          cy={y}
          r={radius}
          fill={isBest ? entrance : floor}
          stroke={isBest ? floor : text}
          stroke-width={isBest ? 1.5 : 1}
        />
      )}
      {scale >= NUMBERS_FROM && (
        <text
          x={x}
          y={y}
          dy="0.36em"
          text-anchor="middle"
          font-size={size}
          font-weight={isBest ? 700 : 500}
          fill={isBest ? label : text}
        >
          {written}
        </text>
      )}
    </g>
  );
}
