/** What is drawn over a board on which somebody plays. */

import type { ReadonlySignal } from '@preact/signals';
import type { Piece } from 'asterion/play';
import { isGround } from 'asterion/world';
import type { ComponentChildren } from 'preact';
import { figureScale } from '../board/mark.js';
import type { BoardModel } from '../board/model.js';
import { palette } from '../page/settings.js';
import type { ExactAnnotations } from './exact.js';
import { type Step, type Trace, tracesOf } from './moves.js';
import type { GameState } from './state.js';
import { arrowPath, wayPath } from './ways.js';

/** CSS pixels a cell from which letters tell the two apart. */
const LETTERS_FROM = 16;

interface Annotated {
  readonly play: Pick<GameState, 'standing' | 'view' | 'mover' | 'setup' | 'parts'>;
  readonly board: BoardModel;
  readonly exact?: Pick<ExactAnnotations, 'best'> | undefined;
  /** Steps that were asked for. */
  readonly hint?: { readonly steps: ReadonlySignal<readonly Step[]> } | undefined;
}

interface Props {
  /** What the board is called. */
  readonly name: string;
  readonly stage: Annotated;
  /** The room's own marks, below and above the common ones. */
  readonly below?: ComponentChildren;
  readonly above?: ComponentChildren;
  /** Whether it is shown where one can step; it is unless told. */
  readonly hasTargets?: boolean;
}

/** The last moves, the hint, where one can step, the best move, and where somebody was caught. */
export function Annotations({ name, stage: { play, board, exact, hint }, below, above, hasTargets = true }: Props) {
  const [standing, view, mover] = [play.standing.value, play.view.value, play.mover.value];
  const description = play.setup.value?.description;
  if (standing === undefined || view === undefined || description === undefined || board.grid.value === undefined)
    return null;
  const hasNotes = board.frame.value?.notes !== undefined;
  const isTaken = (cell: number): boolean => view.figures.some((figure) => figure.cell === cell);
  const cells = hasTargets ? play.parts.value.map(({ to }) => to) : [];
  const targets = cells.filter((cell) => cell !== mover && isGround(view.world, cell));
  const cellsOf = (part: Piece['part']): number[] =>
    view.figures
      .filter(({ role }) => description.pieces.some((piece) => piece.role === role && piece.part === part))
      .map(({ cell }) => cell);
  const caught = view.figures.filter(({ state }) => state === 'caught').map(({ cell }) => cell);
  return (
    <svg class={`annotations ${name}-annotations`} aria-hidden="true">
      {below}
      {tracesOf(description, standing, view).map((trace, at) => (
        <Walked key={String(at)} model={board} trace={trace} hasGhost={!isTaken(trace.cells[0])} />
      ))}
      <Shapes model={board} pursuers={cellsOf('pursuer')} quarries={cellsOf('quarry')} things={cellsOf('thing')} />
      {mover !== undefined && <Mover model={board} cell={mover} />}
      {above}
      {hint !== undefined && hint.steps.value.length > 0 && <BestSteps model={board} steps={hint.steps.value} />}
      {[...new Set(targets)].map((cell) => (
        <Target key={cell} model={board} cell={cell} isRing={hasNotes || isTaken(cell)} />
      ))}
      {exact?.best.value !== undefined && <BestSteps model={board} steps={exact.best.value.steps} />}
      {[...new Set(caught)].map((cell) => (
        <Caught key={cell} model={board} cell={cell} />
      ))}
    </svg>
  );
}

interface ShapesProps {
  readonly model: BoardModel;
  /** Those who are seen. */
  readonly pursuers: readonly number[];
  readonly quarries: readonly number[];
  /** What lies around. */
  readonly things?: readonly number[];
}

