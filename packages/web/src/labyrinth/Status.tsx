import { roundsPlayed, suppliesTaken } from 'asterion/game';
import type { Stage } from './stage.js';

/** Whose move it is or how it ended, the score, and how long it is to dawn. */
export function Status({ stage: { play } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  const position = standing?.position;
  return (
    <div class={`play-status ${standing?.end === undefined ? '' : 'is-over'}`}>
      <p data-testid="status">{play.status.value}</p>
      <dl>
        <div>
          <dt>Supplies</dt>
          <dd data-testid="supplies">
            {position === undefined ? '–' : `${suppliesTaken(position)}/${position.setup.supplies.length}`}
          </dd>
        </div>
        <div>
          <dt>Rounds left</dt>
          <dd data-testid="rounds">
            {position === undefined ? '–' : position.setup.options.rounds - roundsPlayed(position)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
