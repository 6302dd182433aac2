import type { ReadonlySignal } from '@preact/signals';
import type { BoardModel } from '../board/model.js';
import { palette } from '../shell/settings.js';
import type { Best } from './best.js';

/** What lets the best move be looked at. */
export interface Peeking {
  readonly isPeeking: ReadonlySignal<boolean>;
  readonly best: ReadonlySignal<Best | undefined>;
  /** Why there is no best move to be seen. */
  readonly noBest: ReadonlySignal<string>;
  hold(on: boolean): void;
  pin(): void;
}

/**
 * Shows the best move as long as it is held, by pointer or Space. For whoever cannot hold, Enter or a click without a
 * pointer keeps it until the next move.
 */
export function PeekButton({ truth }: { readonly truth: Peeking }) {
  return (
    <button
      type="button"
      class="act-best-move"
      title="Hold to see the best move"
      aria-keyshortcuts="I"
      aria-pressed={truth.isPeeking.value}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        truth.hold(true);
      }}
      onPointerUp={() => truth.hold(false)}
      onPointerCancel={() => truth.hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) truth.hold(true);
      }}
      onKeyUp={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault(); // no click: it was held
        truth.hold(false);
      }}
      onBlur={() => truth.hold(false)}
      onClick={(event) => {
        if (event.detail === 0) truth.pin();
      }}
    >
      Best move
      <kbd aria-hidden="true">I</kbd>
    </button>
  );
}

/** Over the board, where it moves nothing, away from the arrows: the best move in words, or why it is not known yet. */
export function PeekText({ truth, board }: { readonly truth: Peeking; readonly board: BoardModel }) {
  if (!truth.isPeeking.value) return null;
  const [first] = truth.best.value?.steps ?? [];
  const isLow = first !== undefined && board.pixelOfCell(first.from).y > board.window.value.height / 2;
  return (
    <p class={`board-message peek ${isLow ? 'is-above' : ''}`} data-testid="peek">
      {truth.best.value?.choice ?? truth.noBest.value}
    </p>
  );
}

interface StepsProps {
  readonly model: BoardModel;
  readonly best: Best;
}

/** An arrow for each best step, a target for staying. */
export function BestSteps({ model, best }: StepsProps) {
  const { scale } = model.view.value;
  const { path, floor } = palette.value;
  const width = Math.max(2.5, scale / 9);
  const d = best.steps
    .map(({ from, to }) => (from === to ? targetPath(model, from, scale) : arrowPath(model, from, to, scale)))
    .join('');
  return (
    <g class="best" fill="none" stroke-linecap="round" stroke-linejoin="round" data-testid="best">
      <path d={d} stroke={floor} stroke-width={2 * width} />
      <path d={d} stroke={path} stroke-width={width} />
    </g>
  );
}

function arrowPath(model: BoardModel, from: number, to: number, scale: number): string {
  const [a, b] = [model.pixelOfCell(from), model.pixelOfCell(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [right, down] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = Math.min(0.4 * scale, length / 2);
  const at = (along: number, aside: number) =>
    `${a.x + right * along - down * aside} ${a.y + down * along + right * aside}`;
  const [tip, head] = [length - 0.05 * scale, 0.2 * scale];
  return `M${at(start, 0)}L${at(tip, 0)}M${at(tip - head, head)}L${at(tip, 0)}L${at(tip - head, -head)}`;
}

function targetPath(model: BoardModel, cell: number, scale: number): string {
  const { x, y } = model.pixelOfCell(cell);
  const r = 0.42 * scale;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
