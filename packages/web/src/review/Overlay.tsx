import type { RoguePosition } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { type Trace, tracesOf } from '../rogue/frame.js';
import { palette } from '../shell/settings.js';
import { Badges } from './Badges.js';
import { betterCells } from './better.js';
import type { Stage } from './stage.js';

/** CSS pixels a cell from which letters tell the two apart. */
const LETTERS_FROM = 16;

/** Over the board: the last moves, what would have been better, whose move it is, and what each step is worth. */
export function Overlay({ stage: { view, board } }: { readonly stage: Stage }) {
  const standing = view.standing.value;
  if (standing === undefined || board.grid.value === undefined) return null;
  const { position } = standing;
  const mover = view.mover.value;
  const better = view.best.value === 'on' ? betterCells(standing, view.reviewed.value) : [];
  return (
    <svg class="review-overlay" aria-hidden="true">
      {better.map((trace, at) => (
        <Better key={String(at)} model={board} trace={trace} />
      ))}
      {tracesOf(standing).map((trace, at) => (
        <Walked key={String(at)} model={board} trace={trace} hasGhost={!isTaken(position, trace.from)} />
      ))}
      {board.view.value.scale < LETTERS_FROM && <Shapes model={board} position={position} />}
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

/** Where cells are too small for letters, shapes tell who is who: a monster is a diamond, the rogue a disc. */
function Shapes({
  model,
  position: { monsters, rogue },
}: {
  readonly model: BoardModel;
  readonly position: RoguePosition;
}) {
  const { pursuer, quarry, floor } = palette.value;
  const size = Math.max(4.5, 0.5 * model.view.value.scale);
  const disc = model.pixelOfCell(rogue);
  return (
    <g stroke={floor} stroke-width={1}>
      <circle cx={disc.x} cy={disc.y} r={0.85 * size} fill={quarry} />
      {monsters.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        const d = `M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}z`;
        return <path key={String(at)} d={d} fill={pursuer} />;
      })}
    </g>
  );
}

interface TraceProps {
  readonly model: BoardModel;
  readonly trace: Trace;
}

/** The way between two cells, from the edge of a ghost in the one to the edge of what stands in the other. */
function way({ model, trace: { from, to } }: TraceProps, gap: number): string {
  const [a, b] = [model.pixelOfCell(from), model.pixelOfCell(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [start, stop] = [0.3, gap].map((share) => Math.min((share * model.view.value.scale) / length, 0.5));
  const at = (part: number) => `${a.x + (b.x - a.x) * part} ${a.y + (b.y - a.y) * part}`;
  return `M${at(start)}L${at(1 - stop)}`;
}

/** A ghost where somebody stood, and the way from there; shape as well as colour tells whose it is. */
function Walked({ model, trace, hasGhost }: TraceProps & { readonly hasGhost: boolean }) {
  const { scale } = model.view.value;
  const { x, y } = model.pixelOfCell(trace.from);
  const width = Math.max(1.5, scale / 18);
  const dashes = trace.isMonster ? undefined : `${2 * width} ${2 * width}`;
  return (
    <g
      fill="none"
      stroke={trace.isMonster ? palette.value.pursuer : palette.value.quarry}
      stroke-width={width}
      stroke-linecap="round"
    >
      {hasGhost && <circle cx={x} cy={y} r={0.3 * scale} stroke-dasharray={dashes} />}
      <path d={way({ model, trace }, 0.38)} />
    </g>
  );
}

/** Where the last mover should have gone instead: a dashed way to a square; staying is a square around the ghost. */
function Better({ model, trace }: TraceProps) {
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
      {trace.from !== trace.to && <path d={way({ model, trace }, 0.42)} />}
      <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={0.1 * scale} />
    </g>
  );
}

function Mover({ model, cell }: { readonly model: BoardModel; readonly cell: Cell }) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const width = Math.max(1.5, scale / 20);
  return (
    <circle class="mover" cx={x} cy={y} r={0.44 * scale} fill="none" stroke={palette.value.text} stroke-width={width} />
  );
}

/** Rays around the cell: it is over. */
function Caught({ model, cell }: { readonly model: BoardModel; readonly cell: Cell }) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const rays = Array.from({ length: 8 }, (_, at) => {
    const [right, down] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)].map((part) => part * scale);
    return `M${x + 0.46 * right} ${y + 0.46 * down}l${0.2 * right} ${0.2 * down}`;
  });
  const width = Math.max(2, scale / 12);
  return <path d={rays.join('')} stroke={palette.value.exit} stroke-width={width} stroke-linecap="round" fill="none" />;
}
