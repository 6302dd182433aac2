import { Icon, type IconName } from '../shell/icons.js';
import { PeekButton } from './Peek.js';
import type { Stage } from './stage.js';
import { WAIT } from './steering.js';
import { heatChoices } from './truth.js';

/** Undo, redo, restart, wait: each with its key. */
export function PlayBar({ stage: { play, hands } }: { readonly stage: Stage }) {
  const isWatching = play.isWatching.value;
  return (
    <div class="play-bar" role="group" aria-label="Moves">
      <Act
        icon="undo"
        text="Undo"
        shown="⌫"
        keys="Backspace"
        isIdle={!play.canUndo.value}
        onClick={() => play.undo()}
      />
      <Act
        icon="redo"
        text="Redo"
        shown="Ctrl+Y"
        keys="Control+Y"
        isIdle={!play.canRedo.value}
        onClick={() => play.redo()}
      />
      <Act
        icon="start"
        text="Restart"
        shown="Z"
        keys="Z"
        isIdle={play.line.value.length < 2}
        onClick={() => play.restart()}
      />
      {!isWatching && (
        <Act
          icon="pause"
          text="Wait"
          shown="."
          keys="."
          isIdle={play.mover.value === undefined}
          onClick={() => hands.tell(WAIT)}
        />
      )}
      <Act text="Threat" shown="M" keys="M" onClick={() => play.tellThreat()} />
    </div>
  );
}

/** What the exact table has to offer, and other moves to try it on. */
export function TruthBar({ stage: { play, truth } }: { readonly stage: Stage }) {
  const isInBranch = play.branch.value !== undefined;
  return (
    <div class="play-bar" role="group" aria-label="Exact truth">
      <Act
        text="Truth"
        title="Show the truth: who wins if both sides play their best"
        shown="V"
        keys="V"
        isPressed={truth.isShown.value}
        onClick={() => truth.toggle()}
      />
      <PeekButton truth={truth} />
      <Act
        icon={isInBranch ? 'close' : 'fork'}
        text={isInBranch ? 'Return' : 'What if'}
        title={isInBranch ? 'Return to the game' : 'Try other moves from this turn'}
        shown={isInBranch ? 'Esc' : 'F'}
        keys={isInBranch ? 'Escape' : 'F'}
        onClick={() => {
          if (!play.comeBack()) play.tryOut();
        }}
      />
      <HeatField truth={truth} />
    </div>
  );
}

/** For whose place the cells are coloured. */
const HeatField = ({ truth }: Pick<Stage, 'truth'>) => (
  <div class="heat-field">
    <label for="rogue-heat">Colours</label>
    <select
      id="rogue-heat"
      value={truth.heat.value}
      aria-keyshortcuts="C"
      onChange={(event) => {
        const chosen = heatChoices.find(({ name }) => name === event.currentTarget.value);
        if (chosen !== undefined) truth.colour(chosen.name);
      }}
    >
      {heatChoices.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
    <kbd aria-hidden="true">C</kbd>
  </div>
);

interface ActProps {
  readonly icon?: IconName;
  readonly text: string;
  readonly title?: string;
  /** The key as it is shown, and as `aria-keyshortcuts` wants it. */
  readonly shown: string;
  readonly keys: string;
  readonly isIdle?: boolean;
  /** For one that stays down: whether it is. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** Idle ones keep the focus: disabled they would take it from whoever has just pressed them. */
const Act = ({ icon, text, title, shown, keys, isIdle = false, isPressed, onClick }: ActProps) => (
  <button
    type="button"
    class={`act-${text.toLowerCase().replaceAll(' ', '-')}`}
    aria-keyshortcuts={keys}
    aria-disabled={isIdle}
    onClick={onClick}
    {...(title === undefined ? {} : { title })}
    {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
  >
    {icon !== undefined && <Icon name={icon} />}
    {text}
    <kbd aria-hidden="true">{shown}</kbd>
  </button>
);
