import { Act } from '../shell/Act.js';
import { CopyLink } from '../shell/CopyLink.js';
import type { Stage } from './stage.js';

/** Those whose walk over the same pits is worth a look. */
const OTHERS = ['most-paths', 'clairvoyant'] as const;

/** What can be done with the pits of a seed: again, the next, hand them on, or see how others do on them. */
export function SeedBar({ stage }: { readonly stage: Stage }) {
  const { play } = stage;
  const isWatching = play.isWatching.value;
  const isOver = play.standing.value?.end !== undefined;
  return (
    <div class="play-bar seed-bar" role="group" aria-label="These pits">
      {(isOver || isWatching) && (
        <button type="button" onClick={() => stage.tryAgain()}>
          {isWatching ? 'Play these pits' : 'Try again'}
        </button>
      )}
      <Act text="Next seed" shown="F" keys="F" onClick={() => stage.nextSeed()} />
      {OTHERS.filter((name) => name !== play.table.value?.draft.player).map((name) => (
        <button key={name} type="button" onClick={() => stage.watchBot(name)}>
          Watch {name}
        </button>
      ))}
      <CopyLink
        link={() => stage.challenge}
        isDisabled={play.table.value === undefined}
        label="Beat my seed"
        title="Copy a link to the same pits, from the start"
      />
    </div>
  );
}
