import type { RoguePosition } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { Caught, Mover, Shapes, Walked, wayPath } from '../play/pieces.js';
import type { Trace } from '../play/traces.js';
import { lastSteps } from '../rogue/frame.js';
import { palette } from '../shell/settings.js';
import { Badges } from './Badges.js';
import { betterCells } from './better.js';
import type { Stage } from './stage.js';

/** Over the board: the last moves, what would have been better, whose move it is, and what each step is worth. */
export function Overlay({ stage: { view, board } }: { readonly stage: Stage }) {
  const standing = view.standing.value;
  if (standing === undefined || board.grid.value === undefined) return null;
  const { position } = standing;
  const mover = view.mover.value;
  const better = view.best.value === 'on' ? betterCells(standing, view.reviewed.value) : [];
  return (
    <svg class="overlay review-overlay" aria-hidden="true">
      {better.map((trace, at) => (
        <Better key={String(at)} model={board} trace={trace} />
      ))}
      {lastSteps(standing).map((trace, at) => (
        <Walked key={String(at)} model={board} trace={trace} hasGhost={!isTaken(position, trace.from)} />
      ))}
      <Shapes model={board} pursuers={position.monsters} quarries={[position.rogue]} />
      {mover !== undefined && <Mover model={board} cell={mover} />}
      <Badges
        model={board}
        options={view.options.value}
        isTrying={view.branch.value !== undefined}
        isTaken={(cell) => isTaken(position, cell)}
      />
      {position.monsters.includes(position.rogue) && <Caught model={board} cell={position.rogue} />}
    </svg>
  );
}

/** Whether somebody stands there, whose letter must be read. */
const isTaken = ({ monsters, rogue }: RoguePosition, cell: Cell): boolean => cell === rogue || monsters.includes(cell);

/** Where the last mover should have gone instead: a dashed way to a square; staying is a square around the ghost. */
function Better({ model, trace }: { readonly model: BoardModel; readonly trace: Trace }) {
  const { scale } = model.view.value;
  const { x, y } = model.pixelOfCell(trace.to);
  const half = 0.42 * scale;
  const width = Math.max(2, scale / 14);
  return (
    <g
      class="better"
      fill="none"
      stroke={palette.value.path}
      stroke-width={width}
      stroke-dasharray={`${1.6 * width} ${1.4 * width}`}
    >
      {trace.from !== trace.to && <path d={wayPath(model, trace, 0.42)} />}
      <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={0.1 * scale} />
    </g>
  );
}
