import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Act } from '../shell/Act.js';
import type { Hands } from './hands.js';
import { WAIT } from './steering.js';

interface Played {
  readonly isWatching: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly line: ReadonlySignal<readonly unknown[]>;
  readonly mover: ReadonlySignal<unknown>;
  undo(): void;
  redo(): void;
  restart(): void;
}

interface Props {
  readonly play: Played;
  readonly hands: Hands;
  /** What staying put is called; undefined where it is not offered. */
  readonly rest?: string | undefined;
  /** What asks for dangers is called; `Threat` unless told. */
  readonly threat?: string;
  readonly onThreat: () => void;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** Undo, redo, restart, wait: each with its key. */
export const MoveBar = ({ play, hands, rest, threat = 'Threat', onThreat, children }: Props) => (
  <div class="play-bar" role="group" aria-label="Moves">
    <Act icon="undo" text="Undo" shown="⌫" keys="Backspace" isIdle={!play.canUndo.value} onClick={() => play.undo()} />
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
    {rest !== undefined && !play.isWatching.value && (
      <Act
        icon="pause"
        text={rest}
        shown="."
        keys="."
        isIdle={play.mover.value === undefined}
        onClick={() => hands.tell(WAIT)}
      />
    )}
    <Act text={threat} shown="M" keys="M" onClick={onThreat} />
    {children}
  </div>
);
