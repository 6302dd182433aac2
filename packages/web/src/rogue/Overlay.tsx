import { type RoguePosition, STAY, stepsFrom, stepTo } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { palette } from '../shell/settings.js';
import { type Trace, tracesOf } from './frame.js';
import { BestSteps } from './Peek.js';
import type { Stage } from './stage.js';

/** CSS pixels a cell from which letters tell the two apart. */
const LETTERS_FROM = 16;

/** Over the board: where the last moves came from, where one can step, and where the rogue was caught. */
export function Overlay({ stage: { play, board, truth } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  if (standing === undefined || board.grid.value === undefined) return null;
  const { position, end } = standing;
  const mover = play.mover.value;
  return (
    <svg class="rogue-overlay" aria-hidden="true">
      {tracesOf(standing).map((trace, at) => (
        <TraceMark key={String(at)} model={board} trace={trace} isTaken={isTaken(position, trace.from)} />
      ))}
      {board.view.value.scale < LETTERS_FROM && <Shapes model={board} position={position} />}
      {mover !== undefined && (
        <Targets model={board} position={position} mover={mover} hasNotes={truth.cells.value !== undefined} />
      )}
      {truth.best.value !== undefined && <BestSteps model={board} best={truth.best.value} />}
      {end?.result === 'captured' && <Caught model={board} cell={position.rogue} />}
    </svg>
  );
}

/** Whether somebody stands there, whose letter must be read. */
const isTaken = ({ monsters, rogue }: RoguePosition, cell: Cell): boolean => cell === rogue || monsters.includes(cell);

/** Where cells are too small for letters, shapes tell who is who: a monster is a diamond, the rogue a disc. */
function Shapes({ model, position: { monsters, rogue } }: Pick<TargetProps, 'model' | 'position'>) {
  const { pursuer, quarry, floor } = palette.value;
  const size = Math.max(4.5, 0.5 * model.view.value.scale);
  const disc = model.pixelOfCell(rogue);
  return (
    <g stroke={floor} stroke-width={1}>
      <circle cx={disc.x} cy={disc.y} r={0.85 * size} fill={quarry} />
      {monsters.map((cell, at) => {
        const { x, y } = model.pixelOfCell(cell);
        const d = `M${x - size} ${y}L${x} ${y - size}L${x + size} ${y}L${x} ${y + size}z`;
        return <path key={String(at)} d={d} fill={pursuer} />;
      })}
    </g>
  );
}

interface TraceProps {
  readonly model: BoardModel;
  readonly trace: Trace;
  readonly isTaken: boolean;
}

/** A ghost where somebody stood, and the way from there; shape as well as colour tells whose it is. */
function TraceMark({ model, trace: { isMonster, from, to }, isTaken: hasNoGhost }: TraceProps) {
  const [a, b] = [model.pixelOfCell(from), model.pixelOfCell(to)];
  const { scale } = model.view.value;
  const radius = 0.3 * scale;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const share = (distance: number) => Math.min(distance / length, 0.5);
  const at = (part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const [start, stop] = [at(share(radius)), at(1 - share(0.38 * scale))];
  const colour = isMonster ? palette.value.pursuer : palette.value.quarry;
  const width = Math.max(1.5, scale / 18);
  return (
    <g fill="none" stroke={colour} stroke-width={width} stroke-linecap="round">
      {!hasNoGhost && (
        <circle cx={a.x} cy={a.y} r={radius} stroke-dasharray={isMonster ? undefined : `${2 * width} ${2 * width}`} />
      )}
      <line x1={start.x} y1={start.y} x2={stop.x} y2={stop.y} />
    </g>
  );
}

interface TargetProps {
  readonly model: BoardModel;
  readonly position: RoguePosition;
  readonly mover: Cell;
}

/** A ring around whoever is to move, and dots where that one can step; where something is to be read, a dotted ring. */
function Targets({ model, position, mover, hasNotes }: TargetProps & { readonly hasNotes: boolean }) {
  const { setup } = position;
  const { scale } = model.view.value;
  const { text, floor } = palette.value;
  const { x, y } = model.pixelOfCell(mover);
  const steps = stepsFrom(setup, mover).filter((step) => step !== STAY);
  return (
    <>
      <circle
        class="mover"
        cx={x}
        cy={y}
        r={0.44 * scale}
        fill="none"
        stroke={text}
        stroke-width={Math.max(1.5, scale / 20)}
      />
      {steps.map((step) => {
        const cell = stepTo(setup, mover, step);
        const at = model.pixelOfCell(cell);
        const isRing = hasNotes || isTaken(position, cell);
        return (
          <circle
            key={step}
            class="target"
            cx={at.x}
            cy={at.y}
            r={isRing ? 0.42 * scale : Math.max(3, 0.11 * scale)}
            fill={isRing ? 'none' : text}
            stroke={isRing ? text : floor}
            stroke-width={1.5}
            {...(isRing ? { 'stroke-dasharray': '2 4' } : {})}
          />
        );
      })}
    </>
  );
}

/** Rays around the cell: it is over. */
function Caught({ model, cell }: { readonly model: BoardModel; readonly cell: Cell }) {
  const { x, y } = model.pixelOfCell(cell);
  const { scale } = model.view.value;
  const rays = Array.from({ length: 8 }, (_, at) => {
    const [right, down] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    const [near, far] = [0.46 * scale, 0.66 * scale];
    return `M${x + right * near} ${y + down * near}L${x + right * far} ${y + down * far}`;
  });
  return (
    <path
      d={rays.join('')}
      stroke={palette.value.exit}
      stroke-width={Math.max(2, scale / 12)}
      stroke-linecap="round"
      fill="none"
    />
  );
}
