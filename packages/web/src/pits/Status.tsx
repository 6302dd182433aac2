import { pitsOf, turnsPlayed } from 'asterion/game';
import type { Stage } from './stage.js';
import { stepsLeft } from './words.js';

/** Whose move it is or how it ended, the turns, how far the goal is, and how many pits there are. */
export function Status({ stage: { play } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  const position = standing?.position;
  const left = position === undefined ? -1 : stepsLeft(position);
  return (
    <div class={`play-status ${standing?.end === undefined ? '' : 'is-over'}`}>
      <p data-testid="status">{play.status.value}</p>
      <dl>
        <div>
          <dt>Turns</dt>
          <dd data-testid="turns">{position === undefined ? '–' : turnsPlayed(position)}</dd>
        </div>
        <div>
          <dt>To the goal</dt>
          <dd data-testid="distance">{left < 0 ? '–' : left}</dd>
        </div>
        <div>
          <dt>Pits</dt>
          <dd data-testid="pits">{position === undefined ? '–' : pitsOf(position).length}</dd>
        </div>
      </dl>
    </div>
  );
}
