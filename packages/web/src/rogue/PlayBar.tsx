import { Icon, type IconName } from '../shell/icons.js';
import type { Play } from './play.js';
import { WAIT } from './steering.js';

/** Undo, redo, restart, wait: each with its key. */
export function PlayBar({ play }: { readonly play: Play }) {
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
          onClick={() => play.tell(WAIT)}
        />
      )}
      <Act text="Threat" shown="M" keys="M" isIdle={false} onClick={() => play.tellThreat()} />
    </div>
  );
}

interface ActProps {
  readonly icon?: IconName;
  readonly text: string;
  /** The key as it is shown, and as `aria-keyshortcuts` wants it. */
  readonly shown: string;
  readonly keys: string;
  readonly isIdle: boolean;
  readonly onClick: () => void;
}

/** Idle ones keep the focus: disabled they would take it from whoever has just pressed them. */
const Act = ({ icon, text, shown, keys, isIdle, onClick }: ActProps) => (
  <button
    type="button"
    class={`act-${text.toLowerCase()}`}
    aria-keyshortcuts={keys}
    aria-disabled={isIdle}
    onClick={onClick}
  >
    {icon !== undefined && <Icon name={icon} />}
    {text}
    <kbd aria-hidden="true">{shown}</kbd>
  </button>
);
