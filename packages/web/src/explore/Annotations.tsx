import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { Caught } from '../game/Annotations.js';
import { GhostTrail } from '../game/ChallengePart.js';
import { palette } from '../page/settings.js';
import { look } from './looks.js';
import type { Stage } from './stage.js';

/** Over the board: the ways of the hunters, the way the avatar goes, and where it was caught. */
export function Annotations({ stage: { session, journey, walking, board, plans } }: { readonly stage: Stage }) {
  const position = journey.position.value;
  if (position === undefined || board.grid.value === undefined) return null;
  const { scale } = board.viewport.value;
  const { pursuer, quarry } = look.value.colours(palette.value);
  const width = Math.max(2, scale / 8);
  const shared = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return (
    <svg class="annotations explore-annotations" aria-hidden="true">
      <GhostTrail challenge={session.challenge} model={board} />
      <g
        {...shared}
        stroke={pursuer}
        stroke-width={width}
        stroke-dasharray={`${2 * width} ${1.5 * width}`}
        opacity="0.8"
      >
        {plans.value.map((way, at) => (
          <path key={String(at)} class="plan" d={pathBetween(board, way)} />
        ))}
      </g>
      {walking.isGoing.value && (
        <path
          {...shared}
          class="way"
          d={pathBetween(board, [position.avatar, ...walking.way.value])}
          stroke={quarry}
          stroke-width={width}
          stroke-dasharray={`0 ${2 * width}`}
        />
      )}
      {journey.outcome.value?.result === 'caught' && <Caught model={board} cell={position.avatar} />}
    </svg>
  );
}

/** A line along a way, from the edge of its first cell to the edge of its last, where somebody stands to be seen. */
function pathBetween(board: BoardModel, way: readonly Cell[]): string {
  const points = way.map((cell) => board.pixelOfCell(cell));
  const middle = (at: number): string =>
    `${(points[at].x + points[at + 1].x) / 2} ${(points[at].y + points[at + 1].y) / 2}`;
  if (points.length < 2) return '';
  const inner = points.slice(1, -1).map(({ x, y }) => `L${x} ${y}`);
  return `M${middle(0)}${inner.join('')}L${middle(points.length - 2)}`;
}
