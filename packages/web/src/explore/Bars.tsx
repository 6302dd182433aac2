import { WAIT } from 'asterion/play';
import { Act } from '../page/Act.js';
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
  const { journey, walking, hands } = stage;
  const isIdle = walking.refusal.value !== undefined;
  return (
    <div class="play-bar" role="group" aria-label="Moves">
      <Act icon="undo" text="Undo" shown="Z" keys="Z" isIdle={!journey.canUndo.value} onClick={() => stage.undo()} />
      <Act
        icon="redo"
        text="Redo"
        shown="Ctrl+Y"
        keys="Control+Y"
        isIdle={!journey.canRedo.value}
        onClick={() => stage.redo()}
      />
      <Act text="Wait" shown="." keys="." isIdle={isIdle} onClick={() => hands.tell(WAIT)} />
      <Act
        text="Explore"
        title="Explore by itself, until something happens"
        shown="E"
        keys="E"
        isIdle={isIdle}
        onClick={() => walking.explore()}
      />
      <Act
        text="Stairs"
        title="Travel to the stairs"
        shown=">"
        keys=">"
        isIdle={isIdle}
        onClick={() => walking.toStairs()}
      />
      <Act
        text="Threat"
        title="Tell where the nearest hunter is"
        shown="M"
        keys="M"
        onClick={() => stage.tellThreat()}
      />
    </div>
  );
};

/** What is shown: switches, each with its key. */
export const ShowBar = ({ stage }: Props) => {
  const { looking } = stage;
  return (
    <div class="play-bar" role="group" aria-label="What is shown">
      <Act
        text="Look"
        title="Look around with the cursor"
        shown="X"
        keys="X"
        isPressed={looking.isOn.value}
        onClick={() => looking.toggle()}
      />
      <Act
        text="Fog"
        title="Show only what you see and remember"
        shown="F"
        keys="F"
        isPressed={fog.isOn.value}
        onClick={() => stage.toggleFog()}
      />
      <Act
        text="Plans"
        title="Show the ways the hunters mean to go"
        shown="V"
        keys="V"
        isPressed={plans.isOn.value}
        onClick={() => stage.togglePlans()}
      />
      <Act
        text="Map"
        title="Show the small map while the board holds only a part of the world"
        shown="N"
        keys="N"
        isPressed={smallMap.isOn.value}
        onClick={() => stage.toggleMap()}
      />
    </div>
  );
};

/** At the end of a run: the ways on. */
function EndBar({ stage }: Props) {
  const { session } = stage;
  return (
    <div class="play-bar end-bar" role="group" aria-label="The end" data-testid="end">
      <button type="button" onClick={() => stage.undo()}>
        Undo
      </button>
      <button type="button" onClick={() => session.tryAgain()}>
        Try again
      </button>
      <button type="button" onClick={() => session.nextSeed()}>
        Next seed
      </button>
      <CopyLink link={() => session.link()} isDisabled={false} label="Share this run" />
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
      <button type="button" aria-keyshortcuts="Enter" onClick={() => stage.playFromHere()}>
        Go on from here
        <kbd aria-hidden="true">Enter</kbd>
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={() => stage.toPresent()}>
        To the last turn
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}