/** Where cells are too small for letters, shapes tell what is what: a pursuer is a diamond, the quarry a disc, a thing a square. */
export function Shapes({ model, pursuers, quarries, things = [] }: ShapesProps) {
  const { pursuer, quarry, thing, floor } = palette.value;
  const { scale } = model.viewport.value;
  if (scale >= LETTERS_FROM) return null;
  const size = Math.max(4.5, 0.5 * scale);
  return (
    <g stroke={floor} stroke-width={1}>
      {things.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        return <path key={String(at)} d={`M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`} fill={thing} />;
      })}
      {quarries.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        return <circle key={String(at)} cx={x} cy={y} r={0.85 * size} fill={quarry} />;
      })}
      {pursuers.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        const d = `M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}z`;
        return <path key={String(at)} d={d} fill={pursuer} />;
      })}
    </g>
  );
}

interface WalkedProps {
  readonly model: BoardModel;
  readonly trace: Trace;
  /** Not where somebody stands, whose letter must be read. */
  readonly hasGhost: boolean;
}

/** A ghost where somebody stood, and the way from there; shape as well as colour tells whose it is. */
function Walked({ model, trace, hasGhost }: WalkedProps) {
  const scale = figureScale(model.viewport.value.scale);
  const { x, y } = model.pixelOfCell(trace.cells[0]);
  const width = Math.max(1.5, scale / 18);
  const dashes = trace.isPursuer ? undefined : `${2 * width} ${2 * width}`;
  return (
    <g
      fill="none"
      stroke={trace.isPursuer ? palette.value.pursuer : palette.value.quarry}
      stroke-width={width}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {hasGhost && <circle cx={x} cy={y} r={0.3 * scale} stroke-dasharray={dashes} />}
      <path d={wayPath(model, trace.cells, 0.38)} />
    </g>
  );
}

interface CellProps {
  readonly model: BoardModel;
  readonly cell: number;
}

/** A ring around whoever is to move. */
function Mover({ model, cell }: CellProps) {
  const { x, y } = model.pixelOfCell(cell);
  const scale = figureScale(model.viewport.value.scale);
  const width = Math.max(1.5, scale / 20);
  return (
    <circle class="mover" cx={x} cy={y} r={0.44 * scale} fill="none" stroke={palette.value.text} stroke-width={width} />
  );
}

/** A dot where one can step; where something is to be read, a dotted ring. */
export function Target({ model, cell, isRing }: CellProps & { readonly isRing: boolean }) {
  const { x, y } = model.pixelOfCell(cell);
  const scale = figureScale(model.viewport.value.scale);
  const { text, floor } = palette.value;
  return (
    <circle
      class="target"
      cx={x}
      cy={y}
      r={isRing ? 0.42 * scale : Math.max(3, 0.11 * scale)}
      fill={isRing ? 'none' : text}
      stroke={isRing ? text : floor}
      stroke-width={1.5}
      {...(isRing ? { 'stroke-dasharray': '2 4' } : {})}
    />
  );
}

/** Rays around the cell: it is over. */
export function Caught({ model, cell }: CellProps) {
  const { x, y } = model.pixelOfCell(cell);
  const scale = figureScale(model.viewport.value.scale);
  const rays = Array.from({ length: 8 }, (_, at) => {
    const [right, down] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)].map((part) => part * scale);
    return `M${x + 0.46 * right} ${y + 0.46 * down}l${0.2 * right} ${0.2 * down}`;
  });
  const width = Math.max(2, scale / 12);
  return <path d={rays.join('')} stroke={palette.value.exit} stroke-width={width} stroke-linecap="round" fill="none" />;
}

/** An arrow for each best step, a target for staying. */
function BestSteps({ model, steps }: { readonly model: BoardModel; readonly steps: readonly Step[] }) {
  const scale = figureScale(model.viewport.value.scale);
  const { path, floor } = palette.value;
  const width = Math.max(2.5, scale / 9);
  const d = steps
    .map((step) => (step.from === step.to ? targetPath(model, step.from, scale) : arrowPath(model, step.from, step.to)))
    .join('');
  return (
    <g class="best" fill="none" stroke-linecap="round" stroke-linejoin="round" data-testid="best">
      <path d={d} stroke={floor} stroke-width={2 * width} />
      <path d={d} stroke={path} stroke-width={width} />
    </g>
  );
}

function targetPath(model: BoardModel, cell: number, scale: number): string {
  const { x, y } = model.pixelOfCell(cell);
  const r = 0.42 * scale;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
