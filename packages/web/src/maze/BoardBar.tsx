import { ReadOut } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { Button } from '../page/Button.js';
import { IconButton } from '../page/IconButton.js';
import type { Show } from './overlay.js';
import type { Stage } from './stage.js';

const SHOWN: Readonly<Record<Show, string>> = {
  longest: 'Drawn: the longest path of the maze, not the way of a solver.',
  loop: 'Drawn: a loop of the maze, not the way of a solver.',
  unreachable: 'Marked: a cell that cannot be reached.',
};

/** Below the board: what is under the cursor, and the tools. */
export function BoardBar({ stage }: { readonly stage: Stage }) {
  const { session, board, tunnels } = stage;
  const isPair = session.frames.value.length > 1 && (session.task.value?.solvers.length ?? 0) > 1;
  return (
    <div class="board-bar">
      <BoardNote stage={stage} />
      {!isPair && <ReadOut model={board} name="board-1" />}
      <div class="board-tools">
        <div class="tool-group" role="group" aria-label="Changes">
          <IconButton
            icon="tunnel"
            label="Add tunnels"
            keys="C"
            isPressed={tunnels.isOn.value}
            disabled={tunnels.fault.value !== undefined}
            onClick={() => tunnels.toggle()}
          />
          <IconButton
            icon="undo"
            label="Undo"
            keys="Control+Z"
            isIdle={!session.history.canUndo.value}
            onClick={() => session.undo()}
          />
          <IconButton
            icon="redo"
            label="Redo"
            keys="Control+Shift+Z"
            isIdle={!session.history.canRedo.value}
            onClick={() => session.redo()}
          />
        </div>
        <ZoomButtons model={board} />
      </div>
    </div>
  );
}

/** What the tool in hand wants, or what is drawn instead of the run; and the way out of it. */
function BoardNote({ stage: { session, tunnels } }: { readonly stage: Stage }) {
  const { overlay } = session;
  const shown = overlay.shown.value;
  if (tunnels.isOn.value) return <Note id="tool-hint" text={tunnels.hint.value} onDone={() => tunnels.leave()} />;
  if (shown === undefined) return null;
  return <Note id="overlay-note" text={SHOWN[shown]} onDone={() => overlay.show(undefined)} />;
}

interface NoteProps {
  readonly id: string;
  readonly text: string;
  readonly onDone: () => void;
}

const Note = ({ id, text, onDone }: NoteProps) => (
  <div class="board-note">
    <p data-testid={id}>{text}</p>
    <Button text="Done" onClick={onDone} />
  </div>
);
