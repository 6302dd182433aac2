import { monsterMoves } from 'asterion/game';
import type { Play } from './play.js';
import { nearestMonster } from './words.js';

/** Whose move it is or how it ended, how many moves the monster has made, how far apart the two are. */
export function Status({ play }: { readonly play: Play }) {
  const standing = play.standing.value;
  const nearest = standing && nearestMonster(standing.position);
  const isOver = standing?.end !== undefined;
  return (
    <div class={`rogue-status ${isOver ? 'is-over' : ''}`}>
      <p data-testid="status">{standing === undefined ? 'No game yet.' : play.status.value}</p>
      <dl>
        <div>
          <dt>Monster moves</dt>
          <dd data-testid="moves">{standing === undefined ? '–' : monsterMoves(standing.position)}</dd>
        </div>
        <div>
          <dt>Distance</dt>
          <dd data-testid="distance">{nearest?.distance ?? '–'}</dd>
        </div>
      </dl>
    </div>
  );
}
