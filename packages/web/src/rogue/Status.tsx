import { useSignal } from '@preact/signals';
import { monsterMoves } from 'asterion/game';
import { useEffect } from 'preact/hooks';
import { reviewLink } from '../play/address.js';
import type { Stage } from './stage.js';
import { nearestMonster } from './words.js';

/** Whose move it is or how it ended, how many moves the monster has made, how far apart the two are. */
export function Status({ stage: { play } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  const nearest = standing && nearestMonster(standing.position);
  const isOver = standing?.end !== undefined;
  return (
    <div class={`play-status ${isOver ? 'is-over' : ''}`}>
      <p data-testid="status">{standing === undefined ? 'No game yet.' : play.status.value}</p>
      {isOver && play.branch.value === undefined && <ReviewLink play={play} />}
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

/** From a finished game to its review, move by move. Packing takes a moment. */
function ReviewLink({ play }: Pick<Stage, 'play'>) {
  const link = useSignal<string | undefined>(undefined);
  const now = play.now.value;
  useEffect(() => {
    let isLeft = false;
    link.value = undefined;
    if (now !== undefined) {
      void reviewLink(now, play.refereeOf(now.table)).then((packed) => {
        if (!isLeft) link.value = packed;
      });
    }
    return () => {
      isLeft = true;
    };
  }, [link, now, play]);
  if (link.value === undefined) return null;
  return (
    <a class="review-link" href={link.value}>
      Review this game
    </a>
  );
}
