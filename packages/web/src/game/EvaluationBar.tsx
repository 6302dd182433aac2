/** Beside the board, on request: who wins with best play, and in how many moves. */

import type { ExactValue } from 'asterion/play';
import { palette } from '../page/settings.js';
import { barShare } from './bar-share.js';
import type { ExactAnnotations } from './exact.js';
import type { Stage } from './stage.js';

/** Its place is kept free whether it is there or not: the board stays as it is. */
export function EvaluationBar({
  stage,
  annotations,
}: {
  readonly stage: Stage;
  readonly annotations: ExactAnnotations;
}) {
  const value = annotations.hasBar.value ? annotations.value.value : undefined;
  const text = textOf(annotations, value);
  if (text === undefined) return null;
  const { pursuer, quarry, label } = palette.value;
  const isHunters =
    value !== undefined &&
    stage.description.pieces.some(({ role, part }) => role === value.winner && part === 'pursuer');
  const share = value === undefined ? 0.5 : barShare(value);
  const upper = value?.winner === undefined ? 0.5 : isHunters ? share : 1 - share;
  return (
    <div class="evaluation-bar" role="img" aria-label={text} title={text} data-testid="evaluation">
      <span style={{ height: `${100 * upper}%`, background: pursuer, color: label }}>
        {isHunters && value !== undefined && annotations.exact.sign(value)}
      </span>
      <span style={{ height: `${100 * (1 - upper)}%`, background: quarry, color: label }}>
        {!isHunters && value?.winner !== undefined && annotations.exact.sign(value)}
      </span>
    </div>
  );
}

function textOf(
  { exact, hasBar, hidden, refusal }: ExactAnnotations,
  value: ExactValue | undefined,
): string | undefined {
  if (!hasBar.value) return undefined;
  if (value !== undefined) return `With best play: ${exact.text(value)}.`;
  return hidden.value ?? refusal.value ?? 'Solving …';
}
