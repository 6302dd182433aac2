/** Over the board under review: the last moves, what would have been better, whose move it is, what each step is worth. */

import type { ExactValue } from 'asterion/play';
import type { Cell } from 'asterion/world';
import type { BoardModel } from '../../board/model.js';
import { palette } from '../../page/settings.js';
import { Annotations, Target } from '../Annotations.js';
import { type Step, stepsOfMove } from '../moves.js';
import { wayPath } from '../ways.js';
import type { MoveOption } from './options.js';
import type { Reviewing } from './reviewing.js';
import type { ReviewStage } from './stage.js';

/** CSS pixels a cell from which a number can be read in it. */
const NUMBERS_FROM = 20;
/** More than that many better moves would only say "anything else". */
const MOST_BETTER = 4;

interface Props {
  readonly stage: Pick<ReviewStage, 'play' | 'board'>;
}

export function ReviewAnnotations({ stage: { play, board } }: Props) {
  if (board.grid.value === undefined) return null;
  return (
    <Annotations
      name="review"
      stage={{ play, board }}
      hasTargets={false}
      below={betterSteps(play).map((step, at) => <Better key={String(at)} model={board} step={step} />)}
      above={<Badges stage={{ play, board }} />}
    />
  );
}

/** None unless the move that led here was a mistake; of several movers one joint move is shown. */
function betterSteps({ game, standing, reviewed, best }: Reviewing): Step[] {
  const [judged, before] = [reviewed.value, standing.value?.before];
  if (game.value === undefined || before === undefined || judged === undefined) return [];
  if (judged.mistake === null || best.value === 'off') return [];
  const { description } = game.value.setup;
  const isTeam = description.input.movers(before.position).length > 1;
  return judged.best
    .slice(0, isTeam ? 1 : MOST_BETTER)
    .flatMap((move) => stepsOfMove(description, before.position, move));
}

/** Where the last mover should have gone instead: a dashed way to a square; staying is a square around the ghost. */
function Better({ model, step }: { readonly model: BoardModel; readonly step: Step }) {
  const { scale } = model.viewport.value;
  const { x, y } = model.pixelOfCell(step.to);
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
      {step.from !== step.to && <path d={wayPath(model, [step.from, step.to], 0.42)} />}
      <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={0.1 * scale} />
    </g>
  );
}

/** In each cell one can step to, what that is worth: best ones are full, others plain; a dot where nothing is shown. */
function Badges({ stage: { play, board } }: Props) {
  const [options, exact, figures] = [play.options.value, play.game.value?.exact, play.view.value?.figures ?? []];
  const isTaken = (cell: Cell): boolean => figures.some((figure) => figure.cell === cell);
  const isChoice = options.some(({ isBest }) => isBest); // the same everywhere is said once, in words
  const signOf = (value: ExactValue | undefined): string => (value === undefined ? '' : (exact?.sign(value) ?? ''));
  return (
    <>
      {options.map((option) => {
        const { name, cell, value, isBest } = option;
        if (isBest || (isChoice && value !== undefined))
          return <Badge key={name} model={board} option={option} text={signOf(value)} isAside={isTaken(cell)} />;
        return play.isTrying.value && !isTaken(cell) && <Target key={name} model={board} cell={cell} isRing={false} />;
      })}
    </>
  );
}

interface BadgeProps {
  readonly model: BoardModel;
  readonly option: MoveOption;
  readonly text: string;
  /** Somebody stands there: then it is small and in a corner. */
  readonly isAside: boolean;
}

function Badge({ model, option: { cell, isBest }, text: written, isAside }: BadgeProps) {
  const { scale } = model.viewport.value;
  const { entrance, label, text, floor } = palette.value;
  const middle = model.pixelOfCell(cell);
  const shift = isAside ? 0.34 * scale : 0;
  const [x, y] = [middle.x + shift, middle.y - shift];
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
