import { ChallengeButton } from '../game/ChallengePart.js';
import { Act } from '../page/Act.js';
import { Button } from '../page/Button.js';
import { CopyLink } from '../shell/CopyLink.js';
import type { Stage } from './stage.js';
import { fog, plans, smallMap } from './switches.js';

interface Props {
  readonly stage: Stage;
}

/** One bar of three, in one place: nothing jumps. */
export function WaysOn({ stage }: Props) {
  const { journey } = stage;
  if (journey.isWatching.value) return <ReplayBar stage={stage} />;
  return journey.outcome.value === undefined ? <ActBar stage={stage} /> : <EndBar stage={stage} />;
}

/** What the avatar can do, each with its key. */
const ActBar = ({ stage }: Props) => {
  const { journey, walking } = stage;
  const isIdle = walking.refusal.value !== undefined;
  return (
    <div class="play-bar" role="group" aria-label="Moves">
      <Act action="undo" icon="undo" text="Undo" isIdle={!journey.canUndo.value} />
      <Act action="redo" icon="redo" text="Redo" isIdle={!journey.canRedo.value} />
      <Act action="wait" text="Wait" isIdle={isIdle} />
      <Act action="explore" text="Explore" title="Explore by itself, until something happens" isIdle={isIdle} />
      <Act action="stairs" text="Stairs" title="Travel to the stairs" isIdle={isIdle} />
      <Act action="threat" text="Where is it?" title="Tell where the nearest hunter is" />
    </div>
  );
};

/** What is shown: switches, each with its key. */
export const ShowBar = ({ stage }: Props) => {
  const { looking } = stage;
  return (
    <div class="play-bar" role="group" aria-label="What is shown">
      <Act action="look" text="Look" title="Look around with the cursor" isPressed={looking.isOn.value} />
      <Act action="fog" text="Fog" title="Show only what you see and remember" isPressed={fog.isOn.value} />
      <Act action="hint" text="Plans" title="Show the ways the hunters mean to go" isPressed={plans.isOn.value} />
      <button
        type="button"
        title="Show the small map while the board holds only a part of the world"
        aria-pressed={smallMap.isOn.value}
        onClick={() => smallMap.toggle()}
      >
        Map
      </button>
    </div>
  );
};

/** At the end of a run: the ways on. */
function EndBar({ stage }: Props) {
  const { session } = stage;
  return (
    <div class="play-bar end-bar" role="group" aria-label="The end" data-testid="end">
      <Button text="Undo" onClick={() => stage.undo()} />
      <Button text="Try again" onClick={() => session.tryAgain()} />
      <Button text="Next seed" onClick={() => session.nextSeed()} />
      <CopyLink link={() => session.link()} isDisabled={false} label="Share this run" />
      <ChallengeButton challenge={session.challenge} />
    </div>
  );
}

/** At an earlier turn: that this is a replay, and the ways on. */
function ReplayBar({ stage }: Props) {
  const { journey } = stage;
  return (
    <div class="board-note branch-note" data-testid="replay">
      <p>
        <strong>Replay</strong>: turn {journey.at.value} of {journey.line.value.length - 1}.
      </p>
      <Act action="pick" text="Go on from here" onClick={() => stage.playFromHere()} />
      <Act action="leave" text="To the last turn" onClick={() => stage.toPresent()} />
    </div>
  );
}
